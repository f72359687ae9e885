import { useState } from 'react';
import { linksKey } from '@/data/links';
import { allLinks, deleteLink, updateLink, type StaffLink } from '@/data/staff/links';
import { useStaff } from '@/features/session/staff-context';
import { useMutation, useQuery } from '@/lib/query';
import { useWrite } from '@/lib/use-write';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DataTable, type Column } from '@/ui/data-table';
import { ExternalLink } from '@/ui/external-link';
import { RowActions } from '@/ui/row-actions';
import { RowEditor } from '@/ui/row-editor';
import { StatusBadge } from '@/ui/status-badge';
import { TextField } from '@/ui/text-field';
import { useRowEditor } from '@/ui/use-row-editor';
import { checkLink, linkDraft, linkFields, linkRefusal, type LinkDraft } from './link-fields';

/** Every link, with editing in its row. */
export function LinkTable() {
  const { reasonAgainst, keepAs } = useStaff();
  const reason = reasonAgainst('edit the site') ?? undefined;
  const links = useQuery({ ...allLinks(), meta: { failure: 'Failed to load links' } });
  const [deleting, setDeleting] = useState<StaffLink | null>(null);
  const save = useMutation({
    mutationFn: ({ link, draft }: { link: StaffLink; draft: LinkDraft }) => {
      const { title, category, order, active } = linkFields(draft);
      return updateLink(link.id, { title, category, order, active });
    },
    meta: { success: 'Link updated successfully', invalidates: linksKey },
  });
  const remove = useWrite({
    mutationFn: deleteLink,
    meta: { success: 'Link deleted successfully', failure: 'Failed to delete link', invalidates: linksKey },
    onSettled: () => setDeleting(null),
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
          {title}
          <ExternalLink
            href={url}
            className="block min-w-64 font-normal wrap-anywhere text-muted underline underline-offset-4"
          >
            {url}
          </ExternalLink>
        </>
      ),
    },
    { heading: 'Category', cell: ({ category }) => category },
    { heading: 'Order', cell: ({ order }) => order },
    {
      heading: 'Active',
      cell: ({ active }) => <StatusBadge on={active}>{active ? 'Active' : 'Inactive'}</StatusBadge>,
    },
    {
      heading: 'Actions',
      cell: (link) => (
        <RowActions>
          <Button
            ref={editor.opener(link)}
            look="quiet"
            size="small"
            disabled={reason !== undefined}
            title={reason}
            aria-label={`Edit ${link.title}`}
            onClick={() => editor.edit(link)}
          >
            {editor.holds(link) ? 'Edit (unsaved changes)' : 'Edit'}
          </Button>
          <Button
            look="quiet"
            size="small"
            disabled={reason !== undefined}
            title={reason}
            aria-label={`Delete ${link.title}`}
            onClick={() => setDeleting(link)}
          >
            Delete
          </Button>
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
        <ConfirmDialog
          title={`Delete ${deleting.title}`}
          question="Are you sure you want to delete this link?"
          confirmLabel="Delete"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(deleting.id)}
          onCancel={() => setDeleting(null)}
        />
      )}
    </>
  );
}
