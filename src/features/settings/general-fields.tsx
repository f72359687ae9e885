import type { Control } from 'react-hook-form';
import { TextAreaField, TextField } from '@/ui/form/fields';
import { settingsLabels, type SettingsDraft } from './settings-schema';
import { SettingsSection } from './settings-section';

interface GeneralFieldsProps {
  control: Control<SettingsDraft>;
}

/** What the site is called and how it shows its articles. */
export function GeneralFields({ control }: GeneralFieldsProps) {
  return (
    <SettingsSection
      title="General"
      about="What the site is called, where its mail goes, and how it shows its articles."
    >
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
