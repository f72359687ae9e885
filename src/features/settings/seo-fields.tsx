import type { Control } from 'react-hook-form';
import { TextAreaField, TextField } from '@/ui/form/fields';
import { settingsLabels, type SettingsDraft } from './settings-schema';
import { SettingsSection } from './settings-section';

interface SeoFieldsProps {
  control: Control<SettingsDraft>;
}

/** What search engines and link previews show. */
export function SeoFields({ control }: SeoFieldsProps) {
  return (
    <SettingsSection title="SEO" about="What search engines and link previews show.">
      <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label={settingsLabels.metaTitle}
            hint="Best at 50-60 characters"
            required
            control={control}
            name="metaTitle"
          />
        </div>
        <div className="sm:col-span-2">
          <TextAreaField
            label={settingsLabels.metaDescription}
            hint="Best at 150-160 characters"
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
        <TextField
          label={settingsLabels.ogImage}
          hint="A picture of 1200x630 pixels: an address, or a path on this site"
          required
          control={control}
          name="ogImage"
        />
        <TextField
          label={settingsLabels.twitterHandle}
          hint="Such as @handheldlegacy"
          control={control}
          name="twitterHandle"
        />
      </div>
    </SettingsSection>
  );
}
