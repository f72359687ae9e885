import type { EditedPost } from '@/data/posts.admin';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { postDraft, postLabels, type PostDraft } from './post-draft';

interface PostConflictProps {
  mine: PostDraft;
  /** The post as somebody else saved it; null when it was deleted. */
  now: EditedPost | null;
  /** Saves mine over the version that is shown, or as a new post. */
  onSaveMine: () => void;
  onUseTheirs: (theirs: EditedPost) => void;
  onCancel: () => void;
}

/** Two people worked on one post: shows both texts, and nothing is saved before somebody has chosen. */
export function PostConflict({ mine, now, onSaveMine, onUseTheirs, onCancel }: PostConflictProps) {
  if (!now) {
    return (
      <Dialog title="This post was deleted meanwhile" onCancel={onCancel}>
        <p className="text-muted">Somebody deleted the post while you were writing. Your text is still here.</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onSaveMine}>Save as new post</Button>
          <Button look="quiet" onClick={onCancel}>
            Keep editing
          </Button>
        </div>
      </Dialog>
    );
  }
  const theirs = postDraft(now);
  const fields = (Object.keys(postLabels) as (keyof PostDraft)[]).filter((field) => mine[field] !== theirs[field]);
  return (
    <Dialog title="This post was changed meanwhile" wide onCancel={onCancel}>
      <p className="text-muted">Somebody saved a newer version while you were writing. Nothing of yours is lost.</p>
      <table aria-label="Both versions" className="w-full table-fixed text-left text-sm">
        <thead className="border-b border-line text-label text-muted">
          <tr>
            <th scope="col" className="w-1/5 py-2 pr-2 font-semibold">
              Field
            </th>
            <th scope="col" className="p-2 font-semibold">
              Your version
            </th>
            <th scope="col" className="p-2 font-semibold">
              Saved version
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row" className="py-2 pr-2 align-top font-semibold">
                {postLabels[field]}
              </th>
              <VersionCell value={mine[field]} />
              <VersionCell value={theirs[field]} />
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onSaveMine}>Save my version</Button>
        <Button look="quiet" onClick={() => onUseTheirs(now)}>
          Use the saved version
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Keep editing
        </Button>
      </div>
    </Dialog>
  );
}

function VersionCell({ value }: { value: string | boolean }) {
  return (
    <td className="p-2 align-top">
      <div tabIndex={0} className="max-h-64 overflow-y-auto rounded-lg bg-sunken px-3 py-2 whitespace-pre-wrap">
        {typeof value === 'string' ? value : value ? 'Yes' : 'No'}
      </div>
    </td>
  );
}
