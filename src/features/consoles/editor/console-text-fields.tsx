import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import type { EditedConsole } from '@/data/consoles/console-editor.admin';
import { paths } from '@/site/paths';
import { isSlug, slugify } from '@/lib/slugify';
import { Panel } from '@/ui/admin-page';
import { SelectField, TextAreaField, TextField } from '@/ui/form/fields';
import { PictureField } from '@/ui/form/picture-field';
import type { ConsoleDraft } from './console-draft';
import { consoleLabels, eraOptions } from './console-labels';
import { ConsolePicture } from '@/features/consoles/console-picture';
import { slugTaken } from './console-schema';
import { outlierYearRange, OutlierWarning } from './outliers';
import { useOtherConsoles } from './use-other-consoles';

export interface ConsoleTextFieldsProps {
  form: UseFormReturn<ConsoleDraft>;
  /** True before the first save. */
  isNew: boolean;
  /** The saved version. Null for a new console. */
  saved: EditedConsole | null;
  consoleId: string;
}

export function ConsoleTextFields({ form, isNew, saved, consoleId }: ConsoleTextFieldsProps) {
  const { control, setValue, formState } = form;
  const color = useWatch({ control, name: 'color' });
  return (
    <div className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="space-y-5">
        <TextField
          label={consoleLabels.name}
          required
          className="text-lg font-semibold"
          control={control}
          name="name"
          onEdit={(name) => {
            // The address of a saved console changes only by a deliberate edit.
            if (isNew) setValue('slug', slugify(name), { shouldDirty: true, shouldValidate: formState.isSubmitted });
          }}
        />
        <SlugField control={control} savedSlug={saved?.slug} consoleId={consoleId} />
        <TextAreaField
          label={consoleLabels.description}
          rows={3}
          required
          hint="A sentence or two, for lists and search engines."
          control={control}
          name="description"
        />
        <TextAreaField
          label={consoleLabels.full_description}
          rows={12}
          required
          hint="A blank line starts a new paragraph."
          control={control}
          name="full_description"
        />
        <fieldset className="min-w-0 space-y-5">
          <legend className="mb-3 text-lg/tight font-bold">Technical specifications, in words</legend>
          {(['processor', 'display', 'controls', 'battery'] as const).map((name) => (
            <TextField key={name} label={consoleLabels[name]} required control={control} name={name} />
          ))}
          {(['dimensions', 'weight', 'games'] as const).map((name) => (
            <TextField key={name} label={`${consoleLabels[name]} (optional)`} control={control} name={name} />
          ))}
        </fieldset>
      </div>
      <Panel>
        <div className="space-y-4">
          <PictureField label={consoleLabels.image} control={control} name="image">
            {(image) => <ConsolePicture model={{ image, color }} alt="" className="rounded-xl border border-line" />}
          </PictureField>
          <YearField control={control} savedYear={saved?.year} consoleId={consoleId} />
          <SelectField label={consoleLabels.color} options={eraOptions} control={control} name="color" />
        </div>
      </Panel>
    </div>
  );
}

interface SlugFieldProps {
  control: Control<ConsoleDraft>;
  savedSlug: string | undefined;
  consoleId: string;
}

function SlugField({ control, savedSlug, consoleId }: SlugFieldProps) {
  const slug = useWatch({ control, name: 'slug' });
  const isNewSlug = isSlug(slug) && slug !== savedSlug;
  const others = useOtherConsoles(consoleId, isNewSlug);
  const isTaken = isNewSlug && others?.some((other) => other.slug === slug);
  return (
    <TextField
      control={control}
      name="slug"
      label={consoleLabels.slug}
      required
      autoComplete="off"
      spellCheck={false}
      error={isTaken ? slugTaken : undefined}
      hint={
        <>
          <span>{slug ? `Address: ${paths.console(slug)}` : 'The last part of the address.'}</span>
          {isNewSlug && isTaken === false && (
            <>
              {' '}
              <span>(available).</span>
            </>
          )}
          {isNewSlug && savedSlug !== undefined && (
            <strong
              className="block text-collecting"
              role="status"
            >{`Saving changes the address of this console. Links to ${paths.console(savedSlug)} stop working.`}</strong>
          )}
        </>
      }
    />
  );
}

interface YearFieldProps {
  control: Control<ConsoleDraft>;
  savedYear: string | undefined;
  consoleId: string;
}

/** Warns about a year far from the other consoles. */
function YearField({ control, savedYear, consoleId }: YearFieldProps) {
  const year = useWatch({ control, name: 'year' });
  const isNewYear = /^\d{4}$/.test(year) && year !== savedYear;
  const others = useOtherConsoles(consoleId, isNewYear) ?? [];
  const usual = isNewYear
    ? outlierYearRange(
        Number(year),
        others.map((other) => Number(other.year)),
      )
    : null;
  return (
    <TextField
      label={consoleLabels.year}
      required
      inputMode="numeric"
      control={control}
      name="year"
      hint={
        usual && (
          <OutlierWarning>{`That’s far from the other consoles (${usual.least} to ${usual.most}).`}</OutlierWarning>
        )
      }
    />
  );
}
