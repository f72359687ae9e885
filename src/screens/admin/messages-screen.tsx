import type { MessageShow } from '@/data/site/messages.admin';
import { MessageTable } from '@/features/messages/message-table';
import { PageHead } from '@/features/seo/page-head';
import { Notice, PageTitle } from '@/ui/admin-page';
import { SearchBox } from '@/ui/search-box';
import { SelectBox } from '@/ui/select-box';
import { useListAddress } from '@/ui/use-list-address';
import { useAccessCheck } from '@/auth/use-permissions';

const shows: Partial<Record<string, MessageShow>> = { unread: 'unread', archived: 'archived', all: 'all' };

const options = [
  { value: '', label: 'Inbox' },
  { value: 'unread', label: 'Unread' },
  { value: 'archived', label: 'Archived' },
  { value: 'all', label: 'All' },
];

export function MessagesScreen() {
  const address = useListAddress();
  const { busy, reason } = useAccessCheck('messages:read');
  const show = shows[address.get('show')];
  const search = address.get('q');
  return (
    <>
      <PageHead title="Messages" noindex />
      <PageTitle>Messages</PageTitle>
      {reason ? (
        <Notice>{reason}</Notice>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap gap-3">
            <SearchBox
              className="min-w-0 grow sm:max-w-md"
              label="Search messages"
              placeholder="Search by name, email or text..."
              value={search}
              onSearch={(q) => address.refine({ q })}
            />
            <SelectBox
              label="Show"
              value={show ?? ''}
              options={options}
              onSelect={(value) => address.choose({ show: value })}
            />
          </div>
          <p className="mb-4 max-w-prose text-muted">
            We delete every message a year after it arrives, even an archived one.
          </p>
          <MessageTable
            busy={busy}
            page={address.page}
            search={search}
            show={show ?? 'inbox'}
            hrefTo={address.hrefTo}
            onClearSearch={() => address.choose({ q: '' })}
          />
        </>
      )}
    </>
  );
}
