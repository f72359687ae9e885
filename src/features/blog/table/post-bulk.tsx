import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { usePermissions, useRefreshRole } from '@/auth/use-permissions';
import { allCategories } from '@/data/posts/categories';
import { changePosts, type BulkAction, type BulkProblem } from '@/data/posts/post-bulk.admin';
import type { PostRow } from '@/data/posts/posts.admin';
import { postsKey } from '@/data/posts/posts';
import { restoreDeleted, restoreFailure } from '@/data/staff/revisions.admin';
import { useWrite } from '@/lib/use-write';
import { Notice } from '@/ui/admin-page';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { SelectBox } from '@/ui/select-box';
import { RowButton } from '@/ui/table/row-button';
import { notify } from '@/ui/toast/notify';
import { useUndo } from '@/ui/toast/use-undo';
import { isPublic, isScheduled } from '@/data/posts/post-visibility';
import { deletionQuestion } from './post-deletion';
import { useDateOffer } from './use-dating';

interface PostBulkProps {
  posts: readonly PostRow[];
  /** The selected ids. An action skips ids of other pages. */
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
}

const words = {
  publish: { doing: 'Publishing', done: 'published' },
  unpublish: { doing: 'Unpublishing', done: 'unpublished' },
  move: { doing: 'Moving', done: 'moved' },
  delete: { doing: 'Deleting', done: 'deleted' },
};

const reasons: Record<BulkProblem, string> = {
  changed: 'Someone has changed it since this list loaded. Check it, then try again.',
  deleted: 'Someone deleted it.',
  'no category': 'The category no longer exists.',
  denied: 'You aren’t allowed to change it.',
  unanswered: 'The server didn’t answer, so it may or may not have changed. Check it, then try again.',
  'not tried': 'We didn’t try it, because the server didn’t answer.',
};

interface Outcome {
  text: string;
  failures: { id: string; title: string; reason: string }[];
}

export function PostBulk({ posts, selected, onSelect }: PostBulkProps) {
  const { reasonAgainst, reasonAgainstPost } = usePermissions();
  const refreshRole = useRefreshRole();
  const offerUndo = useUndo(postsKey);
  const offerDate = useDateOffer();
  const [confirming, setConfirming] = useState<readonly PostRow[] | null>(null);
  const [step, setStep] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const all = useRef<HTMLInputElement>(null);
  const chosen = posts.filter(({ id }) => selected.has(id));

  const bulk = useWrite({
    mutationFn: async ({ targets, action }: Bulk) => {
      const allowed = targets.filter((post) => reasonAgainstPost(post) === null);
      const failures = await changePosts(allowed, action, setStep);
      // Every rejected write refreshes the role.
      if (failures.some(({ problem }) => problem === 'denied')) refreshRole();
      return targets.flatMap((post) => {
        const failure = failures.find((each) => each.post === post);
        const reason = reasonAgainstPost(post) ?? (failure && reasons[failure.problem]);
        return reason ? [{ id: post.id, title: post.title, reason }] : [];
      });
    },
    meta: { failure: 'Failed to change the posts', invalidates: postsKey },
    onMutate: () => {
      setStep(0);
      setOutcome(null);
    },
    onSuccess: (failures, { targets, action }) => {
      const { done } = words[action.kind];
      // The failed posts stay selected.
      onSelect(new Set(failures.map(({ id }) => id)));
      const text = `${failures.length} of ${countOf(targets)} could not be ${done}`;
      const changed = targets.filter((post) => !failures.some(({ id }) => id === post.id));
      const early = action.kind === 'publish' ? scheduleNote(changed) : '';
      const success = `${countOf(changed)} ${done}${early}`;
      if (failures.length > 0) notify.failure(text);
      if (changed.length > 0 && action.kind === 'delete') offerUndo(success, undoOf(changed));
      else if (changed.length > 0 && action.kind === 'publish') offerDate(success, changed);
      else if (failures.length === 0) notify.success(success);
      setOutcome(failures.length === 0 ? null : { text: `${text}:`, failures });
    },
    onSettled: () => setConfirming(null),
  });
  const run = (action: BulkAction, targets: readonly PostRow[]) => bulk.mutate({ action, targets });

  // The buttons disappear with the selection. Without a focused element, the checkbox for all posts gets the focus.
  useEffect(() => {
    if (!bulk.isPending && document.activeElement === document.body) all.current?.focus();
  }, [bulk.isPending, chosen.length]);

  const isAll = posts.length > 0 && chosen.length === posts.length;
  return (
    <>
      {outcome && (
        <Notice tone="warning">
          <p>{outcome.text}</p>
          <ul className="list-disc space-y-1 pl-5 font-normal">
            {outcome.failures.map(({ id, title, reason }) => (
              <li key={id} className="wrap-anywhere">
                <strong>{title}</strong>
                <span>{`: ${reason}`}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div
        role="group"
        aria-label="Selected posts"
        tabIndex={-1}
        className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2"
      >
        <label className="flex min-h-touch items-center gap-2.5 text-sm font-semibold has-disabled:text-muted">
          <input
            ref={(box) => {
              all.current = box;
              if (box) box.indeterminate = chosen.length > 0 && !isAll;
            }}
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={isAll}
            disabled={posts.length === 0 || reasonAgainst('posts:write') !== null}
            onChange={() => onSelect(new Set(isAll ? [] : posts.map(({ id }) => id)))}
          />
          Select all on this page
        </label>
        <p role="status" className="text-sm text-muted empty:hidden">
          {bulk.isPending
            ? `${words[bulk.variables.action.kind].doing} ${step + 1} of ${bulk.variables.targets.length}...`
            : chosen.length > 0 && `${chosen.length} selected`}
        </p>
        {chosen.length > 0 && (
          <BulkActions posts={chosen} busy={bulk.isPending} onRun={run} onDelete={() => setConfirming(chosen)} />
        )}
      </div>
      {confirming && (
        <ConfirmDialog
          title={`Delete ${countOf(confirming)}`}
          question={deletionQuestion(confirming.length)}
          confirmLabel="Delete"
          busy={bulk.isPending}
          onConfirm={() => run({ kind: 'delete' }, confirming)}
          onCancel={() => setConfirming(null)}
        >
          <ul className="max-h-60 list-disc space-y-1 overflow-y-auto pl-5 text-sm wrap-anywhere">
            {confirming.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}

interface Bulk {
  targets: readonly PostRow[];
  action: BulkAction;
}

interface BulkActionsProps {
  /** At least one post. */
  posts: readonly PostRow[];
  busy: boolean;
  onRun: (action: BulkAction, posts: readonly PostRow[]) => void;
  onDelete: () => void;
}

function BulkActions({ posts, busy, onRun, onDelete }: BulkActionsProps) {
  const { reasonAgainst, reasonAgainstPost } = usePermissions();
  const categories = useQuery(allCategories()).data ?? [];
  const [category, setCategory] = useState('');
  const row = countOf(posts);
  // If at least one post can change, the action runs, and the outcome names the reasons against the other posts.
  const postReasons = posts.map(reasonAgainstPost);
  const changing = postReasons.includes(null) ? null : (postReasons[0] ?? null);
  const publishing = reasonAgainst('posts:publish');
  const unpublished = posts.filter((post) => !isPublic(post));
  const published = posts.filter((post) => post.published);
  const elsewhere = posts.filter((post) => post.category !== category);
  const busyReason = busy ? 'Please wait.' : null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <RowButton
        action="Publish"
        row={row}
        reason={busyReason ?? publishing ?? (unpublished.length === 0 ? 'They are published already.' : null)}
        className="border-control!"
        onClick={() => onRun({ kind: 'publish' }, unpublished)}
      />
      <RowButton
        action="Unpublish"
        row={row}
        reason={busyReason ?? publishing ?? (published.length === 0 ? 'None of them is published.' : null)}
        className="border-control!"
        onClick={() => onRun({ kind: 'unpublish' }, published)}
      />
      <span className="flex items-center gap-2">
        <SelectBox
          label="Move to category"
          className="w-auto! min-w-44 py-1! text-sm"
          value={category}
          options={[
            { value: '', label: 'Move to category...' },
            ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onSelect={setCategory}
        />
        <RowButton
          action="Move"
          row={row}
          reason={
            busyReason ??
            changing ??
            (category === '' ? 'Choose a category first.' : elsewhere.length === 0 ? 'They are in it already.' : null)
          }
          className="border-control!"
          onClick={() => onRun({ kind: 'move', category }, elsewhere)}
        />
      </span>
      <RowButton action="Delete" danger row={row} reason={busyReason ?? changing} onClick={onDelete} />
    </div>
  );
}

function countOf({ length }: readonly PostRow[]): string {
  return length === 1 ? '1 post' : `${length} posts`;
}

/** Warns about posts with a later schedule, because publishing takes effect at once. */
function scheduleNote(posts: readonly PostRow[]): string {
  const { length } = posts.filter(isScheduled);
  if (length === 0) return '';
  return `. ${length === 1 ? '1 was' : `${length} were`} scheduled for later, and public now`;
}

function undoOf(posts: readonly PostRow[]) {
  return {
    name: countOf(posts),
    restored: `${countOf(posts)} restored`,
    restore: async () => {
      const errors: unknown[] = [];
      for (const { id } of posts) await restoreDeleted('blog_posts', id).catch((error: unknown) => errors.push(error));
      if (errors.length > 0) throw errors[0];
    },
    failure: (error: Error) =>
      `${posts.length > 1 ? 'Some posts were not restored. ' : ''}${restoreFailure(error, 'post')}`,
  };
}
