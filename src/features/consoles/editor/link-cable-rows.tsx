import { useFieldArray, useFormState, useWatch, type Control } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import type { CableFrom } from '@/data/consoles/console-editor.admin';
import { adminPaths } from '@/site/admin-paths';
import { SelectField, TextAreaField, TextField } from '@/ui/form/fields';
import { otherConsoleOption, emptyCable, type CableDraft, type ConsoleDraft } from './console-draft';
import { cableLabels, cableOptions } from './console-labels';
import { EditableRows } from './editable-rows';
import { useOtherConsoles } from './use-other-consoles';

interface LinkCableRowsProps {
  control: Control<ConsoleDraft>;
  consoleId: string;
  /** The cables that end at this console. They begin at this console or at another console. */
  endingHere: readonly CableFrom[];
}

export function LinkCableRows({ control, consoleId, endingHere }: LinkCableRowsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'cables' });
  const { errors } = useFormState({ control, name: 'cables' });
  const typed = useWatch({ control, name: 'cables' });
  const ends = cableOptions(useOtherConsoles(consoleId) ?? []);
  const endOf = ({ to, to_name }: CableDraft) =>
    to === otherConsoleOption ? to_name : ends.find(({ value }) => value !== '' && value === to)?.label;
  return (
    <section aria-labelledby="cables" className="mt-10">
      <h2 id="cables" className="mb-2 text-lg/tight font-bold">
        Link cables
      </h2>
      <EditableRows
        rows={fields.map(({ id }, index) => {
          const row = typed[index];
          const end = row && endOf(row);
          return { id, legend: `Link cable ${index + 1}${end ? `: ${end}` : ''}` };
        })}
        hint="One for each way to play together, and for each console or device at the other end. Wireless counts too."
        empty="No link cable yet."
        addLabel="Add link cable"
        error={errors.cables?.message}
        onAdd={() => append(emptyCable)}
        onRemove={remove}
      >
        {(index) => (
          <>
            <TextField
              label={cableLabels.via}
              required
              hint="Such as: Game Link Cable (DMG-04)."
              control={control}
              name={`cables.${index}.via`}
            />
            <div className="space-y-4">
              <SelectField
                label={cableLabels.to}
                required
                options={ends}
                control={control}
                name={`cables.${index}.to`}
              />
              {typed[index]?.to === otherConsoleOption && (
                <TextField label={cableLabels.to_name} required control={control} name={`cables.${index}.to_name`} />
              )}
            </div>
            <TextAreaField
              label={cableLabels.games}
              hint="One per line."
              rows={2}
              control={control}
              name={`cables.${index}.games`}
            />
            <TextField label={cableLabels.note} control={control} name={`cables.${index}.note`} />
            <TextField label={cableLabels.source_title} control={control} name={`cables.${index}.source_title`} />
            <TextField
              label={cableLabels.source_url}
              type="url"
              control={control}
              name={`cables.${index}.source_url`}
            />
          </>
        )}
      </EditableRows>
      <CablesOfOthers cables={endingHere.filter(({ from }) => from.id !== consoleId)} />
    </section>
  );
}

function CablesOfOthers({ cables }: { cables: readonly CableFrom[] }) {
  const { search } = useLocation();
  if (cables.length === 0) return null;
  const inOrder = cables.toSorted(
    (one, other) => one.from.name.localeCompare(other.from.name) || one.via.localeCompare(other.via),
  );
  return (
    <>
      <h3 className="mt-8 mb-2 font-bold">Link cables of other consoles with this one</h3>
      <p className="mb-2 text-sm text-muted">Edit them on the other console’s page.</p>
      <ul>
        {inOrder.map(({ from, via }) => (
          <li key={`${from.id} ${via}`} className="py-1.5 wrap-anywhere">
            <Link
              to={adminPaths.editConsole(from.id) + search}
              className="font-semibold text-accent underline underline-offset-4"
            >
              {from.name}
            </Link>
            : <span>{via}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
