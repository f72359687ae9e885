import { placeholders } from '@/site/pictures';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { consolesKey } from '@/data/consoles/consoles';
import {
  featureConsole,
  removeFeatured,
  rowOfToday,
  updateFeatured,
  type ConsoleChoice,
  type FeaturedPeriod,
  type FeaturedRow,
} from '@/data/consoles/console-of-month.admin';
import { isOutcomeUnknown, isRejected } from '@/data/service/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import { useWrite } from '@/lib/use-write';
import { applyServerErrors, SelectField, TextField } from '@/ui/form/fields';
import { LockedFields } from '@/ui/form/locked-fields';
import { FormNotices } from '@/ui/form/form-notices';
import { SubmitButton } from '@/ui/form/submit-button';
import { newRowTarget } from '@/ui/form/use-add-row';
import { useDraft, useFollow } from '@/ui/form/use-draft';
import { Notice, Panel } from '@/ui/admin-page';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { safeImage } from '@/lib/safe-url';
import { FallbackImage } from '@/ui/fallback-image';
import { consoleOfMonthSchema, newPeriod, periodErrors } from './featured-period';

interface ConsoleOfMonthFormProps {
  consoles: readonly ConsoleChoice[];
  row: FeaturedRow | null;
  /** YYYY-MM-DD */
  today: string;
  /** Runs after a removal. The form then starts over. */
  onRemoved: () => void;
  children: ReactNode;
}

export function ConsoleOfMonthForm({ consoles, row, today, onRemoved, children }: ConsoleOfMonthFormProps) {
  const { reasonAgainst, draftKeyOf } = usePermissions();
  const reason = reasonAgainst('site:edit');
  const queryClient = useQueryClient();
  const [unsavedRow] = useState(newRowTarget);
  const saved: FeaturedPeriod = row
    ? { console_id: row.console_id, start_date: row.start_date, end_date: row.end_date }
    : newPeriod(today);
  const form = useForm<FeaturedPeriod>({ resolver: valibotResolver(consoleOfMonthSchema), defaultValues: saved });
  const draft = useDraft(form, draftKeyOf('console-of-month'));
  useFollow(form, draft, saved, draft.target);
  const afterwards = {
    onSuccess: (now: FeaturedRow, { console_id, start_date, end_date }: FeaturedPeriod) => {
      draft.markSaved({ console_id, start_date, end_date });
      queryClient.setQueryData(rowOfToday().queryKey, now);
    },
    onError: (error: Error) => applyServerErrors(form, periodErrors(error)),
  };
  const create = useWrite({
    mutationFn: featureConsole,
    meta: {
      success: 'Console of the Month created successfully',
      failure: (error) =>
        isRejected(error) ? 'Failed to create Console of the Month' : 'Failed to save console of month',
      invalidates: consolesKey,
    },
    ...afterwards,
  });
  const update = useWrite({
    mutationFn: ({ id, ...period }: FeaturedPeriod & { id: string }) => updateFeatured(id, period),
    meta: {
      success: 'Console of the Month updated successfully',
      failure: (error) =>
        isRejected(error) ? 'Failed to update Console of the Month' : 'Failed to save console of month',
      invalidates: consolesKey,
    },
    ...afterwards,
  });
  const send = (period: FeaturedPeriod) => {
    if (row) update.mutate({ ...period, id: row.id });
    else create.mutate({ ...period, id: unsavedRow.id });
  };
  const { control } = form;
  const chosen = useWatch({ control, name: 'console_id' });
  const saving = create.isPending || update.isPending;
  const options = consoles.map(({ id, name, year }) => ({ value: id, label: `${name} (${year})` }));
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <div className="space-y-5">
        <Panel>
          <FormNotices draft={draft} outcomeUnknown={isOutcomeUnknown(row ? update.error : create.error)} />
          {isRejected(update.error) && !row && (
            <Notice tone="warning">
              Someone has removed the Console of the Month. Choose Set as Featured to feature this one again.
            </Notice>
          )}
          <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
            <LockedFields locked={reason !== null} className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
              <div className="sm:col-span-2">
                <SelectField
                  label="Console"
                  required
                  options={[{ value: '', label: 'Choose a console' }, ...options]}
                  control={control}
                  name="console_id"
                />
              </div>
              <TextField
                label="Start Date"
                type="date"
                required
                control={control}
                name="start_date"
                // The error of the end date depends on the start date.
                onEdit={() => form.formState.isSubmitted && void form.trigger('end_date')}
              />
              <TextField label="End Date" type="date" required control={control} name="end_date" />
              <div className="flex flex-wrap gap-3 pt-1 sm:col-span-2">
                <SubmitButton label={row ? 'Update' : 'Set as Featured'} busy={saving} busyLabel="Saving..." />
                {row && (
                  <ConsoleOfMonthRemoval
                    id={row.id}
                    disabled={saving}
                    onRemoved={() => {
                      draft.drop();
                      onRemoved();
                    }}
                  />
                )}
              </div>
              {reason && <p className="text-muted sm:col-span-2">{reason}</p>}
            </LockedFields>
          </form>
        </Panel>
        {children}
      </div>
      <ConsolePreview model={consoles.find(({ id }) => id === chosen)} />
    </div>
  );
}

interface ConsoleOfMonthRemovalProps {
  id: string;
  disabled: boolean;
  onRemoved: () => void;
}

function ConsoleOfMonthRemoval({ id, disabled, onRemoved }: ConsoleOfMonthRemovalProps) {
  const queryClient = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = useWrite({
    mutationFn: removeFeatured,
    meta: {
      success: 'Console of the Month removed successfully',
      failure: (error) =>
        isRejected(error) ? 'Failed to remove Console of the Month' : 'Failed to remove console of month',
      invalidates: consolesKey,
    },
    onSuccess: () => {
      queryClient.setQueryData(rowOfToday().queryKey, null);
      onRemoved();
    },
    onSettled: () => setIsConfirming(false),
  });
  return (
    <>
      <Button kind="quiet" disabled={disabled || remove.isPending} onClick={() => setIsConfirming(true)}>
        Remove
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title="Remove the Console of the Month"
          question="Are you sure you want to remove the current Console of the Month? This will remove it from the homepage."
          confirmLabel={remove.isPending ? 'Removing...' : 'Remove'}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(id)}
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}

interface ConsolePreviewProps {
  model: ConsoleChoice | undefined;
}

function ConsolePreview({ model }: ConsolePreviewProps) {
  return (
    <Panel title="Preview">
      {model ? (
        <>
          <div className="plate rounded-xl bg-sunken p-4">
            <FallbackImage
              src={safeImage(model.image, placeholders.product)}
              fallback={placeholders.product}
              alt={`Drawing of the ${model.name}`}
              width={800}
              height={600}
              className="aspect-4/3 w-full object-contain"
            />
          </div>
          <div className="mt-4 flex items-baseline justify-between gap-3">
            <h3 className="text-lg/tight">{model.name}</h3>
            <p className="numerals text-2xl/none text-muted">{model.year}</p>
          </div>
          <p className="mt-1.5 text-sm text-muted">{model.description}</p>
        </>
      ) : (
        <p className="text-muted">Choose a console to see it here.</p>
      )}
    </Panel>
  );
}
