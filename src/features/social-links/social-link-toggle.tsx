import { socialLinksKey } from '@/data/social-links';
import { updateSocialLink, type StaffSocialLink } from '@/data/social-links.admin';
import { useWrite } from '@/lib/use-write';
import { notify } from '@/ui/notify';
import { RowButton } from '@/ui/row-button';

interface SocialLinkToggleProps {
  link: StaffSocialLink;
  /** Why it may not be used, or null. */
  reason: string | null;
  onSettled: (error: Error | null) => void;
}

/** Switches a link of the footer on or off. Each row has a write of its own, so that rows do not wait for each other. */
export function SocialLinkToggle({ link: { id, platform, active }, reason, onSettled }: SocialLinkToggleProps) {
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
      row={platform}
      reason={reason}
      onClick={() => toggle.mutate(!active)}
    />
  );
}
