import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type Control } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { conflictIn, isOutcomeUnknown } from '@/data/service/writes.admin';
import { settingsKey, siteSettings, type SiteSettings } from '@/data/site/settings';
import { savedSettings, saveSettings, type SavedSettings } from '@/data/site/settings.admin';
import { usePermissions } from '@/auth/use-permissions';
import type { Target } from '@/site/drafts';
import { useWrite } from '@/lib/use-write';
import { ConflictDialog, useConflict } from '@/ui/form/conflict';
import { LockedFields } from '@/ui/form/locked-fields';
import { FormNotices, SaveBar } from '@/ui/form/form-notices';
import { applyServerErrors, TextAreaField, TextField } from '@/ui/form/fields';
import { PictureButtons } from '@/ui/form/picture-buttons';
import { SubmitButton } from '@/ui/form/submit-button';
import { useDraft, useFollow } from '@/ui/form/use-draft';
import { defaultSettings } from '@/data/reads/built-in';
import {
  settingsDraft,
  settingsErrors,
  settingsFields,
  settingsLabels,
  settingsSchema,
  type SettingsDraft,
} from './settings-schema';

interface SettingsFormProps {
  saved: SavedSettings | null;
}

/** Saves the settings as one row. Changes saved elsewhere replace untouched fields. */
export function SettingsForm({ saved }: SettingsFormProps) {
  const { reasonAgainst, draftKeyOf } = usePermissions();
  const reason = reasonAgainst('settings:edit');
  const queryClient = useQueryClient();
  const values = settingsDraft(saved ?? defaultSettings);
  const form = useForm<SettingsDraft>({ resolver: valibotResolver(settingsSchema), defaultValues: values });
  const draft = useDraft(form, draftKeyOf('settings'), targetOf(saved));
  useFollow(form, draft, values, targetOf(saved));
  const save = useWrite({
    mutationFn: ({ target, sent, base }: { target: Target; sent: SettingsDraft; base: SiteSettings }) =>
      saveSettings(settingsFields(sent, base), target.version),
    meta: { success: 'Settings saved successfully', failure: 'Failed to save settings', invalidates: settingsKey },
    onSuccess: (row, { sent }) => {
      draft.markSaved(sent, targetOf(row));
      // Title and meta tags change at once, without another read.
      queryClient.setQueryData(siteSettings().queryKey, row);
      queryClient.setQueryData(savedSettings().queryKey, row);
    },
    onError: (error) => {
      const found = conflictIn<SavedSettings>(error);
      if (found) conflict.open(found.now);
      else applyServerErrors(form, settingsErrors(error));
    },
  });
  const conflict = useConflict<SettingsDraft, SavedSettings>({
    form,
    draft,
    valuesOf: settingsDraft,
    targetOf,
    asNew: () => ({ target: targetOf(null), values: settingsDraft(defaultSettings) }),
    save: (target, sent, theirs) => save.mutate({ target, sent, base: theirs ?? defaultSettings }),
  });
  const send = (sent: SettingsDraft) => save.mutate({ target: draft.target, sent, base: saved ?? defaultSettings });
  return (
    <>
      <FormNotices draft={draft} outcomeUnknown={isOutcomeUnknown(save.error)} />
      <form aria-label="Settings" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <LockedFields locked={reason !== null} className="@container">
          <GeneralFields control={form.control} />
          <OperatorFields control={form.control} />
          <SeoFields control={form.control} />
          <SettingsSection title="Performance">
            <p className="text-sm text-muted">Performance settings are automatic: there’s nothing to set here.</p>
          </SettingsSection>
          <SaveBar>
            <SubmitButton label="Save settings" busy={save.isPending} busyLabel="Saving..." />
            {reason && <p className="text-muted">{reason}</p>}
          </SaveBar>
        </LockedFields>
      </form>
      {conflict.dialog && (
        <ConflictDialog
          what="row of settings"
          title="These settings have changed since you opened them"
          labels={settingsLabels}
          {...conflict.dialog}
        />
      )}
    </>
  );
}

/** The settings are a single row. */
function targetOf(row: SavedSettings | null): Target {
  return { id: 'settings', version: row && row.updated_at };
}

interface GeneralFieldsProps {
  control: Control<SettingsDraft>;
}

function GeneralFields({ control }: GeneralFieldsProps) {
  return (
    <SettingsSection title="General" about="Site name, contact email and articles per page.">
      <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField label={settingsLabels.siteName} required control={control} name="siteName" />
        </div>
        <div className="sm:col-span-2">
          <TextAreaField label={settingsLabels.siteDescription} rows={4} control={control} name="siteDescription" />
        </div>
        <TextField label={settingsLabels.contactEmail} type="email" required control={control} name="contactEmail" />
        <TextField
          label={settingsLabels.itemsPerPage}
          hint="Articles per page on the home page"
          type="number"
          min={1}
          max={12}
          step={1}
          required
          control={control}
          name="itemsPerPage"
        />
      </div>
    </SettingsSection>
  );
}

interface OperatorFieldsProps {
  control: Control<SettingsDraft>;
}

function OperatorFields({ control }: OperatorFieldsProps) {
  return (
    <SettingsSection
      title="Legal"
      about="Who answers for the site. Everybody can read it on the pages Privacy, Contact and About."
    >
      <div className="grid grid-cols-1 gap-y-4">
        <TextField
          label={settingsLabels.operator}
          hint="A person or an organisation"
          control={control}
          name="operator"
        />
        <TextAreaField
          label={settingsLabels.postalAddress}
          hint="Where a letter reaches the operator"
          rows={4}
          control={control}
          name="postalAddress"
        />
      </div>
    </SettingsSection>
  );
}

interface SeoFieldsProps {
  control: Control<SettingsDraft>;
}

function SeoFields({ control }: SeoFieldsProps) {
  return (
    <SettingsSection title="SEO" about="The text and picture that search engines and link previews show.">
      <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label={settingsLabels.metaTitle}
            hint="50-60 characters works best"
            required
            control={control}
            name="metaTitle"
          />
        </div>
        <div className="sm:col-span-2">
          <TextAreaField
            label={settingsLabels.metaDescription}
            hint="150-160 characters works best"
            rows={4}
            control={control}
            name="metaDescription"
          />
        </div>
        <div className="sm:col-span-2">
          <TextField
            label={settingsLabels.metaKeywords}
            hint="Words separated by commas"
            control={control}
            name="metaKeywords"
          />
        </div>
        <div>
          <TextField
            label={settingsLabels.ogImage}
            hint="A 1200x630 picture: an https address or a path on this site"
            required
            control={control}
            name="ogImage"
          />
          <PictureButtons label={settingsLabels.ogImage} control={control} name="ogImage" />
        </div>
        <TextField
          label={settingsLabels.twitterHandle}
          hint="Left out of pages while it is the default, @handheldlegacy, and no Twitter link is active"
          control={control}
          name="twitterHandle"
        />
      </div>
    </SettingsSection>
  );
}

interface SettingsSectionProps {
  title: string;
  about?: string;
  children: ReactNode;
}

function SettingsSection({ title, about, children }: SettingsSectionProps) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-1 gap-x-8 gap-y-4 border-t border-line py-6 first:border-t-0 first:pt-0 @3xl:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div>
        <h2 className="text-lg/tight">{title}</h2>
        {about && <p className="mt-1.5 text-sm text-muted">{about}</p>}
      </div>
      <div className="rounded-card border border-line bg-surface p-4 sm:p-5">{children}</div>
    </section>
  );
}
