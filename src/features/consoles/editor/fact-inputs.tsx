import { useRef } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { figureNames, type FigureName, type OtherConsole } from '@/data/consoles/console-editor.admin';
import { SelectField, TextAreaField, TextField } from '@/ui/form/fields';
import type { ConsoleDraft } from './console-draft';
import { factFields, factSections, type FactName } from './fact-fields';
import { isFact } from './fact-rules';
import { outlierRange, OutlierWarning } from './outliers';
import { useOtherConsoles } from './use-other-consoles';

interface FactInputsProps {
  control: Control<ConsoleDraft>;
  consoleId: string;
}

export function FactInputs({ control, consoleId }: FactInputsProps) {
  const others = useOtherConsoles(consoleId) ?? [];
  const groups = useRef(new Map<string, HTMLElement>());
  const jump = (title: string) => {
    const legend = groups.current.get(title);
    legend?.scrollIntoView({ block: 'start' });
    legend?.focus({ preventScroll: true });
  };
  return (
    <>
      <p className="mb-3 text-sm text-muted">Leave unknown values blank; the page shows ‘Unknown’.</p>
      <ul aria-label="Groups" className="mb-6 flex flex-wrap gap-2">
        {factSections.map(({ title }) => (
          <li key={title}>
            <button
              type="button"
              className="min-h-9 rounded-full border border-line px-3 text-sm font-medium text-muted hover:border-accent hover:text-accent pointer-coarse:min-h-touch"
              onClick={() => jump(title)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      <div className="space-y-6">
        {factSections.map(({ title, names }) => (
          <fieldset key={title} className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5">
            <legend
              ref={(legend) => {
                if (legend) groups.current.set(title, legend);
              }}
              tabIndex={-1}
              className="float-left mb-4 w-full scroll-mt-24 text-lg/tight font-bold"
            >
              {title}
            </legend>
            <div className="clear-both grid grid-cols-2 items-start gap-x-5 gap-y-4 @4xl:grid-cols-3">
              {names.map((name) => (
                <div key={name} className={isShort(name) ? '' : '@max-xl:col-span-2'}>
                  <FactInput name={name} control={control} others={others} />
                </div>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </>
  );
}

interface FactInputProps {
  control: Control<ConsoleDraft>;
  others: readonly OtherConsole[];
  name: FactName;
}

function FactInput({ name, control, others }: FactInputProps) {
  if (isFigure(name)) return <FigureInput {...{ name, control, others }} />;
  const field = factFields[name];
  const shared = { label: field.label, hint: field.hint, control, name };
  switch (field.kind) {
    case 'choice':
      return <SelectField {...shared} options={field.options} />;
    case 'list':
      return <TextAreaField {...shared} rows={3} />;
    default:
      return <TextField {...shared} />;
  }
}

type FigureInputProps = FactInputProps & { name: FigureName };

const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** Warns about a number far from the other consoles. */
function FigureInput({ name, control, others }: FigureInputProps) {
  const field = factFields[name];
  const typed = useWatch({ control, name });
  const isKnown = typed.trim() !== '' && isFact(field, typed);
  const usual = isKnown
    ? outlierRange(
        Number(typed),
        others.map((other) => other[name]),
      )
    : null;
  return (
    <TextField
      label={field.label}
      inputMode={field.whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      control={control}
      name={name}
      hint={
        usual && (
          <OutlierWarning>{`That’s far from the other consoles (${figure.format(usual.least)} to ${figure.format(usual.most)} ${field.unit}).`}</OutlierWarning>
        )
      }
    />
  );
}

/** Says whether a phone shows the input beside another input. */
const isShort = (name: FactName) => ['number', 'choice'].includes(factFields[name].kind);

const figures: readonly FactName[] = figureNames;
const isFigure = (name: FactName): name is FigureName => figures.includes(name);
