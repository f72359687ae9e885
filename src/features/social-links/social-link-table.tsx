import { useState } from 'react';
import { socialLinksKey } from '@/data/social-links';
import {
  allSocialLinks,
  deleteSocialLink,
  updateSocialLink,
  type SocialLinkFields,
  type StaffSocialLink,
} from '@/data/staff/social-links';
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
import { checkSocialLink, socialLinkDraft, socialLinkRefusal } from './social-link-fields';
import { SocialLinkToggle } from './social-link-toggle';
import { StaffPlatformIcon } from './staff-platform-icon';

/** Every social link, with editing in its row. */
export function SocialLinkTable() {
  const { reasonAgainst, keepAs } = useStaff();
  const reason = reasonAgainst('edit the site') ?? undefined;
  const links = useQuery({ ...allSocialLinks(), meta: { failure: 'Failed to load social media links' } });
  const [deleting, setDeleting] = useState<StaffSocialLink | null>(null);
  const save = useMutation({
    mutationFn: ({ id, fields }: { id: string; fields: SocialLinkFields }) => updateSocialLink(id, fields),
    meta: { success: 'Social media link updated successfully', invalidates: socialLinksKey },
  });
  const remove = useWrite({
    mutationFn: deleteSocialLink,
    meta: {
      success: 'Social media link deleted successfully',
      failure: 'Failed to delete social media link',
      invalidates: socialLinksKey,
    },
    onSettled: () => setDeleting(null),
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
          <span className="flex size-6 shrink-0 items-center justify-center">
            <StaffPlatformIcon platform={platform} />
          </span>
          {platform}
        </span>
      ),
    },
    {
      heading: 'URL',
      cell: ({ url }) => (
        <ExternalLink href={url} className="block min-w-64 wrap-anywhere text-muted underline underline-offset-4">
          {url}
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
          <Button
            ref={editor.opener(link)}
            look="quiet"
            size="small"
            disabled={reason !== undefined}
            title={reason}
            aria-label={`Edit ${link.platform}`}
            onClick={() => editor.edit(link)}
          >
            {editor.holds(link) ? 'Edit (unsaved changes)' : 'Edit'}
          </Button>
          <Button
            look="quiet"
            size="small"
            disabled={reason !== undefined}
            title={reason}
            aria-label={`Delete ${link.platform}`}
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
        <ConfirmDialog
          title={`Delete ${deleting.platform}`}
          question="Are you sure you want to delete this social media link?"
          confirmLabel="Delete"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(deleting.id)}
          onCancel={() => setDeleting(null)}
        />
      )}
    </>
  );
}
