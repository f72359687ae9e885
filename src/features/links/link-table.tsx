import { useState } from 'react';
import { restoreDeleted, restoreFailure } from '@/data/staff/revisions.admin';
import { conflictIn, deletedReason } from '@/data/service/writes.admin';
import { linksKey } from '@/data/site/links';
import { addLink, deleteLink, updateLink, type StaffLink } from '@/data/site/links.admin';
import { usePermissions } from '@/auth/use-permissions';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Target } from '@/site/drafts';
import { CellLink, DataTable, type Column } from '@/ui/table/data-table';
import { DeletionDialog } from '@/ui/dialog/confirm-dialog';
import { ConflictDialog } from '@/ui/form/conflict';
import { CheckboxField, TextAreaField, TextField } from '@/ui/form/fields';
import { PictureButtons } from '@/ui/form/picture-buttons';
import { RowEditor } from '@/ui/form/row-editor';
import { useRowEditor } from '@/ui/form/use-row-editor';
import { Notice, StatusBadge } from '@/ui/admin-page';
import { RowActions, RowButton } from '@/ui/table/row-button';
import { categoryList, linkRows } from './link-add-form';
import {
  linkDraft,
  linkErrors,
  linkFields,
  linkLabels,
  optionalNames,
  savedLinkSchema,
  type LinkDraft,
} from './link-schema';

export function LinkTable() {
  const { reasonAgainst, draftKeyOf } = usePermissions();
  const reason = reasonAgainst('site:edit');
  const links = useQuery(linkRows());
  const [deleting, setDeleting] = useState<StaffLink | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: ({ target: { id, version }, values }: { target: Target; values: LinkDraft }) => {
      const fields = linkFields(values);
      return version === null ? addLink({ id, ...fields }) : updateLink(id, fields, version);
    },
    meta: { success: 'Link updated successfully', invalidates: linksKey },
  });
  const editor = useRowEditor<StaffLink, LinkDraft>({
    draftKey: draftKeyOf('links'),
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
          <span title={title} className="cell-text">
            {title}
          </span>
          <CellLink href={url} className="text-label font-normal" />
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
        editor={(link) => {
          const open = editor.editing(link);
          if (!open) return null;
          return (
            <RowEditor
              {...open}
              name={open.saved.title}
              schema={savedLinkSchema(open.saved)}
              cells={(cell) => [
                <>
                  <TextField {...cell} label={linkLabels.title} required name="title" />
                  <TextField {...cell} label={linkLabels.url} type="url" required name="url" />
                  <div>
                    <TextField {...cell} label={linkLabels.image} name="image" />
                    <PictureButtons control={cell.control} label={linkLabels.image} name="image" />
                  </div>
                  {optionalNames.map((name) => (
                    <TextAreaField {...cell} key={name} label={linkLabels[name]} rows={3} name={name} />
                  ))}
                </>,
                <TextField {...cell} label={linkLabels.category} required list={categoryList} name="category" />,
                <TextField {...cell} label={linkLabels.order} type="number" name="order" />,
                <CheckboxField {...cell} label={linkLabels.active} name="active" />,
              ]}
            />
          );
        }}
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
          undo={{
            restore: () => restoreDeleted('links', deleting.id),
            restored: 'Link restored',
            failure: (error) => restoreFailure(error, 'link'),
          }}
          onClose={(error) => {
            setDeleting(null);
            setGone(deletedReason(error, deleting.title));
          }}
        />
      )}
    </>
  );
}
