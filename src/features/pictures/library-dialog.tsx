import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { addressOfPicture, pictureRows } from '@/data/staff/pictures.admin';
import { tablePageSize } from '@/data/service/table-page.admin';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { SearchBox } from '@/ui/search-box';
import type { PickedPicture } from '@/ui/form/picture-picker';
import { PictureThumb } from './picture-thumb';

interface LibraryDialogProps {
  onClose: (picked: PickedPicture | null) => void;
}

export function LibraryDialog({ onClose }: LibraryDialogProps) {
  const [{ page, search }, setShown] = useState({ page: 1, search: '' });
  const rows = useQuery({ ...pictureRows({ page, search }), meta: { failure: 'Failed to load pictures' } });
  const pageCount = Math.ceil((rows.data?.total ?? 0) / tablePageSize);
  return (
    <Dialog title="Choose from library" wide onCancel={() => onClose(null)}>
      <SearchBox
        className="max-w-md"
        label="Search pictures"
        placeholder="Search by file name or text..."
        value={search}
        onSearch={(text) => setShown({ page: 1, search: text })}
      />
      <div aria-live="polite">{found()}</div>
      <div className="flex flex-wrap justify-end gap-3">
        {pageCount > 1 && (
          <>
            <Button kind="quiet" disabled={page <= 1} onClick={() => setShown({ page: page - 1, search })}>
              Newer
            </Button>
            <Button kind="quiet" disabled={page >= pageCount} onClick={() => setShown({ page: page + 1, search })}>
              Older
            </Button>
          </>
        )}
        <Button kind="quiet" onClick={() => onClose(null)}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );

  function found() {
    if (rows.isPending) return <p className="text-muted">Loading pictures...</p>;
    if (rows.isLoadingError)
      return (
        <div className="space-y-3">
          <p className="text-muted">We couldn’t load the pictures.</p>
          <Button kind="quiet" onClick={() => void rows.refetch()}>
            Try again
          </Button>
        </div>
      );
    if (rows.data.pictures.length === 0)
      return <p className="text-muted">{search ? 'No pictures found.' : 'No pictures have been uploaded yet.'}</p>;
    return (
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {rows.data.pictures.map(({ id, name, file_name, alt }) => (
          <li key={id}>
            <button
              type="button"
              className="block w-full rounded-lg border border-line p-1.5 text-left hover:border-accent"
              onClick={() => onClose({ address: addressOfPicture(name), alt })}
            >
              <PictureThumb name={name} />
              <span className="mt-1.5 line-clamp-2 block text-sm wrap-anywhere">{alt || file_name}</span>
            </button>
          </li>
        ))}
      </ul>
    );
  }
}
