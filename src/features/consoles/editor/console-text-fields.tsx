import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { paths } from '@/lib/paths';
import { isSlug, slugify } from '@/lib/slugify';
import { Panel } from '@/ui/admin-page';
import { SelectField, TextAreaField, TextField } from '@/ui/form/fields';
import type { ConsoleDraft } from './console-draft';
import { consoleLabels, eraOptions } from './console-labels';
import { ConsolePicture } from '@/features/consoles/console-picture';
import { slugTaken } from './console-schema';
import { useOtherConsoles } from './use-other-consoles';

export interface ConsoleTextFieldsProps {
  form: UseFormReturn<ConsoleDraft>;
  /** Is it a console that nobody has saved yet? */
  isNew: boolean;
  savedSlug: string | undefined;
  consoleId: string;
}

/** What the page of the console says in words. */
export function ConsoleTextFields({ form, isNew, savedSlug, consoleId }: ConsoleTextFieldsProps) {
  const { control, setValue, formState } = form;
  const [image, color] = useWatch({ control, name: ['image', 'color'] });
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
            // The address of a console that is there stays, unless somebody changes it on purpose.
            if (isNew) setValue('slug', slugify(name), { shouldDirty: true, shouldValidate: formState.isSubmitted });
          }}
        />
        <SlugField control={control} savedSlug={savedSlug} consoleId={consoleId} />
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
          <legend className="mb-3 text-lg leading-tight font-bold">Technical specifications, in words</legend>
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
          <ConsolePicture model={{ image, color }} alt="" className="rounded-xl border border-line" />
          <TextField
            label={consoleLabels.image}
            required
            hint="A path on this site or an https address."
            control={control}
            name="image"
          />
          <TextField label={consoleLabels.year} required inputMode="numeric" control={control} name="year" />
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
  const isAsked = isSlug(slug) && slug !== savedSlug;
  const others = useOtherConsoles(consoleId, isAsked);
  const isTaken = isAsked && others?.some((other) => other.slug === slug);
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
          {slug ? `Address: ${paths.console(slug)}` : 'The last part of the address.'}
          {isAsked && isTaken === false && ' (available).'}
          {isAsked && savedSlug !== undefined && (
            <strong className="block text-collecting" role="status">
              Saving changes the address of this console. Links to {paths.console(savedSlug)} stop working.
            </strong>
          )}
        </>
      }
    />
  );
}
