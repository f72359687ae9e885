import { useState } from 'react';
import { conflictIn } from '@/data/conflict';
import { socialLinksKey } from '@/data/social-links';
import {
  addSocialLink,
  allSocialLinks,
  deleteSocialLink,
  updateSocialLink,
  type SocialLinkFields,
  type StaffSocialLink,
} from '@/data/social-links.admin';
import { goneReason } from '@/data/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Target } from '@/lib/drafts';
import { DataTable, type Column } from '@/ui/data-table';
import { DeletionDialog } from '@/ui/deletion-dialog';
import { ExternalLink } from '@/ui/external-link';
import { ConflictDialog } from '@/ui/form/conflict';
import { CheckboxField, TextField } from '@/ui/form/fields';
import { RowEditor } from '@/ui/form/row-editor';
import { useRowEditor } from '@/ui/form/use-row-editor';
import { Notice } from '@/ui/notice';
import { RowActions } from '@/ui/row-actions';
import { RowButton } from '@/ui/row-button';
import { StatusBadge } from '@/ui/status-badge';
import { socialLinkDraft, socialLinkErrors, socialLinkLabels, socialLinkSchema } from './social-link-schema';
import { SocialLinkToggle } from './social-link-toggle';
import { StaffPlatformIcon } from './staff-platform-icon';

/** Every social link, with editing in its row. */
export function SocialLinkTable() {
  const { reasonAgainst, keepAs } = usePermissions();
  const reason = reasonAgainst('site:edit');
  const links = useQuery({ ...allSocialLinks(), meta: { failure: 'Failed to load social media links' } });
  const [deleting, setDeleting] = useState<StaffSocialLink | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: ({ target: { id, version }, values }: { target: Target; values: SocialLinkFields }) =>
      version === null ? addSocialLink({ id, ...values }) : updateSocialLink(id, values, version),
    meta: { success: 'Social media link updated successfully', invalidates: socialLinksKey },
  });
  const editor = useRowEditor<StaffSocialLink, SocialLinkFields>({
    draftKey: keepAs('social-links'),
    valuesOf: socialLinkDraft,
    save: (target, values) => save.mutateAsync({ target, values }),
    failure: 'Failed to update social media link',
    fieldErrors: socialLinkErrors,
    conflictIn: conflictIn<StaffSocialLink>,
  });

  const columns: Column<StaffSocialLink>[] = [
    {
      heading: 'Platform',
      cell: ({ platform }) => (
        <span className="flex items-center gap-3">
          <span className="flex size-6 shrink-0 items-center justify-center text-muted">
            <StaffPlatformIcon platform={platform} />
          </span>
          {platform}
        </span>
      ),
    },
    {
      heading: 'URL',
      long: true,
      cell: ({ url }) => (
        <ExternalLink
          href={url}
          className="flex items-center wrap-anywhere text-muted underline decoration-control underline-offset-4 hover:text-accent hover:decoration-current @3xl/table:min-w-64 pointer-coarse:min-h-touch"
        >
          <span className="@3xl/table:line-clamp-2">{url}</span>
        </ExternalLink>
      ),
    },
    {
      heading: 'Status',
      cell: ({ active }) => <StatusBadge on={active}>{active ? 'Active' : 'Inactive'}</StatusBadge>,
    },
    {
      heading: 'Actions',
      cell: (link) => (
        <RowActions>
          <SocialLinkToggle
            link={link}
            reason={reason}
            onSettled={(error) => setGone(goneReason(error, link.platform))}
          />
          <RowButton
            ref={editor.opener(link)}
            action="Edit"
            note={editor.holds(link) ? 'Unsaved changes' : undefined}
            row={link.platform}
            reason={reason}
            onClick={() => editor.edit(link)}
          />
          <RowButton action="Delete" danger row={link.platform} reason={reason} onClick={() => setDeleting(link)} />
        </RowActions>
      ),
    },
  ];

  return (
    <>
      {gone && !reason && <Notice tone="warning">{gone}</Notice>}
      <DataTable
        label="Social media links"
        columns={columns}
        rows={editor.withOpen(links.data)}
        onRetry={links.isLoadingError ? () => void links.refetch() : undefined}
        emptyText="No social media links have been added yet."
        editor={(link) =>
          editor.open?.row.id === link.id && (
            <RowEditor
              name={editor.open.row.platform}
              schema={socialLinkSchema(
                (links.data ?? []).filter(({ id }) => id !== link.id),
                editor.open.row.platform,
              )}
              saved={socialLinkDraft(editor.open.row)}
              start={editor.open.start}
              saving={editor.open.saving}
              draftKey={editor.keyOf(link)}
              cells={(control, form) => {
                const cell = { control, form, labelHidden: true };
                return [
                  <TextField {...cell} label={socialLinkLabels.platform} required name="platform" />,
                  <TextField {...cell} label={socialLinkLabels.url} type="url" required name="url" />,
                  <CheckboxField {...cell} label={socialLinkLabels.active} name="active" />,
                ];
              }}
              onSave={(values, target, onSaved) => editor.submit(link, values, target, onSaved)}
              onCancel={() => editor.cancel(link)}
            />
          )
        }
      />
      {editor.conflict && <ConflictDialog what="link" labels={socialLinkLabels} {...editor.conflict} />}
      {deleting && (
        <DeletionDialog
          name={deleting.platform}
          question="Are you sure you want to delete this social media link?"
          remove={() => deleteSocialLink(deleting.id)}
          success="Social media link deleted successfully"
          failure="Failed to delete social media link"
          invalidates={socialLinksKey}
          onClose={(error) => {
            setDeleting(null);
            setGone(goneReason(error, deleting.platform));
          }}
        />
      )}
    </>
  );
}
