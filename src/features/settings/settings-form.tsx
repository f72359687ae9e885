import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { conflictIn } from '@/data/conflict';
import { siteSettings, settingsKey, type SiteSettings } from '@/data/settings';
import { savedSettings, saveSettings, type SavedSettings } from '@/data/settings.admin';
import { isOutcomeUnknown } from '@/data/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import { useQueryClient } from '@tanstack/react-query';
import type { Target } from '@/lib/drafts';
import { useWrite } from '@/lib/use-write';
import { ConflictDialog, useConflict } from '@/ui/form/conflict';
import { FormNotices, SaveBar } from '@/ui/form/form-notices';
import { applyServerErrors } from '@/ui/form/server-errors';
import { SubmitButton } from '@/ui/form/submit-button';
import { useDraft, useFollow } from '@/ui/form/use-draft';
import { defaultSettings } from '@/data/default-settings';
import { GeneralFields } from './general-fields';
import { SeoFields } from './seo-fields';
import {
  settingsDraft,
  settingsErrors,
  settingsFields,
  settingsLabels,
  settingsSchema,
  type SettingsDraft,
} from './settings-schema';
import { SettingsSection } from './settings-section';

interface SettingsFormProps {
  /** Null while there is no row. */
  saved: SavedSettings | null;
}

/** All settings, saved as one. What somebody else saved since then stays where nothing was typed. */
export function SettingsForm({ saved }: SettingsFormProps) {
  const { reasonAgainst, keepAs } = usePermissions();
  const reason = reasonAgainst('settings:edit');
  const queryClient = useQueryClient();
  const values = settingsDraft(saved ?? defaultSettings);
  const form = useForm<SettingsDraft>({ resolver: valibotResolver(settingsSchema), defaultValues: values });
  const draft = useDraft(form, keepAs('settings'), targetOf(saved));
  useFollow(form, draft, values, targetOf(saved));
  const save = useWrite({
    mutationFn: ({ target, sent, base }: { target: Target; sent: SettingsDraft; base: SiteSettings }) =>
      saveSettings(settingsFields(sent, base), target.version),
    meta: { success: 'Settings saved successfully', failure: 'Failed to save settings', invalidates: settingsKey },
    onSuccess: (row, { sent }) => {
      draft.markSaved(sent, targetOf(row));
      // Title and meta tags are made from these: they change at once, not with the next read.
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
    anew: () => ({ target: targetOf(null), values: settingsDraft(defaultSettings) }),
    save: (target, sent, theirs) => save.mutate({ target, sent, base: theirs ?? defaultSettings }),
  });
  const send = (sent: SettingsDraft) => save.mutate({ target: draft.target, sent, base: saved ?? defaultSettings });
  return (
    <>
      <FormNotices draft={draft} outcomeUnknown={isOutcomeUnknown(save.error)} />
      <form aria-label="Settings" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <fieldset disabled={reason !== null} className="@container min-w-0">
          <GeneralFields control={form.control} />
          <SeoFields control={form.control} />
          <SettingsSection title="Performance">
            <p className="text-sm text-muted">Performance settings are automatic: there is nothing to set here.</p>
          </SettingsSection>
          <SaveBar>
            <SubmitButton label="Save Settings" busy={save.isPending} busyLabel="Saving..." />
            {reason && <p className="text-muted">{reason}</p>}
          </SaveBar>
        </fieldset>
      </form>
      {conflict.dialog && (
        <ConflictDialog
          what="row of settings"
          title="These settings were changed meanwhile"
          labels={settingsLabels}
          {...conflict.dialog}
        />
      )}
    </>
  );
}

/** There is one row of settings. */
function targetOf(row: SavedSettings | null): Target {
  return { id: 'settings', version: row && row.updated_at };
}
