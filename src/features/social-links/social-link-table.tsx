import { useState } from 'react';
import { socialLinksKey } from '@/data/social-links';
import {
  allSocialLinks,
  deleteSocialLink,
  updateSocialLink,
  type SocialLinkFields,
  type StaffSocialLink,
} from '@/data/social-links.admin';
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
import { checkSocialLink, socialLinkDraft, socialLinkRefusal } from './social-link-fields';
import { SocialLinkToggle } from './social-link-toggle';
import { StaffPlatformIcon } from './staff-platform-icon';

/** Every social link, with editing in its row. */
export function SocialLinkTable() {
  const { reasonAgainst, keepAs } = usePermissions();
  const reason = reasonAgainst('site:edit');
  const links = useQuery({ ...allSocialLinks(), meta: { failure: 'Failed to load social media links' } });
  const [deleting, setDeleting] = useState<StaffSocialLink | null>(null);
  const save = useMutation({
    mutationFn: ({ id, fields }: { id: string; fields: SocialLinkFields }) => updateSocialLink(id, fields),
    meta: { success: 'Social media link updated successfully', invalidates: socialLinksKey },
  });
  const editor = useRowEditor<StaffSocialLink, SocialLinkFields>({
    keepAs: keepAs('social-links'),
    valuesOf: socialLinkDraft,
    save: ({ id }, fields) => save.mutateAsync({ id, fields }),
    failure: 'Failed to update social media link',
    refusal: socialLinkRefusal,
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
          <SocialLinkToggle link={link} reason={reason} />
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
      <DataTable
        label="Social media links"
        columns={columns}
        rows={links.data}
        onRetry={links.isLoadingError ? () => void links.refetch() : undefined}
        emptyText="No social media links have been added yet."
        editor={(link) =>
          editor.openRow?.id === link.id && (
            <RowEditor
              name={link.platform}
              initial={socialLinkDraft(link)}
              {...editor.openRow}
              keepAs={editor.formOf(link)}
              check={checkSocialLink}
              cells={[
                (field, form) => <TextField label="Platform" labelHidden form={form} required {...field('platform')} />,
                (field, form) => (
                  <TextField label="URL" labelHidden form={form} type="url" required {...field('url')} />
                ),
                (field, form) => <CheckboxField label="Active" labelHidden form={form} {...field('active')} />,
              ]}
              onSave={(fields, settle) => editor.submit(link, fields, settle)}
              onCancel={() => editor.cancel(link)}
            />
          )
        }
      />
      {deleting && (
        <DeletionDialog
          name={deleting.platform}
          question="Are you sure you want to delete this social media link?"
          remove={() => deleteSocialLink(deleting.id)}
          success="Social media link deleted successfully"
          failure="Failed to delete social media link"
          invalidates={socialLinksKey}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
