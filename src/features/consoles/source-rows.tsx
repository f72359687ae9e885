import { useFieldArray, useFormState, useWatch, type Control } from 'react-hook-form';
import { SelectField, TextField } from '@/ui/form/fields';
import { emptySource, type ConsoleDraft } from './console-draft';
import { confidenceOptions, sourceLabels, sourceOptions } from './console-labels';
import { EditableRows } from './editable-rows';

/** Where the facts are from. */
export function SourceRows({ control }: { control: Control<ConsoleDraft> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'sources' });
  const { errors } = useFormState({ control, name: 'sources' });
  const typed = useWatch({ control, name: 'sources' });
  return (
    <EditableRows
      rows={fields.map(({ id }, index) => {
        const field = typed[index]?.field;
        const subject = field && sourceOptions.find(({ value }) => value === field)?.label;
        return { id, legend: `Source ${index + 1}${subject ? ` for ${subject}` : ''}` };
      })}
      hint="A fact may have several. A note without a title stands beside the fact."
      empty="No source yet."
      addLabel="Add Source"
      error={errors.sources?.message}
      onAdd={() => append(emptySource)}
      onRemove={remove}
    >
      {(index) => (
        <>
          <SelectField
            label={sourceLabels.field}
            required
            options={sourceOptions}
            control={control}
            name={`sources.${index}.field`}
          />
          <TextField label={sourceLabels.title} control={control} name={`sources.${index}.title`} />
          <TextField label={sourceLabels.url} type="url" control={control} name={`sources.${index}.url`} />
          <TextField
            label={sourceLabels.checked_on}
            type="date"
            control={control}
            name={`sources.${index}.checked_on`}
          />
          <SelectField
            label={sourceLabels.confidence}
            options={confidenceOptions}
            control={control}
            name={`sources.${index}.confidence`}
          />
          <TextField label={sourceLabels.note} control={control} name={`sources.${index}.note`} />
        </>
      )}
    </EditableRows>
  );
}
