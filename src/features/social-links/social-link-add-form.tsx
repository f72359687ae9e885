import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { socialLinksKey } from '@/data/site/social-links';
import { addSocialLink, type SocialLinkFields } from '@/data/site/social-links.admin';
import { isOutcomeUnknown } from '@/data/service/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import { CheckboxField, TextField } from '@/ui/form/fields';
import { LockedFields } from '@/ui/form/locked-fields';
import { FormNotices } from '@/ui/form/form-notices';
import { SubmitButton } from '@/ui/form/submit-button';
import { newRowTarget, useAddRow } from '@/ui/form/use-add-row';
import { useDraft } from '@/ui/form/use-draft';
import { notify } from '@/ui/toast/notify';
import { Panel } from '@/ui/admin-page';
import { emptySocialLink, socialLinkErrors, socialLinkLabels, socialLinkSchema } from './social-link-schema';

/** The form resets only after a successful save. */
export function SocialLinkAddForm() {
  const { reasonAgainst, draftKeyOf } = usePermissions();
  const reason = reasonAgainst('site:edit');
  const [target] = useState(newRowTarget);
  const form = useForm<SocialLinkFields>({
    resolver: valibotResolver(socialLinkSchema),
    defaultValues: emptySocialLink,
  });
  const draft = useDraft(form, draftKeyOf('social-links.new'), target);
  const { add, isPending, error } = useAddRow({
    form,
    draft,
    add: (id, values) => addSocialLink({ id, ...values }),
    isNewRow: (values, sent) => values.platform !== sent.platform && values.url !== sent.url,
    fieldErrors: socialLinkErrors,
    meta: {
      success: 'Social media link added successfully',
      failure: 'Failed to add social media link',
      invalidates: socialLinksKey,
    },
  });
  const notifyRequired = () => {
    const { platform, url } = form.getValues();
    if (!platform.trim() || !url.trim()) notify.failure('Platform and URL are required');
  };
  const { control } = form;
  return (
    <Panel title="Add social media link">
      <FormNotices draft={draft} outcomeUnknown={isOutcomeUnknown(error)} />
      <form noValidate onSubmit={(event) => void form.handleSubmit(add, notifyRequired)(event)} className="@container">
        <LockedFields
          locked={reason !== null}
          className="grid grid-cols-1 gap-x-5 gap-y-4 @md:grid-cols-2 @3xl:grid-cols-[1fr_2fr_auto_auto]"
        >
          <TextField
            label={socialLinkLabels.platform}
            hint="In lower case, such as youtube."
            required
            autoCapitalize="none"
            control={control}
            name="platform"
          />
          <TextField label={socialLinkLabels.url} type="url" required control={control} name="url" />
          <div className="@3xl:pt-6.5">
            <CheckboxField label={socialLinkLabels.active} control={control} name="active" />
          </div>
          <div className="space-y-2 @3xl:pt-6.5">
            <SubmitButton label="Add link" busy={isPending} busyLabel="Adding..." />
          </div>
          {reason && <p className="col-span-full text-muted">{reason}</p>}
        </LockedFields>
      </form>
    </Panel>
  );
}
