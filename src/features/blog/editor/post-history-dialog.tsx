import { useMemo, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  revisionsOf,
  rowBeforeRevision,
  staffNames,
  type Revision,
  type RowBefore,
} from '@/data/staff/revisions.admin';
import { momentOf } from '@/lib/dates';
import { LoadFailed } from '@/ui/admin-page';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { SelectBox } from '@/ui/select-box';
import { SkeletonBlock } from '@/ui/skeletons';
import { momentDraft, postLabels, type PostDraft } from './post-schema';
import { usePostWords } from './use-post-words';
import { diffTexts, type DiffPart } from './text-diff';

export interface PostHistoryProps {
  postId: string;
  /** The post that this editor has loaded or saved. */
  saved: PostDraft;
  /** Null while the user cannot restore. */
  onRestore: ((version: PostDraft) => void) | null;
  onClose: () => void;
}

/** The post between two changes. */
interface Version {
  /** The change that ended the version. The revision of this change stores the version. */
  endedBy: Revision;
  /** The change that made the version. Undefined for the oldest stored version. */
  madeBy: Revision | undefined;
}

type Comparison = 'saved' | 'next';

/**
 * Shows the versions of a post, newest first. The dialog compares each version with the saved post or the next version.
 * It can restore each version.
 */
export function PostHistoryDialog({ postId, saved, onRestore, onClose }: PostHistoryProps) {
  const revisions = useQuery({ ...revisionsOf('blog_posts', postId), meta: { failure: 'Failed to load the history' } });
  const people = useQuery(staffNames());
  const [chosen, setChosen] = useState<number | null>(null);
  const [comparison, setComparison] = useState<Comparison>('saved');
  const versions = versionsOf(revisions.data ?? []);
  const place = Math.max(
    0,
    versions.findIndex(({ endedBy }) => endedBy.id === chosen),
  );
  const version = versions[place];
  const next = comparison === 'next' ? versions[place - 1] : undefined;
  return (
    <Dialog title="History" wide onCancel={onClose}>
      {revisions.isPending && <SkeletonBlock label="Loading the history" className="h-64" />}
      {revisions.isLoadingError && (
        <LoadFailed onRetry={() => void revisions.refetch()}>We couldn’t load the history.</LoadFailed>
      )}
      {revisions.data && !version && <p className="text-muted">There are no earlier versions of this post.</p>}
      {version && (
        <div className="grid gap-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <fieldset className="min-w-0">
            <legend className="mb-1.5 text-sm font-semibold">Version</legend>
            <div className="max-h-44 space-y-1 overflow-y-auto sm:max-h-112">
              {versions.map(({ endedBy, madeBy }, index) => (
                <label
                  key={endedBy.id}
                  className="flex min-h-touch items-center gap-3 rounded-lg px-2 py-1 text-sm has-checked:bg-sunken hover:bg-sunken"
                >
                  <input
                    type="radio"
                    name="version"
                    className="size-4 shrink-0 accent-accent"
                    checked={index === place}
                    onChange={() => setChosen(endedBy.id)}
                  />
                  <span className="min-w-0 wrap-anywhere">
                    <span className="block tabular-nums">{madeBy ? momentOf(madeBy.at) : 'First known version'}</span>
                    {madeBy && <span className="block text-muted">{whoOf(madeBy)}</span>}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <VersionView version={version} next={next} saved={saved} onRestore={onRestore}>
            <SelectBox
              label="Compare with"
              value={comparison}
              options={[
                { value: 'saved', label: 'Against the saved post' },
                { value: 'next', label: 'Against the next version' },
              ]}
              onSelect={(value) => setComparison(value === 'next' ? 'next' : 'saved')}
            />
          </VersionView>
        </div>
      )}
      <Button kind="quiet" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );

  function whoOf({ actor }: Revision): string {
    if (actor === null) return 'A former member';
    return people.data?.find(({ id }) => id === actor)?.name ?? '';
  }
}

interface VersionViewProps {
  version: Version;
  /** The version to compare with. Undefined means the saved post. */
  next: Version | undefined;
  saved: PostDraft;
  onRestore: PostHistoryProps['onRestore'];
  children: ReactNode;
}

function VersionView({ version, next, saved, onRestore, children }: VersionViewProps) {
  const meta = { failure: 'Failed to load the history' };
  const before = useQuery({ ...rowBeforeRevision(version.endedBy.id), meta });
  const after = useQuery({ ...rowBeforeRevision(next?.endedBy.id ?? 0), enabled: next !== undefined, meta });
  const values = before.data && valuesOf(before.data, saved);
  const compared = next ? after.data && valuesOf(after.data, saved) : saved;
  const failed = [before, after].filter(({ isLoadingError }) => isLoadingError);
  return (
    <section aria-label="What differs" className="min-w-0 space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        {children}
        {values && onRestore && (
          // The dialog does not show whether and when a version is public, so a restore keeps both.
          <Button onClick={() => onRestore({ ...values, published: saved.published, publish_at: saved.publish_at })}>
            Restore this version
          </Button>
        )}
      </div>
      {failed.length > 0 && (
        <LoadFailed onRetry={() => failed.forEach(({ refetch }) => void refetch())}>
          We couldn’t load this version.
        </LoadFailed>
      )}
      {failed.length === 0 && !(values && compared) && <SkeletonBlock label="Loading the version" className="h-48" />}
      {values && compared && <Differences before={values} after={compared} />}
    </section>
  );
}

function Differences({ before, after }: { before: PostDraft; after: PostDraft }) {
  const textOf = usePostWords();
  const fields = Object.entries(postLabels) as [keyof PostDraft, string][];
  const changed = fields.filter(([field]) => before[field] !== after[field]);
  if (changed.length === 0) return <p className="text-muted">Nothing differs.</p>;
  return (
    <dl className="space-y-4">
      {changed.map(([field, label]) => (
        <div key={field}>
          <dt className="mb-1 text-sm font-semibold">{label}</dt>
          <dd
            tabIndex={0}
            className="max-h-96 overflow-y-auto rounded-lg bg-sunken px-3 py-2 text-sm wrap-anywhere whitespace-pre-wrap"
          >
            <Difference before={textOf(before[field], field)} after={textOf(after[field], field)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Difference({ before, after }: { before: string; after: string }) {
  // The comparison of long texts takes half a second.
  const parts = useMemo(() => diffTexts(before, after), [before, after]);
  return parts.map((part, index) => <Part key={index} part={part} />);
}

/** A line through or below the text repeats the meaning of the colour. */
function Part({ part: { text, kind } }: { part: DiffPart }) {
  if (kind === 'removed') return <del className="bg-3ds-panel text-3ds">{text}</del>;
  if (kind === 'added') return <ins className="bg-tech-panel text-tech">{text}</ins>;
  if (kind === 'skipped') return <span className="my-2 block text-muted italic">{text}</span>;
  return <span>{text}</span>;
}

/** Returns the versions. A revision stores the version that it ended. An insert ended no version. */
function versionsOf(revisions: readonly Revision[]): Version[] {
  return revisions.flatMap((endedBy, index) =>
    endedBy.operation === 'insert' ? [] : [{ endedBy, madeBy: revisions[index + 1] }],
  );
}

/** Returns the values of an old row. A field that the row lacked gets the saved value. */
function valuesOf(row: RowBefore, saved: PostDraft): PostDraft {
  const values = Object.entries(saved).map(([field, value]) => {
    const earlier = row[field];
    return [field, typeof earlier === typeof value ? earlier : value] as const;
  });
  return { ...(Object.fromEntries(values) as PostDraft), publish_at: momentDraft(row.publish_at) };
}
