import { useState } from 'react';
import { useFieldArray, useFormState, useWatch, type Control } from 'react-hook-form';
import { Field } from '@/ui/form/field';
import { SelectField, TextField } from '@/ui/form/fields';
import { SelectBox } from '@/ui/select-box';
import { emptySource, type ConsoleDraft } from './console-draft';
import { confidenceOptions, sourceLabels, sourceOptions } from './console-labels';
import { EditableRows } from './editable-rows';

interface SourceRowsProps {
  control: Control<ConsoleDraft>;
  /** The path of the field that the form shows, such as `sources.3.url`. */
  shown: string;
}

/** The largest number of sources that the list shows together, instead of the sources of one fact. */
const fewSources = 10;
const all = 'all';

export function SourceRows({ control, shown }: SourceRowsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'sources' });
  const { errors } = useFormState({ control, name: 'sources' });
  const typed = useWatch({ control, name: 'sources' });
  const [subject, setSubject] = useState(fields.length > fewSources ? '' : all);
  // Only the choice of a subject sets these ids. So a row stays when its subject changes, and a new row shows.
  const [hidden, setHidden] = useState(() => new Set(subject === all ? [] : fields.map(({ id }) => id)));

  const choose = (chosen: string) => {
    setSubject(chosen);
    const others = fields.filter((_, index) => chosen !== all && typed[index]?.field !== chosen);
    setHidden(new Set(others.map(({ id }) => id)));
  };
  const counts = new Map<string, number>();
  for (const { field } of typed) counts.set(field, (counts.get(field) ?? 0) + 1);
  const subjects = sourceOptions.map(({ value, label }) => {
    const count = counts.get(value);
    return { value, label: count && value !== '' ? `${label} (${count})` : label };
  });
  const rows = fields.map(({ id }, index) => {
    const name = sourceOptions.find(({ value }) => value !== '' && value === typed[index]?.field)?.label;
    return {
      id,
      legend: `Source ${index + 1}${name ? ` for ${name}` : ''}`,
      hidden: hidden.has(id) && !shown.startsWith(`sources.${index}.`),
    };
  });
  return (
    <>
      {fields.length > fewSources && (
        <div className="mb-5 max-w-md">
          <Field id="source-subject" label="Show the sources for">
            <SelectBox
              id="source-subject"
              options={[...subjects, { value: all, label: `Everything (${fields.length})` }]}
              value={subject}
              onSelect={choose}
            />
          </Field>
        </div>
      )}
      <EditableRows
        rows={rows}
        hint="A fact may have several. A note without a title appears beside the fact."
        empty={fields.length === 0 ? 'No source yet.' : 'Choose a fact to see its sources, or add one.'}
        addLabel="Add source"
        error={errors.sources?.message}
        onAdd={() => append({ ...emptySource, field: subject === all ? '' : subject })}
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
    </>
  );
}
