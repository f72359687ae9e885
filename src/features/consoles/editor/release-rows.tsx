import { useFieldArray, useFormState, useWatch, type Control } from 'react-hook-form';
import { SelectField, TextAreaField, TextField } from '@/ui/form/fields';
import { emptyRelease, type ConsoleDraft } from './console-draft';
import { regions } from '@/data/regions';
import { regionOptions, releaseLabels } from './console-labels';
import { EditableRows } from './editable-rows';

/** When and for how much it came out, by region. */
export function ReleaseRows({ control }: { control: Control<ConsoleDraft> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'releases' });
  const { errors } = useFormState({ control, name: 'releases' });
  const typed = useWatch({ control, name: 'releases' });
  return (
    <EditableRows
      rows={fields.map(({ id }, index) => {
        const region = regions[typed[index]?.region ?? ''];
        return { id, legend: `Release ${index + 1}${region ? `: ${region}` : ''}` };
      })}
      hint="One for each region. Leave empty what isn't known."
      empty="No release yet."
      addLabel="Add Release"
      error={errors.releases?.message}
      onAdd={() => append(emptyRelease)}
      onRemove={remove}
    >
      {(index) => (
        <>
          <SelectField
            label={releaseLabels.region}
            required
            options={regionOptions}
            control={control}
            name={`releases.${index}.region`}
          />
          <TextField
            label={releaseLabels.released}
            hint="Such as 1989, 1989-04 or 1989-04-21."
            control={control}
            name={`releases.${index}.released`}
          />
          <TextField
            label={releaseLabels.currency}
            hint="Three letters, such as USD."
            autoCapitalize="characters"
            control={control}
            name={`releases.${index}.currency`}
          />
          <TextField
            label={releaseLabels.price}
            inputMode="decimal"
            autoComplete="off"
            control={control}
            name={`releases.${index}.price`}
          />
          <TextField
            label={releaseLabels.price_to}
            hint="Where there was more than one price."
            inputMode="decimal"
            autoComplete="off"
            control={control}
            name={`releases.${index}.price_to`}
          />
          <TextField label={releaseLabels.note} control={control} name={`releases.${index}.note`} />
          <TextAreaField
            label={releaseLabels.launch_games}
            hint="One per line."
            rows={3}
            control={control}
            name={`releases.${index}.launch_games`}
          />
          <TextAreaField
            label={releaseLabels.launch_colours}
            hint="One per line."
            rows={3}
            control={control}
            name={`releases.${index}.launch_colours`}
          />
        </>
      )}
    </EditableRows>
  );
}
