import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { editedConsole, type EditedConsole } from '@/data/consoles/console-editor.admin';
import { copiedConsole, newConsole } from '@/features/consoles/editor/console-draft';
import { ConsoleEditor } from '@/features/consoles/editor/console-editor';
import { PageHead } from '@/features/seo/page-head';
import { LoadFailed, Notice, PageTitle } from '@/ui/admin-page';
import { SkeletonBlock } from '@/ui/skeletons';

/** Shows an empty form. `?copy=` names a console whose values fill the form, except for the slug. */
export function NewConsoleScreen() {
  const [search] = useSearchParams();
  const copied = search.get('copy') ?? '';
  return (
    <>
      <PageHead title="New console" noindex />
      <PageTitle>New console</PageTitle>
      {copied === '' ? <ConsoleEditor row={null} initial={newConsole} /> : <CopiedConsole key={copied} id={copied} />}
    </>
  );
}

function CopiedConsole({ id }: { id: string }) {
  const original = useQuery({ ...editedConsole(id), meta: { failure: 'Failed to load data' } });
  // Typed values stay when a refetch finds another version.
  const [opened, setOpened] = useState<EditedConsole | null>(null);
  if (original.data && !opened) setOpened(original.data);
  if (opened) return <ConsoleEditor row={null} initial={copiedConsole(opened)} articles={opened.posts} />;
  if (original.isPending) return <SkeletonBlock label="Loading console" className="h-[40rem]" />;
  if (original.isError)
    return <LoadFailed onRetry={() => void original.refetch()}>We couldn’t load this console.</LoadFailed>;
  return (
    <>
      <Notice>The console to copy has been deleted, so this one is empty.</Notice>
      <ConsoleEditor row={null} initial={newConsole} />
    </>
  );
}
