import { useId, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { categoriesKey } from '@/data/posts/categories';
import { deleteCategory, postsIn, type StaffCategory } from '@/data/posts/categories.admin';
import { postsKey } from '@/data/posts/posts';
import { deletedReason, isStillReferenced } from '@/data/service/writes.admin';
import { useWrite } from '@/lib/use-write';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { Field, fieldAttributes } from '@/ui/form/field';
import { SelectBox } from '@/ui/select-box';

interface CategoryDeletionProps {
  row: StaffCategory;
  others: readonly StaffCategory[];
  /** Receives a sentence with the reason of a failure. Null without a known reason. */
  onClose: (why: string | null) => void;
}

/** Confirms the deletion of a category. If the category has posts, the dialog asks for their new category. */
export function CategoryDeletion({ row, others, onClose }: CategoryDeletionProps) {
  const queryClient = useQueryClient();
  const posts = useQuery({ ...postsIn(row), meta: { failure: 'Failed to load data' } });
  const [moveTo, setMoveTo] = useState('');
  const [error, setError] = useState<string>();
  const deletion = useWrite({
    mutationFn: () => deleteCategory(row.id, moveTo || null),
    meta: {
      success: 'Category deleted successfully',
      failure: 'Failed to delete category',
      invalidates: categoriesKey,
    },
    onSettled: (_nothing, failure) => {
      void queryClient.invalidateQueries({ queryKey: postsKey });
      onClose(failure && reasonOf(failure, row.name));
    },
  });
  const selectId = useId();
  const count = posts.isSuccess && !posts.isFetching ? posts.data : null;
  const mayDelete = count !== null && (count === 0 || others.length > 0);
  const confirm = () => {
    if (count !== 0 && !moveTo) {
      setError('Choose a category for its posts.');
      document.getElementById(selectId)?.focus();
    } else {
      deletion.mutate(null);
    }
  };
  return (
    <ConfirmDialog
      title={`Delete ${row.name}`}
      question={
        mayDelete
          ? 'Are you sure you want to delete this category? You can restore it in Activity for 30 days, without its posts.'
          : undefined
      }
      confirmLabel="Delete"
      busy={deletion.isPending}
      onConfirm={mayDelete ? confirm : null}
      onCancel={() => onClose(null)}
    >
      <div role="status" className="space-y-3 text-muted">
        {details()}
      </div>
      {mayDelete && count > 0 && (
        <Field id={selectId} label="Move its posts to" error={error}>
          <SelectBox
            {...fieldAttributes(selectId, { error })}
            required
            disabled={deletion.isPending}
            value={moveTo}
            options={[
              { value: '', label: 'Choose a category' },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onSelect={(id) => {
              setMoveTo(id);
              setError(undefined);
            }}
          />
        </Field>
      )}
    </ConfirmDialog>
  );

  function details() {
    if (posts.isFetching) return <p>Looking up its posts...</p>;
    if (count === null) {
      return (
        <>
          <p>We couldn’t look up its posts, so it can’t be deleted yet.</p>
          <Button kind="quiet" size="small" onClick={() => void posts.refetch()}>
            Try again
          </Button>
        </>
      );
    }
    const number = count === 1 ? '1 post' : `${count} posts`;
    if (count === 0) return <p>It has no posts.</p>;
    if (others.length === 0)
      return <p>{`It has ${number}, and there is no other category for them. Add one first.`}</p>;
    return <p>{`It has ${number}, drafts included. Links to this category will lead to the one you choose.`}</p>;
  }
}

function reasonOf(error: Error, name: string): string | null {
  if (isStillReferenced(error)) return `The posts or categories have just changed. Please try to delete ${name} again.`;
  return deletedReason(error, name);
}
