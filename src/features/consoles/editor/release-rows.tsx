import { useFieldArray, useFormState, useWatch, type Control } from 'react-hook-form';
import { SelectField, TextAreaField, TextField } from '@/ui/form/fields';
import type { OtherConsole } from '@/data/consoles/console-editor.admin';
import { emptyRelease, type ConsoleDraft } from './console-draft';
import { regions } from '@/data/consoles/regions';
import { regionOptions, releaseLabels } from './console-labels';
import { isPrice } from './console-schema';
import { EditableRows } from './editable-rows';
import { isPartialDate } from './fact-rules';
import { outlierRange, outlierDelay, OutlierWarning } from './outliers';
import { useOtherConsoles } from './use-other-consoles';

interface ReleaseRowsProps {
  control: Control<ConsoleDraft>;
  consoleId: string;
}

export function ReleaseRows({ control, consoleId }: ReleaseRowsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'releases' });
  const { errors } = useFormState({ control, name: 'releases' });
  const typed = useWatch({ control, name: 'releases' });
  const others = useOtherConsoles(consoleId) ?? [];
  return (
    <EditableRows
      rows={fields.map(({ id }, index) => {
        const region = regions[typed[index]?.region ?? ''];
        return { id, legend: `Release ${index + 1}${region ? `: ${region}` : ''}` };
      })}
      hint="One for each region. Leave unknown values blank."
      empty="No release yet."
      addLabel="Add release"
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
          <DateField control={control} index={index} />
          <TextField
            label={releaseLabels.currency}
            hint="Three letters, such as USD."
            autoCapitalize="characters"
            control={control}
            name={`releases.${index}.currency`}
          />
          <PriceField name="price" {...{ control, index, others }} />
          <PriceField name="price_to" hint="Where there was more than one price." {...{ control, index, others }} />
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

interface RowFieldProps {
  control: Control<ConsoleDraft>;
  index: number;
}

/** Warns about a date far from the console's first release. */
function DateField({ control, index }: RowFieldProps) {
  const name = `releases.${index}.released` as const;
  const [released, year] = useWatch({ control, name: [name, 'year'] });
  const later = isPartialDate(released) && isPartialDate(year) ? outlierDelay(released, year) : null;
  return (
    <TextField
      label={releaseLabels.released}
      hint={
        <>
          <span>Such as 1989, 1989-04 or 1989-04-21.</span>
          {later !== null && (
            <OutlierWarning>
              {later < 0
                ? `That’s before the year of the console (${year}).`
                : `That’s ${later} years after the year of the console (${year}).`}
            </OutlierWarning>
          )}
        </>
      }
      control={control}
      name={name}
    />
  );
}

interface PriceFieldProps extends RowFieldProps {
  name: 'price' | 'price_to';
  hint?: string;
  others: readonly OtherConsole[];
}

const amount = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** Warns about a price far from the other consoles in the same currency. */
function PriceField({ control, index, name, hint, others }: PriceFieldProps) {
  const path = `releases.${index}.${name}` as const;
  const [typed, currency] = useWatch({ control, name: [path, `releases.${index}.currency`] });
  const prices = others
    .flatMap(({ releases }) => releases.filter((release) => release.currency === currency))
    .flatMap(({ price, price_to }) => [price, price_to]);
  const usual = typed !== '' && isPrice(typed) ? outlierRange(Number(typed), prices) : null;
  return (
    <TextField
      label={releaseLabels[name]}
      hint={
        (hint ?? usual) && (
          <>
            <span>{hint}</span>
            {usual && (
              <OutlierWarning>{`That’s far from the other consoles (${amount.format(usual.least)} to ${amount.format(usual.most)} ${currency}).`}</OutlierWarning>
            )}
          </>
        )
      }
      inputMode="decimal"
      autoComplete="off"
      control={control}
      name={path}
    />
  );
}
