import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { consolesKey } from '@/data/consoles/consoles';
import { consoleChoices, rowOfToday, type FeaturedPeriod } from '@/data/consoles/console-of-month.admin';
import {
  addToQueue,
  queuedRows,
  removeFromQueue,
  updateQueued,
  type QueuedRow,
} from '@/data/consoles/console-queue.admin';
import { conflictIn, deletedReason, isOutcomeUnknown } from '@/data/service/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import { formatDay, isDay, oneMonthAfter } from '@/lib/dates';
import type { Target } from '@/site/drafts';
import { Notice, Panel, StatusBadge } from '@/ui/admin-page';
import { DeletionDialog } from '@/ui/dialog/confirm-dialog';
import { ConflictDialog } from '@/ui/form/conflict';
import { LockedFields } from '@/ui/form/locked-fields';
import { SelectField, TextField } from '@/ui/form/fields';
import { FormNotices } from '@/ui/form/form-notices';
import { RowEditor } from '@/ui/form/row-editor';
import { SubmitButton } from '@/ui/form/submit-button';
import { newRowTarget, useAddRow } from '@/ui/form/use-add-row';
import { useDraft } from '@/ui/form/use-draft';
import { useRowEditor } from '@/ui/form/use-row-editor';
import { DataTable, type Column } from '@/ui/table/data-table';
import { RowActions, RowButton } from '@/ui/table/row-button';
import {
  consoleOfMonthSchema,
  newPeriod,
  periodErrors,
  periodInWords,
  queueLabels,
  todayInUtc,
  turnInWords,
} from './featured-period';

const queue = () => ({ ...queuedRows(), meta: { failure: 'Failed to load the queue' } });

/** The form above fetches these rows. This query only reads the cache. */
const cacheOnly = { enabled: false, meta: { failure: 'Failed to load data' } };

export function ConsoleQueue() {
  return (
    <>
      <QueueAddForm />
      <QueueTable />
    </>
  );
}

function useConsoleOptions() {
  const choices = useQuery({ ...consoleChoices(), ...cacheOnly }).data ?? [];
  const names = new Map(choices.map(({ id, name, year }) => [id, `${name} (${year})`]));
  return {
    nameOf: (id: string) => names.get(id) ?? 'A console',
    options: [{ value: '', label: 'Choose a console' }, ...Array.from(names, ([value, label]) => ({ value, label }))],
  };
}

function QueueAddForm() {
  const { reasonAgainst, draftKeyOf } = usePermissions();
  const reason = reasonAgainst('site:edit');
  // The table fetches these rows. This query only reads the cache.
  const rows = useQuery({ ...queue(), enabled: false }).data ?? [];
  const { options } = useConsoleOptions();
  const [target] = useState(newRowTarget);
  const [empty] = useState(() => newPeriod(todayInUtc()));
  const form = useForm<FeaturedPeriod>({ resolver: valibotResolver(consoleOfMonthSchema), defaultValues: empty });
  const draft = useDraft(form, draftKeyOf('console-queue.new'), target);
  const { add, isPending, error } = useAddRow({
    form,
    draft,
    add: (id, period) => addToQueue({ id, ...period }),
    isNewRow: (period, sent) => period.console_id !== sent.console_id && period.start_date !== sent.start_date,
    fieldErrors: periodErrors,
    meta: {
      success: 'Console queued successfully',
      failure: 'Failed to queue the console',
      invalidates: consolesKey,
    },
  });
  const { control } = form;
  return (
    <Panel title="Queue a console">
      <FormNotices draft={draft} outcomeUnknown={isOutcomeUnknown(error)} />
      <form noValidate onSubmit={(event) => void form.handleSubmit(add)(event)} className="@container">
        <LockedFields
          locked={reason !== null}
          className="grid grid-cols-1 gap-x-5 gap-y-4 @md:grid-cols-2 @3xl:grid-cols-[2fr_1fr_1fr_auto]"
        >
          <div className="@md:max-@3xl:col-span-2">
            <SelectField
              label={queueLabels.console_id}
              required
              options={options}
              control={control}
              name="console_id"
            />
          </div>
          <TextField
            label={queueLabels.start_date}
            type="date"
            required
            control={control}
            name="start_date"
            // A new row lasts a month by default. An end that is not before the start stays.
            onEdit={(day) => {
              if (isDay(day) && form.getValues('end_date') < day)
                form.setValue('end_date', oneMonthAfter(day), { shouldDirty: true });
            }}
          />
          <TextField label={queueLabels.end_date} type="date" required control={control} name="end_date" />
          <div className="@3xl:pt-6.5">
            <SubmitButton label="Add to queue" busy={isPending} busyLabel="Adding..." />
          </div>
          <div className="col-span-full text-sm text-muted">
            <p>
              A queued console is on the home page from its first day to its last, unless another is featured. Days
              begin at midnight UTC.
            </p>
            <OverlapNote control={control} rows={rows} />
          </div>
        </LockedFields>
      </form>
    </Panel>
  );
}

/** Names the queued rows whose days overlap the period in the form. */
function OverlapNote({ control, rows }: { control: Control<FeaturedPeriod>; rows: readonly QueuedRow[] }) {
  const { nameOf } = useConsoleOptions();
  const [chosen, start, end] = useWatch({ control, name: ['console_id', 'start_date', 'end_date'] });
  const today = todayInUtc();
  const shared = rows.filter((row) => row.start_date <= end && start <= row.end_date && row.end_date >= today);
  return (
    <p role="status" className="font-semibold text-collecting">
      {chosen && start && end && shared.length > 0 && (
        <>
          <span>{`Shares days with ${shared.map((row) => `${nameOf(row.console_id)}, ${periodInWords(row)}`).join('; ')}. `}</span>
          <span>On those days the home page shows the one that starts later.</span>
        </>
      )}
    </p>
  );
}

function QueueTable() {
  const { reasonAgainst, draftKeyOf } = usePermissions();
  const reason = reasonAgainst('site:edit');
  const rows = useQuery(queue());
  const { nameOf, options } = useConsoleOptions();
  const [deleting, setDeleting] = useState<QueuedRow | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: ({ target: { id, version }, values }: { target: Target; values: FeaturedPeriod }) =>
      version === null ? addToQueue({ id, ...values }) : updateQueued(id, values, version),
    meta: { success: 'Queue updated successfully', invalidates: consolesKey },
  });
  const editor = useRowEditor<QueuedRow, FeaturedPeriod>({
    draftKey: draftKeyOf('console-queue'),
    valuesOf: ({ console_id, start_date, end_date }) => ({ console_id, start_date, end_date }),
    save: (target, values) => save.mutateAsync({ target, values }),
    failure: 'Failed to update the queue',
    fieldErrors: periodErrors,
    conflictIn: conflictIn<QueuedRow>,
  });
  const today = todayInUtc();
  // The database decides which row the home page shows.
  const current = useQuery({ ...rowOfToday(), ...cacheOnly }).data?.id;
  const title = (row: QueuedRow) => `${nameOf(row.console_id)}, ${periodInWords(row)}`;

  const columns: Column<QueuedRow>[] = [
    { heading: queueLabels.console_id, cell: ({ console_id }) => nameOf(console_id) },
    { heading: queueLabels.start_date, cell: ({ start_date }) => <Day day={start_date} /> },
    { heading: queueLabels.end_date, cell: ({ end_date }) => <Day day={end_date} /> },
    {
      heading: 'Status',
      cell: (row) => <StatusBadge on={row.id === current}>{turnInWords(row, current, today)}</StatusBadge>,
    },
    {
      heading: 'Actions',
      cell: (row) => (
        <RowActions>
          <RowButton
            ref={editor.opener(row)}
            action="Edit"
            note={editor.holds(row) ? 'Unsaved changes' : undefined}
            row={title(row)}
            reason={reason}
            onClick={() => editor.edit(row)}
          />
          <RowButton action="Delete" danger row={title(row)} reason={reason} onClick={() => setDeleting(row)} />
        </RowActions>
      ),
    },
  ];

  return (
    <>
      {gone && !reason && <Notice tone="warning">{gone}</Notice>}
      <DataTable
        label="Queue"
        columns={columns}
        rows={editor.withOpen(rows.data)}
        onRetry={rows.isLoadingError ? () => void rows.refetch() : undefined}
        emptyText="No console has been queued yet."
        editor={(row) => {
          const open = editor.editing(row);
          if (!open) return null;
          return (
            <RowEditor
              {...open}
              name={title(row)}
              schema={consoleOfMonthSchema}
              cells={(cell) => [
                <SelectField {...cell} label={queueLabels.console_id} required options={options} name="console_id" />,
                <TextField {...cell} label={queueLabels.start_date} type="date" required name="start_date" />,
                <TextField {...cell} label={queueLabels.end_date} type="date" required name="end_date" />,
                <OverlapNote control={cell.control} rows={(rows.data ?? []).filter(({ id }) => id !== row.id)} />,
              ]}
            />
          );
        }}
      />
      {editor.conflict && (
        <ConflictDialog
          what="turn"
          labels={queueLabels}
          textOf={(value, name) => (name === 'console_id' ? nameOf(value) : formatDay(value))}
          {...editor.conflict}
        />
      )}
      {deleting && (
        <DeletionDialog
          name={title(deleting)}
          question={
            turnInWords(deleting, current, today) === 'Past'
              ? 'Are you sure you want to delete this past Console of the Month? It will be missing from the archive.'
              : 'Are you sure you want to take this console out of the queue?'
          }
          remove={() => removeFromQueue(deleting.id)}
          success="Console removed from the queue successfully"
          failure="Failed to remove the console from the queue"
          invalidates={consolesKey}
          onClose={(error) => {
            setDeleting(null);
            setGone(deletedReason(error, title(deleting)));
          }}
        />
      )}
    </>
  );
}

function Day({ day }: { day: string }) {
  return (
    <time dateTime={day} className="inline-block min-w-24 tabular-nums">
      {formatDay(day)}
    </time>
  );
}
