import { useState } from 'react';
import { linksKey } from '@/data/links';
import { allLinks, deleteLink, updateLink, type StaffLink } from '@/data/links.admin';
import { usePermissions } from '@/auth/use-permissions';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CheckboxField } from '@/ui/checkbox-field';
import { DataTable, type Column } from '@/ui/data-table';
import { DeletionDialog } from '@/ui/deletion-dialog';
import { ExternalLink } from '@/ui/external-link';
import { RowActions } from '@/ui/row-actions';
import { RowButton } from '@/ui/row-button';
import { RowEditor } from '@/ui/row-editor';
import { StatusBadge } from '@/ui/status-badge';
import { TextField } from '@/ui/text-field';
import { useRowEditor } from '@/ui/use-row-editor';
import { checkLink, linkDraft, linkFields, linkRefusal, type LinkDraft } from './link-fields';

/** Every link, with editing in its row. */
export function LinkTable() {
  const { reasonAgainst, keepAs } = usePermissions();
  const reason = reasonAgainst('site:edit');
  const links = useQuery({ ...allLinks(), meta: { failure: 'Failed to load links' } });
  const [deleting, setDeleting] = useState<StaffLink | null>(null);
  const save = useMutation({
    mutationFn: ({ link, draft }: { link: StaffLink; draft: LinkDraft }) => {
      const { title, category, order, active } = linkFields(draft);
      return updateLink(link.id, { title, category, order, active });
    },
    meta: { success: 'Link updated successfully', invalidates: linksKey },
  });
  const editor = useRowEditor<StaffLink, LinkDraft>({
    keepAs: keepAs('links'),
    valuesOf: linkDraft,
    save: (link, draft) => save.mutateAsync({ link, draft }),
    failure: 'Failed to update link',
    refusal: linkRefusal,
  });

  const columns: Column<StaffLink>[] = [
    {
      heading: 'Title',
      cell: ({ title, url }) => (
        <>
          <span title={title} className="leading-snug @3xl/table:line-clamp-2">
            {title}
          </span>
          <ExternalLink
            href={url}
            className="flex items-center text-label font-normal wrap-anywhere text-muted underline decoration-control underline-offset-4 hover:text-accent hover:decoration-current @3xl/table:min-w-64 pointer-coarse:min-h-touch"
          >
            <span className="@3xl/table:line-clamp-2">{url}</span>
          </ExternalLink>
        </>
      ),
    },
    { heading: 'Category', cell: ({ category }) => category },
    { heading: 'Order', cell: ({ order }) => <span className="tabular-nums">{order}</span> },
    {
      heading: 'Active',
      cell: ({ active }) => <StatusBadge on={active}>{active ? 'Active' : 'Inactive'}</StatusBadge>,
    },
    {
      heading: 'Actions',
      cell: (link) => (
        <RowActions>
          <RowButton
            ref={editor.opener(link)}
            action="Edit"
            note={editor.holds(link) ? 'Unsaved changes' : undefined}
            row={link.title}
            reason={reason}
            onClick={() => editor.edit(link)}
          />
          <RowButton action="Delete" danger row={link.title} reason={reason} onClick={() => setDeleting(link)} />
        </RowActions>
      ),
    },
  ];

  return (
    <>
      <DataTable
        label="Links"
        columns={columns}
        rows={links.data}
        onRetry={links.isLoadingError ? () => void links.refetch() : undefined}
        emptyText="No links have been added yet."
        editor={(link) =>
          editor.openRow?.id === link.id && (
            <RowEditor
              name={link.title}
              initial={linkDraft(link)}
              {...editor.openRow}
              keepAs={editor.formOf(link)}
              check={checkLink}
              cells={[
                (field, form) => <TextField label="Title" labelHidden form={form} required {...field('title')} />,
                (field, form) => <TextField label="Category" labelHidden form={form} required {...field('category')} />,
                (field, form) => <TextField label="Order" labelHidden form={form} type="number" {...field('order')} />,
                (field, form) => <CheckboxField label="Active" labelHidden form={form} {...field('active')} />,
              ]}
              onSave={(draft, settle) => editor.submit(link, draft, settle)}
              onCancel={() => editor.cancel(link)}
            />
          )
        }
      />
      {deleting && (
        <DeletionDialog
          name={deleting.title}
          question="Are you sure you want to delete this link?"
          remove={() => deleteLink(deleting.id)}
          success="Link deleted successfully"
          failure="Failed to delete link"
          invalidates={linksKey}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
