import { useState } from 'react';
import { socialLinksKey } from '@/data/social-links';
import { addSocialLink, type SocialLinkFields } from '@/data/social-links.admin';
import { isOutcomeUnknown } from '@/data/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import { useWrite } from '@/lib/use-write';
import { CheckboxField } from '@/ui/checkbox-field';
import { FormNotices } from '@/ui/form-notices';
import { notify } from '@/ui/notify';
import { Panel } from '@/ui/panel';
import { SubmitButton } from '@/ui/submit-button';
import { TextField } from '@/ui/text-field';
import { useForm } from '@/ui/use-form';
import { checkSocialLink, emptySocialLink, socialLinkRefusal } from './social-link-fields';

/** The form that adds a social link. It is emptied only once the link was added. */
export function SocialLinkAddForm() {
  const { reasonAgainst, keepAs } = usePermissions();
  const reason = reasonAgainst('site:edit');
  const [id] = useState(() => crypto.randomUUID());
  const form = useForm({
    initial: emptySocialLink,
    check: checkSocialLink,
    // The id the row is to get is kept with what is typed, so that even a later retry adds it once.
    base: id,
    keepAs: keepAs('social-links.new'),
    onSubmit: (draft) => send(draft),
    onRefused: ({ platform, url }) => {
      if (!platform.trim() || !url.trim()) notify.failure('Platform and URL are required');
    },
  });
  const add = useWrite({
    mutationFn: ({ rowId, draft }: { rowId: string; draft: SocialLinkFields }) =>
      addSocialLink({ id: rowId, ...draft }),
    meta: {
      success: 'Social media link added successfully',
      failure: 'Failed to add social media link',
      invalidates: socialLinksKey,
    },
    onSuccess: (_link, { draft }) => form.clear(draft, crypto.randomUUID()),
    onError: (error) => form.refuse(socialLinkRefusal(error), isOutcomeUnknown(error)),
  });
  const send = (draft: SocialLinkFields) => {
    const sent = form.outcomeUnknown ? add.variables?.draft : undefined;
    // After a lost answer the link may be there: another one must not take its place.
    const another = sent !== undefined && draft.platform !== sent.platform && draft.url !== sent.url;
    const rowId = another ? crypto.randomUUID() : form.base;
    if (another) form.open(draft, { values: form.saved, base: rowId });
    add.mutate({ rowId, draft });
  };
  return (
    <Panel title="Add Social Media Link">
      <FormNotices form={form} />
      <form {...form.element} className="@container">
        <fieldset
          disabled={reason !== null}
          className="grid min-w-0 grid-cols-1 gap-x-5 gap-y-4 @md:grid-cols-2 @3xl:grid-cols-[1fr_2fr_auto_auto]"
        >
          <TextField
            label="Platform"
            hint="In lower case, such as youtube."
            required
            autoCapitalize="none"
            {...form.field('platform')}
          />
          <TextField label="URL" type="url" required {...form.field('url')} />
          <div className="@3xl:pt-6.5">
            <CheckboxField label="Active" {...form.field('active')} />
          </div>
          <div className="space-y-2 @3xl:pt-6.5">
            <SubmitButton label="Add Link" busy={add.isPending} busyLabel="Adding..." />
          </div>
          {reason && <p className="col-span-full text-muted">{reason}</p>}
        </fieldset>
      </form>
    </Panel>
  );
}
