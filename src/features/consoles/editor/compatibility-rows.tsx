import { useFieldArray, useFormState, type Control } from 'react-hook-form';
import { FieldError } from '@/ui/form/field';
import { SelectField, TextField } from '@/ui/form/fields';
import type { ConsoleDraft } from './console-draft';
import { cartridgeFamilies } from '@/data/consoles/cartridge-families';
import { playsLabels, playsOptions } from './console-labels';
import { RowFieldset } from './row-fieldset';

export function CompatibilityRows({ control }: { control: Control<ConsoleDraft> }) {
  const { fields } = useFieldArray({ control, name: 'plays' });
  const { errors } = useFormState({ control, name: 'plays' });
  return (
    <div className="space-y-4">
      {errors.plays?.message && <FieldError id="list">{errors.plays.message}</FieldError>}
      {fields.map(({ id, family }, index) => (
        <RowFieldset key={id} legend={cartridgeFamilies[family] ?? family} inPairs>
          <SelectField
            label={playsLabels.plays}
            options={playsOptions}
            control={control}
            name={`plays.${index}.plays`}
          />
          <TextField label={playsLabels.note} control={control} name={`plays.${index}.note`} />
          <TextField label={playsLabels.source_title} control={control} name={`plays.${index}.source_title`} />
          <TextField label={playsLabels.source_url} type="url" control={control} name={`plays.${index}.source_url`} />
        </RowFieldset>
      ))}
    </div>
  );
}
