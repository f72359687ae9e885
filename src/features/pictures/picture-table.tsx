import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import {
  addressOfPicture,
  hashOf,
  pictureRows,
  pictureUses,
  type Picture,
  type PictureUse,
} from '@/data/staff/pictures.admin';
import { tablePageSize } from '@/data/service/table-page.admin';
import { usePermissions } from '@/auth/use-permissions';
import { dayOf, formatDay } from '@/lib/dates';
import { adminPaths } from '@/site/admin-paths';
import { Notice } from '@/ui/admin-page';
import { Button } from '@/ui/button';
import { Pager } from '@/ui/pager';
import { DataTable, type Column } from '@/ui/table/data-table';
import { RowActions, RowButton } from '@/ui/table/row-button';
import { notify } from '@/ui/toast/notify';
import { PictureDeletion } from './picture-deletion';
import { PictureThumb } from './picture-thumb';

interface PictureTableProps {
  page: number;
  search: string;
  hrefTo: (page: number) => string;
  onClearSearch: () => void;
}

export function PictureTable({ page, search, hrefTo, onClearSearch }: PictureTableProps) {
  const { reasonAgainst } = usePermissions();
  const reason = reasonAgainst('site:edit');
  const rows = useQuery({ ...pictureRows({ page, search }), meta: { failure: 'Failed to load pictures' } });
  const shown = rows.data?.pictures ?? [];
  const uses = useQuery({ ...pictureUses(shown.map(({ name }) => name)), enabled: shown.length > 0 });
  const [deleting, setDeleting] = useState<Picture | null>(null);
  const [gone, setGone] = useState<string | null>(null);

  const columns: Column<Picture>[] = [
    {
      heading: 'Picture',
      cell: ({ name, file_name }) => (
        <span className="flex items-center gap-3">
          <span className="w-20 shrink-0">
            <PictureThumb name={name} />
          </span>
          <span title={file_name} className="cell-text">
            {file_name}
          </span>
        </span>
      ),
    },
    {
      heading: 'Alternative text',
      long: true,
      cell: ({ alt }) =>
        alt ? <span className="wrap-anywhere">{alt}</span> : <span className="text-muted">Decoration</span>,
    },
    {
      heading: 'Used in',
      long: true,
      cell: ({ name }) => (
        <UsedIn uses={uses.data?.filter(({ hash }) => hash === hashOf(name))} failed={uses.isError} />
      ),
    },
    {
      heading: 'Added',
      cell: ({ created_at }) => (
        <span className="whitespace-nowrap tabular-nums">{formatDay(dayOf(new Date(created_at)))}</span>
      ),
    },
    {
      heading: 'Actions',
      cell: (picture) => (
        <RowActions>
          <RowButton
            action="Copy address"
            row={picture.file_name}
            reason={null}
            onClick={() => void copyAddress(picture)}
          />
          <RowButton
            action="Delete"
            danger
            row={picture.file_name}
            reason={reason}
            onClick={() => setDeleting(picture)}
          />
        </RowActions>
      ),
    },
  ];

  const pageCount = Math.ceil((rows.data?.total ?? 0) / tablePageSize);
  return (
    <>
      {gone && <Notice tone="warning">{gone}</Notice>}
      <DataTable
        label="Pictures"
        columns={columns}
        rows={rows.data?.pictures}
        onRetry={rows.isLoadingError ? () => void rows.refetch() : undefined}
        emptyText={search ? 'No pictures found.' : 'No pictures have been uploaded yet.'}
        emptyAction={
          search && (
            <Button kind="quiet" onClick={onClearSearch}>
              Clear search
            </Button>
          )
        }
      />
      {rows.data && pageCount > 1 && (
        <Pager
          label="Picture pages"
          page={rows.isPlaceholderData ? page : rows.data.page}
          pageCount={pageCount}
          hrefTo={hrefTo}
        />
      )}
      {deleting && (
        <PictureDeletion
          picture={deleting}
          onClose={(why) => {
            setDeleting(null);
            setGone(why);
          }}
        />
      )}
    </>
  );
}

async function copyAddress({ name }: Picture): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressOfPicture(name));
    notify.success('Address copied');
  } catch {
    notify.failure(`We couldn’t copy the address. It is ${addressOfPicture(name)}`);
  }
}

const mostShown = 3;

function UsedIn({ uses, failed }: { uses: PictureUse[] | undefined; failed: boolean }) {
  if (!uses) return <span className="text-muted">{failed ? 'We couldn’t look this up.' : 'Looking this up...'}</span>;
  if (uses.length === 0) return <span className="text-muted">Nowhere</span>;
  return (
    <ul className="space-y-1">
      {uses.slice(0, mostShown).map((use) => (
        <li key={use.place + use.id}>
          <Link
            to={editorOf(use)}
            className="wrap-anywhere underline decoration-control underline-offset-4 hover:text-accent"
          >
            {use.title}
          </Link>
        </li>
      ))}
      {uses.length > mostShown && <li className="text-muted">{`and ${uses.length - mostShown} more`}</li>}
    </ul>
  );
}

function editorOf({ place, id }: PictureUse): string {
  if (place === 'post') return adminPaths.editPost(id);
  if (place === 'console') return adminPaths.editConsole(id);
  return place === 'link' ? adminPaths.links : adminPaths.settings;
}
