import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { editedConsole, type EditedConsole } from '@/data/consoles/console-editor.admin';
import { consoleDraft, consoleDraftKey, newConsole } from '@/features/consoles/editor/console-draft';
import { ConsoleEditor } from '@/features/consoles/editor/console-editor';
import { usePermissions } from '@/auth/use-permissions';
import { PageHead } from '@/features/seo/page-head';
import { draftsOf } from '@/site/drafts';
import { adminPaths } from '@/site/admin-paths';
import { LoadFailed, Notice, PageTitle } from '@/ui/admin-page';
import { SkeletonBlock } from '@/ui/skeletons';
import { notify } from '@/ui/toast/notify';

/** An unknown id leads back to the table, unless this device has a draft of that console. */
export function EditConsoleScreen() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const { draftKeyOf } = usePermissions();
  const [hasDraft] = useState(() => draftsOf(draftKeyOf(consoleDraftKey(id)), newConsole).length > 0);
  // Each visit fetches the row, because a save compares with this version.
  const read = useQuery({
    ...editedConsole(id),
    staleTime: Infinity,
    gcTime: 0,
    meta: { failure: 'Failed to load data' },
  });
  // An open console stays open when a refetch finds it deleted. The save then reports the deletion.
  const [opened, setOpened] = useState<EditedConsole | null>(null);
  if (read.data && read.data.id !== opened?.id) setOpened(read.data);
  const current = opened?.id === id.toLowerCase() ? opened : null;
  const missing = read.data === null && current === null;
  useEffect(() => {
    if (missing) notify.failure('Console not found');
  }, [missing]);
  if (missing && !hasDraft) return <Navigate to={adminPaths.consoles + search} replace />;
  return (
    <>
      <PageHead title="Edit console" noindex />
      <PageTitle>Edit console</PageTitle>
      {read.isPending && <SkeletonBlock label="Loading console" className="h-[40rem]" />}
      {read.isLoadingError && (
        <LoadFailed onRetry={() => void read.refetch()}>We couldn’t load this console.</LoadFailed>
      )}
      {missing && (
        <>
          <Notice>
            Someone deleted this console, but this device still has your unsaved changes. Restore them to save it as a
            new console.
          </Notice>
          <ConsoleEditor row={null} goneId={id} initial={newConsole} />
        </>
      )}
      {current && <ConsoleEditor key={current.id} row={current} initial={consoleDraft(current)} />}
    </>
  );
}
