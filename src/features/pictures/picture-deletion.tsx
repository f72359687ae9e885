import { useQuery } from '@tanstack/react-query';
import { deletePicture, picturesKey, pictureUses, type Picture } from '@/data/staff/pictures.admin';
import { deletedReason } from '@/data/service/writes.admin';
import { useWrite } from '@/lib/use-write';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';

interface PictureDeletionProps {
  picture: Picture;
  /** Receives a sentence with the reason of a failure. Null without a known reason. */
  onClose: (why: string | null) => void;
}

/** Confirms the deletion of a picture, and names its uses. The button works only after the uses load. */
export function PictureDeletion({ picture, onClose }: PictureDeletionProps) {
  const uses = useQuery({ ...pictureUses([picture.name]), staleTime: 0, meta: { failure: 'Failed to load data' } });
  const deletion = useWrite({
    mutationFn: () => deletePicture(picture),
    meta: {
      success: 'Picture deleted successfully',
      failure: 'Failed to delete picture',
      invalidates: picturesKey,
    },
    onSettled: (_nothing, error) => onClose(error && deletedReason(error, picture.file_name)),
  });
  const loadedUses = uses.isSuccess && !uses.isFetching ? uses.data : null;
  return (
    <ConfirmDialog
      title={`Delete ${picture.file_name}`}
      question={loadedUses ? 'Are you sure you want to delete this picture? This action cannot be undone.' : undefined}
      confirmLabel={loadedUses && loadedUses.length > 0 ? 'Delete anyway' : 'Delete'}
      busy={deletion.isPending}
      onConfirm={loadedUses ? () => deletion.mutate(null) : null}
      onCancel={() => onClose(null)}
    >
      <div role="status" className="space-y-3 text-muted">
        {details()}
      </div>
    </ConfirmDialog>
  );

  function details() {
    if (uses.isFetching) return <p>Looking up where it is used...</p>;
    if (!loadedUses)
      return (
        <>
          <p>We couldn’t look up where this picture is used, so it can’t be deleted yet.</p>
          <Button kind="quiet" size="small" onClick={() => void uses.refetch()}>
            Try again
          </Button>
        </>
      );
    if (loadedUses.length === 0) return <p>Nothing uses it.</p>;
    return (
      <>
        <p>These use it, and will show a placeholder instead:</p>
        <ul className="mt-1 list-disc pl-5 wrap-anywhere text-ink marker:text-control">
          {loadedUses.map(({ place, id, title }) => (
            <li key={place + id}>{`${placeNames[place] ?? place}: ${title}`}</li>
          ))}
        </ul>
      </>
    );
  }
}

const placeNames: Record<string, string> = { post: 'Post', console: 'Console', link: 'Link', settings: 'Settings' };
