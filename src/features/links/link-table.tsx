import { useState } from 'react';
import { conflictIn, goneReason } from '@/data/writes.admin';
import { linksKey } from '@/data/links';
import { addLink, allLinks, deleteLink, updateLink, type StaffLink } from '@/data/links.admin';
import { usePermissions } from '@/auth/use-permissions';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Target } from '@/lib/drafts';
import { DataTable, type Column } from '@/ui/data-table';
import { DeletionDialog } from '@/ui/confirm-dialog';
import { ExternalLink } from '@/ui/external-link';
import { ConflictDialog } from '@/ui/form/conflict';
import { CheckboxField, TextField } from '@/ui/form/fields';
import { RowEditor } from '@/ui/form/row-editor';
import { useRowEditor } from '@/ui/form/use-row-editor';
import { Notice, StatusBadge } from '@/ui/admin-page';
import { RowActions, RowButton } from '@/ui/row-button';
import { linkDraft, linkErrors, linkFields, linkLabels, linkRowSchema, type LinkDraft } from './link-schema';

export function LinkTable() {
  const { reasonAgainst, keepAs } = usePermissions();
  const reason = reasonAgainst('site:edit');
  const links = useQuery({ ...allLinks(), meta: { failure: 'Failed to load links' } });
  const [deleting, setDeleting] = useState<StaffLink | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: ({ target: { id, version }, values }: { target: Target; values: LinkDraft }) => {
      const fields = linkFields(values);
      if (version === null) return addLink({ id, ...fields });
      const { title, category, order, active } = fields;
      return updateLink(id, { title, category, order, active }, version);
    },
    meta: { success: 'Link updated successfully', invalidates: linksKey },
  });
  const editor = useRowEditor<StaffLink, LinkDraft>({
    draftKey: keepAs('links'),
    valuesOf: linkDraft,
    save: (target, values) => save.mutateAsync({ target, values }),
    failure: 'Failed to update link',
    fieldErrors: linkErrors,
    conflictIn: conflictIn<StaffLink>,
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
      {gone && !reason && <Notice tone="warning">{gone}</Notice>}
      <DataTable
        label="Links"
        columns={columns}
        rows={editor.withOpen(links.data)}
        onRetry={links.isLoadingError ? () => void links.refetch() : undefined}
        emptyText="No links have been added yet."
        editor={(link) =>
          editor.open?.row.id === link.id && (
            <RowEditor
              name={editor.open.row.title}
              schema={linkRowSchema}
              saved={linkDraft(editor.open.row)}
              start={editor.open.start}
              saving={editor.open.saving}
              draftKey={editor.keyOf(link)}
              cells={(control, form) => {
                const cell = { control, form, labelHidden: true };
                return [
                  <TextField {...cell} label={linkLabels.title} required name="title" />,
                  <TextField {...cell} label={linkLabels.category} required name="category" />,
                  <TextField {...cell} label={linkLabels.order} type="number" name="order" />,
                  <CheckboxField {...cell} label={linkLabels.active} name="active" />,
                ];
              }}
              onSave={(values, target, onSaved) => editor.submit(link, values, target, onSaved)}
              onCancel={() => editor.cancel(link)}
            />
          )
        }
      />
      {editor.conflict && <ConflictDialog what="link" labels={linkLabels} {...editor.conflict} />}
      {deleting && (
        <DeletionDialog
          name={deleting.title}
          question="Are you sure you want to delete this link?"
          remove={() => deleteLink(deleting.id)}
          success="Link deleted successfully"
          failure="Failed to delete link"
          invalidates={linksKey}
          onClose={(error) => {
            setDeleting(null);
            setGone(goneReason(error, deleting.title));
          }}
        />
      )}
    </>
  );
}
