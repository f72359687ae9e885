import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import type { useForm } from '@/ui/use-form';
import type { SettingsDraft } from './settings-fields';
import { SettingsSection } from './settings-section';

interface SeoFieldsProps {
  form: ReturnType<typeof useForm<SettingsDraft>>;
}

/** What search engines and link previews show. */
export function SeoFields({ form: { field } }: SeoFieldsProps) {
  return (
    <SettingsSection title="SEO" about="What search engines and link previews show.">
      <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField label="Meta Title" hint="Best at 50-60 characters" required {...field('metaTitle')} />
        </div>
        <div className="sm:col-span-2">
          <TextAreaField
            label="Meta Description"
            hint="Best at 150-160 characters"
            rows={4}
            {...field('metaDescription')}
          />
        </div>
        <div className="sm:col-span-2">
          <TextField label="Meta Keywords" hint="Words separated by commas" {...field('metaKeywords')} />
        </div>
        <TextField
          label="OG Image URL"
          hint="A picture of 1200x630 pixels: an address, or a path on this site"
          required
          {...field('ogImage')}
        />
        <TextField label="Twitter Handle" hint="Such as @handheldlegacy" {...field('twitterHandle')} />
      </div>
    </SettingsSection>
  );
}
