import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { restoreDeleted, restoreFailure } from '@/data/staff/revisions.admin';
import { conflictIn, deletedReason } from '@/data/service/writes.admin';
import { socialLinksKey } from '@/data/site/social-links';
import {
  addSocialLink,
  allSocialLinks,
  deleteSocialLink,
  updateSocialLink,
  type SocialLinkFields,
  type StaffSocialLink,
} from '@/data/site/social-links.admin';
import { usePermissions } from '@/auth/use-permissions';
import type { Target } from '@/site/drafts';
import { CellLink, DataTable, type Column } from '@/ui/table/data-table';
import { DeletionDialog } from '@/ui/dialog/confirm-dialog';
import { ConflictDialog } from '@/ui/form/conflict';
import { CheckboxField, TextField } from '@/ui/form/fields';
import { RowEditor } from '@/ui/form/row-editor';
import { useRowEditor } from '@/ui/form/use-row-editor';
import { Notice, StatusBadge } from '@/ui/admin-page';
import { RowActions, RowButton } from '@/ui/table/row-button';
import { useWrite } from '@/lib/use-write';
import { notify } from '@/ui/toast/notify';
import { socialLinkDraft, socialLinkErrors, socialLinkLabels, socialLinkSchema } from './social-link-schema';
import { PlatformIcon } from './social-icons';
import { socialLinkName } from './social-link-name';

export function SocialLinkTable() {
  const { reasonAgainst, draftKeyOf } = usePermissions();
  const reason = reasonAgainst('site:edit');
  const links = useQuery({ ...allSocialLinks(), meta: { failure: 'Failed to load social media links' } });
  const nameOf = (link: SocialLinkFields) => socialLinkName(link, links.data ?? []);
  const [deleting, setDeleting] = useState<StaffSocialLink | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: ({ target: { id, version }, values }: { target: Target; values: SocialLinkFields }) =>
      version === null ? addSocialLink({ id, ...values }) : updateSocialLink(id, values, version),
    meta: { success: 'Social media link updated successfully', invalidates: socialLinksKey },
  });
  const editor = useRowEditor<StaffSocialLink, SocialLinkFields>({
    draftKey: draftKeyOf('social-links'),
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
          <span>{platform}</span>
        </span>
      ),
    },
    {
      heading: 'URL',
      long: true,
      cell: ({ url }) => <CellLink href={url} />,
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
            name={nameOf(link)}
            reason={reason}
            onSettled={(error) => setGone(deletedReason(error, nameOf(link)))}
          />
          <RowButton
            ref={editor.opener(link)}
            action="Edit"
            note={editor.holds(link) ? 'Unsaved changes' : undefined}
            row={nameOf(link)}
            reason={reason}
            onClick={() => editor.edit(link)}
          />
          <RowButton action="Delete" danger row={nameOf(link)} reason={reason} onClick={() => setDeleting(link)} />
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
        editor={(link) => {
          const open = editor.editing(link);
          if (!open) return null;
          return (
            <RowEditor
              {...open}
              name={nameOf(open.saved)}
              schema={socialLinkSchema}
              cells={(cell) => [
                <TextField {...cell} label={socialLinkLabels.platform} required name="platform" />,
                <TextField {...cell} label={socialLinkLabels.url} type="url" required name="url" />,
                <CheckboxField {...cell} label={socialLinkLabels.active} name="active" />,
              ]}
            />
          );
        }}
      />
      {editor.conflict && <ConflictDialog what="link" labels={socialLinkLabels} {...editor.conflict} />}
      {deleting && (
        <DeletionDialog
          name={nameOf(deleting)}
          question="Are you sure you want to delete this social media link?"
          remove={() => deleteSocialLink(deleting.id)}
          success="Social media link deleted successfully"
          failure="Failed to delete social media link"
          invalidates={socialLinksKey}
          undo={{
            restore: () => restoreDeleted('social_media_links', deleting.id),
            restored: 'Social media link restored',
            failure: (error) => restoreFailure(error, 'social media link'),
          }}
          onClose={(error) => {
            setDeleting(null);
            setGone(deletedReason(error, nameOf(deleting)));
          }}
        />
      )}
    </>
  );
}

interface SocialLinkToggleProps {
  link: StaffSocialLink;
  name: string;
  reason: string | null;
  onSettled: (error: Error | null) => void;
}

/** Each row has a separate mutation, so that rows do not wait for each other. */
function SocialLinkToggle({ link: { id, active }, name, reason, onSettled }: SocialLinkToggleProps) {
  const toggle = useWrite({
    mutationFn: (on: boolean) => updateSocialLink(id, { active: on }),
    meta: { failure: 'Failed to update social media link status', invalidates: socialLinksKey },
    onSuccess: (_link, on) =>
      notify.success(on ? 'Social media link activated successfully' : 'Social media link deactivated successfully'),
    onSettled: (_link, error) => onSettled(error),
  });
  return (
    <RowButton
      action={active ? 'Deactivate' : 'Activate'}
      busy={toggle.isPending}
      className="min-w-22"
      row={name}
      reason={reason}
      onClick={() => toggle.mutate(!active)}
    />
  );
}

interface StaffPlatformIconProps {
  platform: string;
}

// By requirement the footer shows a letter for these two platforms, so the footer's chunk leaves out their marks.
const staffMarks = new Map([
  [
    'twitter',
    'M3 5.500c2.400 2.700 5.300 4.200 8.700 4.400a4.300 4.300 0 0 1 7.400-3.200L22 6l-1.500 2.400L22.500 8.300l-2.200 2.300C20 16.500 15.900 20.500 10.300 20.500c-3 0-5.600-.9-7.800-2.300 2.500.1 4.500-.5 6.200-1.800-2-.3-3.400-1.300-4.100-2.900h1.900C4.500 12.600 3.300 11 3.100 9.100l1.800.5C3.400 8.400 2.700 7 3 5.500Z',
  ],
  [
    'instagram',
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3H7Zm5 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.250-3.500a1.250 1.250 0 1 1 0 2.500 1.250 1.250 0 0 1 0-2.500Z',
  ],
]);

function StaffPlatformIcon({ platform }: StaffPlatformIconProps) {
  return <PlatformIcon platform={platform} more={staffMarks} />;
}
