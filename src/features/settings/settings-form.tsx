import { siteSettings, settingsKey, type SiteSettings } from '@/data/settings';
import { savedSettings, saveSettings } from '@/data/settings.admin';
import { isOutcomeUnknown } from '@/data/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '@/lib/use-write';
import { FormNotices } from '@/ui/form-notices';
import { SaveBar } from '@/ui/save-bar';
import { SubmitButton } from '@/ui/submit-button';
import { useFollow } from '@/ui/use-follow';
import { useForm } from '@/ui/use-form';
import { GeneralFields } from './general-fields';
import { SeoFields } from './seo-fields';
import {
  changesOf,
  checkSettings,
  settingsDraft,
  settingsFields,
  settingsRefusal,
  type SettingsDraft,
} from './settings-fields';
import { SettingsSection } from './settings-section';

interface SettingsFormProps {
  saved: SiteSettings;
}

/** All settings, saved as one. What somebody else saved meanwhile stays where nothing was typed. */
export function SettingsForm({ saved }: SettingsFormProps) {
  const { reasonAgainst, keepAs } = usePermissions();
  const reason = reasonAgainst('settings:edit');
  const queryClient = useQueryClient();
  const form = useForm({
    initial: settingsDraft(saved),
    check: checkSettings,
    keepAs: keepAs('settings'),
    onSubmit: (draft) => save.mutate(draft),
  });
  useFollow(form, settingsDraft(saved));
  const save = useWrite({
    mutationFn: (draft: SettingsDraft) => saveSettings(settingsFields(changesOf(draft, form.saved), saved)),
    meta: { success: 'Settings saved successfully', failure: 'Failed to save settings', invalidates: settingsKey },
    onSuccess: (row, sent) => {
      form.settle(sent);
      // Title and meta tags are made from these: they change at once, not with the next read.
      queryClient.setQueryData(siteSettings().queryKey, row);
      queryClient.setQueryData(savedSettings().queryKey, row);
    },
    onError: (error) => form.refuse(settingsRefusal(error), isOutcomeUnknown(error)),
  });
  return (
    <>
      <FormNotices form={form} />
      <form aria-label="Settings" {...form.element}>
        <fieldset disabled={reason !== null} className="@container min-w-0">
          <GeneralFields form={form} />
          <SeoFields form={form} />
          <SettingsSection title="Performance">
            <p className="text-sm text-muted">Performance settings are automatic: there is nothing to set here.</p>
          </SettingsSection>
          <SaveBar>
            <SubmitButton label="Save Settings" busy={save.isPending} busyLabel="Saving..." />
            {reason && <p className="text-muted">{reason}</p>}
          </SaveBar>
        </fieldset>
      </form>
    </>
  );
}
