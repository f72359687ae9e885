import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import type { useForm } from '@/ui/use-form';
import type { SettingsDraft } from './settings-fields';
import { SettingsSection } from './settings-section';

interface GeneralFieldsProps {
  form: ReturnType<typeof useForm<SettingsDraft>>;
}

/** What the site is called and how it shows its articles. */
export function GeneralFields({ form: { field } }: GeneralFieldsProps) {
  return (
    <SettingsSection
      title="General"
      about="What the site is called, where its mail goes, and how it shows its articles."
    >
      <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField label="Site Name" required {...field('siteName')} />
        </div>
        <div className="sm:col-span-2">
          <TextAreaField label="Site Description" rows={4} {...field('siteDescription')} />
        </div>
        <TextField label="Contact Email" type="email" required {...field('contactEmail')} />
        <TextField
          label="Blog Posts Per Page"
          hint="Articles per page on the home page"
          type="number"
          min={1}
          max={12}
          step={1}
          required
          {...field('itemsPerPage')}
        />
      </div>
    </SettingsSection>
  );
}
