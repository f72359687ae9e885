import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { messageRows, type Message, type MessageShow } from '@/data/site/messages.admin';
import { deletedReason } from '@/data/service/writes.admin';
import { tablePageSize } from '@/data/service/table-page.admin';
import { momentOf } from '@/lib/dates';
import { adminPaths } from '@/site/admin-paths';
import { Notice } from '@/ui/admin-page';
import { Button } from '@/ui/button';
import { Pager } from '@/ui/pager';
import { DataTable, type Column } from '@/ui/table/data-table';
import { RowActions, RowButton } from '@/ui/table/row-button';
import { MessageDeletion, nameOf } from './message-deletion';
import { MessageStateBadge } from './message-state';
import { useMark } from './use-mark';

interface MessageTableProps {
  /** True until the access check has a result. */
  busy: boolean;
  page: number;
  search: string;
  show: MessageShow;
  hrefTo: (page: number) => string;
  onClearSearch: () => void;
}

const emptyTexts: Record<MessageShow, string> = {
  inbox: 'The inbox is empty.',
  unread: 'There are no unread messages.',
  archived: 'No messages have been archived yet.',
  all: 'No messages yet.',
};

export function MessageTable({ busy, page, search, show, hrefTo, onClearSearch }: MessageTableProps) {
  const rows = useQuery({
    ...messageRows({ page, search, show }),
    enabled: !busy,
    meta: { failure: 'Failed to load messages' },
  });
  // The page of a message links back to the same list.
  const { search: listState } = useLocation();
  const [deleting, setDeleting] = useState<Message | null>(null);
  const [gone, setGone] = useState<string | null>(null);

  const columns: Column<Message>[] = [
    {
      heading: 'From',
      cell: ({ name, email }) => (
        <>
          <span className="cell-text">{name}</span>
          <span className="block font-normal text-muted">{email}</span>
        </>
      ),
    },
    {
      heading: 'Message',
      long: true,
      cell: ({ id, subject, message, state }) => (
        <Link to={adminPaths.message(id) + listState} className="group block wrap-anywhere pointer-coarse:min-h-touch">
          <span
            className={`block underline decoration-control underline-offset-4 group-hover:text-accent ${state === 'unread' ? 'font-bold' : ''}`}
          >
            {subject || 'No subject'}
          </span>
          <span dir="auto" className="line-clamp-2 text-muted">
            {message.slice(0, excerptLength)}
          </span>
        </Link>
      ),
    },
    {
      heading: 'Received',
      cell: ({ created_at }) => (
        <time dateTime={created_at} className="inline-block min-w-28 tabular-nums">
          {momentOf(created_at)}
        </time>
      ),
    },
    { heading: 'State', cell: ({ state }) => <MessageStateBadge state={state} /> },
    {
      heading: 'Actions',
      cell: (message) => (
        <MessageActions
          message={message}
          onDelete={() => setDeleting(message)}
          onSettled={(error) => setGone(deletedReason(error, `the ${nameOf(message)}`))}
        />
      ),
    },
  ];

  const pageCount = Math.ceil((rows.data?.total ?? 0) / tablePageSize);
  return (
    <>
      {gone && <Notice tone="warning">{gone}</Notice>}
      <DataTable
        label="Messages"
        columns={columns}
        rows={rows.data?.messages}
        onRetry={rows.isLoadingError ? () => void rows.refetch() : undefined}
        emptyText={search ? 'No messages found.' : emptyTexts[show]}
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
          label="Message pages"
          page={rows.isPlaceholderData ? page : rows.data.page}
          pageCount={pageCount}
          hrefTo={hrefTo}
        />
      )}
      {deleting && (
        <MessageDeletion
          message={deleting}
          onClose={(error) => {
            setDeleting(null);
            setGone(deletedReason(error, `the ${nameOf(deleting)}`));
          }}
        />
      )}
    </>
  );
}

/** More characters than fit on the two lines of an excerpt. */
const excerptLength = 200;

interface MessageActionsProps {
  message: Message;
  onDelete: () => void;
  onSettled: (error: Error | null) => void;
}

function MessageActions({ message, onDelete, onSettled }: MessageActionsProps) {
  const mark = useMark(message, onSettled);
  const archived = message.state === 'archived';
  return (
    <RowActions>
      <RowButton
        action={archived ? 'Back to inbox' : 'Archive'}
        busy={mark.isPending}
        className="min-w-18"
        row={nameOf(message)}
        reason={null}
        onClick={() => mark.mutate(archived ? 'read' : 'archived')}
      />
      <RowButton action="Delete" danger row={nameOf(message)} reason={null} onClick={onDelete} />
    </RowActions>
  );
}
