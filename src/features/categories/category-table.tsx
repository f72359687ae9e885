import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePermissions } from '@/auth/use-permissions';
import { categoriesKey } from '@/data/posts/categories';
import {
  addCategory,
  moveCategory,
  staffCategories,
  updateCategory,
  type CategoryFields,
  type StaffCategory,
} from '@/data/posts/categories.admin';
import { postsKey } from '@/data/posts/posts';
import { conflictIn, deletedReason } from '@/data/service/writes.admin';
import type { Target } from '@/site/drafts';
import { useWrite } from '@/lib/use-write';
import { Notice } from '@/ui/admin-page';
import { ConflictDialog } from '@/ui/form/conflict';
import { TextField } from '@/ui/form/fields';
import { RowEditor } from '@/ui/form/row-editor';
import { useRowEditor } from '@/ui/form/use-row-editor';
import { DataTable, type Column } from '@/ui/table/data-table';
import { RowActions, RowButton } from '@/ui/table/row-button';
import { CategoryDeletion } from './category-deletion';
import { categoryDraft, categoryErrors, categoryLabels, categorySchema } from './category-schema';

export function CategoryTable() {
  const { reasonAgainst, draftKeyOf } = usePermissions();
  const reason = reasonAgainst('categories:edit');
  const queryClient = useQueryClient();
  const categories = useQuery({ ...staffCategories(), meta: { failure: 'Failed to load categories' } });
  const rows = categories.data ?? [];
  const [deleting, setDeleting] = useState<StaffCategory | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: ({ target: { id, version }, values }: { target: Target; values: CategoryFields }) =>
      version === null ? addCategory({ id, ...values }) : updateCategory(id, values, version),
    meta: { success: 'Category updated successfully', invalidates: categoriesKey },
    // The reads of posts contain the name and the slug of the category.
    onSettled: () => queryClient.invalidateQueries({ queryKey: postsKey }),
  });
  const editor = useRowEditor<StaffCategory, CategoryFields>({
    draftKey: draftKeyOf('categories'),
    valuesOf: categoryDraft,
    save: (target, values) => save.mutateAsync({ target, values }),
    failure: 'Failed to update category',
    fieldErrors: categoryErrors,
    conflictIn: conflictIn<StaffCategory>,
  });
  const { move, moving, moved } = useMove(rows, setFailure);

  const moveButton = (row: StaffCategory, step: -1 | 1) => {
    const place = rows.findIndex(({ id }) => id === row.id);
    const isAtEnd = rows[place + step] === undefined;
    return (
      <RowButton
        action={step < 0 ? 'Move up' : 'Move down'}
        row={row.name}
        reason={reason ?? (isAtEnd ? `It’s the ${step < 0 ? 'first' : 'last'} one.` : null)}
        busy={moving?.id === row.id && moving.step === step}
        onClick={() => move(row, step)}
      />
    );
  };
  const columns: Column<StaffCategory>[] = [
    { heading: 'Name', cell: ({ name }) => name },
    {
      heading: 'Slug',
      long: true,
      cell: ({ slug, former_slugs }) => (
        <span className="wrap-anywhere">
          <span>{slug}</span>
          {former_slugs.length > 0 && (
            <span className="block text-xs text-muted">{`Also found as ${former_slugs.join(', ')}`}</span>
          )}
        </span>
      ),
    },
    {
      heading: 'Actions',
      cell: (row) => (
        <RowActions>
          {moveButton(row, -1)}
          {moveButton(row, 1)}
          <RowButton
            ref={editor.opener(row)}
            action="Edit"
            note={editor.holds(row) ? 'Unsaved changes' : undefined}
            row={row.name}
            reason={reason}
            onClick={() => editor.edit(row)}
          />
          <RowButton action="Delete" danger row={row.name} reason={reason} onClick={() => setDeleting(row)} />
        </RowActions>
      ),
    },
  ];

  return (
    <>
      {failure && !reason && <Notice tone="warning">{failure}</Notice>}
      <p role="status" className="sr-only">
        {moved}
      </p>
      <DataTable
        label="Categories"
        columns={columns}
        rows={editor.withOpen(categories.data)}
        onRetry={categories.isLoadingError ? () => void categories.refetch() : undefined}
        emptyText="No categories have been added yet."
        editor={(row) => {
          const open = editor.editing(row);
          if (!open) return null;
          return (
            <RowEditor
              {...open}
              name={open.saved.name}
              schema={categorySchema}
              cells={(cell) => [
                <TextField {...cell} label={categoryLabels.name} required name="name" />,
                <TextField
                  {...cell}
                  label={categoryLabels.slug}
                  required
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  name="slug"
                />,
              ]}
            />
          );
        }}
      />
      {editor.conflict && <ConflictDialog what="category" labels={categoryLabels} {...editor.conflict} />}
      {deleting && (
        <CategoryDeletion
          row={deleting}
          others={rows.filter(({ id }) => id !== deleting.id)}
          onClose={(why) => {
            setDeleting(null);
            setFailure(why);
          }}
        />
      )}
    </>
  );
}

interface Move {
  row: StaffCategory;
  step: -1 | 1;
}

/** Moves one row at a time, one place up or down, and reports the new place. */
function useMove(rows: readonly StaffCategory[], onFailure: (why: string | null) => void) {
  const queryClient = useQueryClient();
  const [moved, setMoved] = useState('');
  const moving = useWrite({
    mutationFn: ({ row, step }: Move) => {
      const place = rows.findIndex(({ id }) => id === row.id);
      const before = rows[step < 0 ? place - 1 : place + 2];
      return moveCategory(row.id, before?.id ?? null);
    },
    meta: { failure: 'Failed to move category', invalidates: categoriesKey },
    onSuccess: (ids, { row }) => {
      // The cache changes at once, because the next press counts from the new place.
      queryClient.setQueryData(
        staffCategories().queryKey,
        (before) => before && [...before].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
      );
      setMoved(`${row.name} is now ${ids.indexOf(row.id) + 1} of ${ids.length}.`);
    },
    onSettled: (_ids, error, { row }) => onFailure(deletedReason(error, row.name)),
  });
  return {
    move: (row: StaffCategory, step: Move['step']) => {
      setMoved('');
      moving.mutate({ row, step });
    },
    moving: moving.isPending ? { id: moving.variables.row.id, step: moving.variables.step } : null,
    moved,
  };
}
