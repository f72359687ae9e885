import { useState, type ReactNode } from 'react';
import { consolesKey } from '@/data/consoles';
import {
  featureConsole,
  featuredRow,
  updateFeatured,
  type ConsoleChoice,
  type FeaturedPeriod,
  type FeaturedRow,
} from '@/data/console-of-month.admin';
import { isOutcomeUnknown, isRefusal } from '@/data/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '@/lib/use-write';
import { FormNotices } from '@/ui/form-notices';
import { Panel } from '@/ui/panel';
import { SelectField } from '@/ui/select-field';
import { SubmitButton } from '@/ui/submit-button';
import { TextField } from '@/ui/text-field';
import { useFollow } from '@/ui/use-follow';
import { useForm } from '@/ui/use-form';
import { ConsoleOfMonthRemoval } from './console-of-month-removal';
import { ConsolePreview } from './console-preview';
import { checkPeriod, newPeriod, periodRefusal } from './featured-period';

interface ConsoleOfMonthFormProps {
  consoles: readonly ConsoleChoice[];
  /** The featured row as it is saved, or null. */
  row: FeaturedRow | null;
  /** YYYY-MM-DD */
  today: string;
  /** The row was removed: start anew. */
  onRemoved: () => void;
  /** Stands under the form. */
  children: ReactNode;
}

/** Features a console for some time, changes that, or ends it. */
export function ConsoleOfMonthForm({ consoles, row, today, onRemoved, children }: ConsoleOfMonthFormProps) {
  const { reasonAgainst, keepAs } = usePermissions();
  const reason = reasonAgainst('site:edit');
  const queryClient = useQueryClient();
  const [newId] = useState(() => crypto.randomUUID());
  const initial: FeaturedPeriod = row
    ? { console_id: row.console_id, start_date: row.start_date, end_date: row.end_date }
    : newPeriod(today);
  const form = useForm({
    initial,
    check: checkPeriod,
    keepAs: keepAs('console-of-month'),
    onSubmit: (period) => (row ? update.mutate({ ...period, id: row.id }) : create.mutate({ ...period, id: newId })),
  });
  useFollow(form, initial);
  const afterwards = {
    onSuccess: (saved: FeaturedRow, { console_id, start_date, end_date }: FeaturedRow) => {
      form.settle({ console_id, start_date, end_date });
      queryClient.setQueryData(featuredRow().queryKey, saved);
    },
    onError: (error: Error) => form.refuse(periodRefusal(error), isOutcomeUnknown(error)),
  };
  const create = useWrite({
    mutationFn: featureConsole,
    meta: {
      success: 'Console of the Month created successfully',
      failure: (error) =>
        isRefusal(error) ? 'Failed to create Console of the Month' : 'Failed to save console of month',
      invalidates: consolesKey,
    },
    ...afterwards,
  });
  const update = useWrite({
    mutationFn: ({ id, ...period }: FeaturedRow) => updateFeatured(id, period),
    meta: {
      success: 'Console of the Month updated successfully',
      failure: (error) =>
        isRefusal(error) ? 'Failed to update Console of the Month' : 'Failed to save console of month',
      invalidates: consolesKey,
    },
    ...afterwards,
  });
  const saving = create.isPending || update.isPending;
  const options = consoles.map(({ id, name, year }) => ({ value: id, label: `${name} (${year})` }));
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <div className="space-y-5">
        <Panel>
          <FormNotices form={form} />
          <form {...form.element}>
            <fieldset disabled={reason !== null} className="grid min-w-0 grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
              <div className="sm:col-span-2">
                <SelectField
                  label="Console"
                  required
                  options={[{ value: '', label: 'Choose a console' }, ...options]}
                  {...form.field('console_id')}
                />
              </div>
              <TextField label="Start Date" type="date" required {...form.field('start_date')} />
              <TextField label="End Date" type="date" required {...form.field('end_date')} />
              <div className="flex flex-wrap gap-3 pt-1 sm:col-span-2">
                <SubmitButton label={row ? 'Update' : 'Set as Featured'} busy={saving} busyLabel="Saving..." />
                {row && (
                  <ConsoleOfMonthRemoval
                    id={row.id}
                    disabled={saving}
                    onRemoved={() => {
                      form.kept.forget();
                      onRemoved();
                    }}
                  />
                )}
              </div>
              {reason && <p className="text-muted sm:col-span-2">{reason}</p>}
            </fieldset>
          </form>
        </Panel>
        {children}
      </div>
      <ConsolePreview console={consoles.find(({ id }) => id === form.values.console_id)} />
    </div>
  );
}
