import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  createDraftLink,
  draftLinks,
  draftLinksKey,
  mostDraftLinks,
  newToken,
  revokeDraftLink,
  type DraftLink,
  type NewDraftLink,
} from '@/data/posts/draft-links.admin';
import { usePermissions } from '@/auth/use-permissions';
import { draftPath } from '@/site/paths';
import { hasSha256 } from '@/lib/sha256';
import { momentOf } from '@/lib/dates';
import { useWrite } from '@/lib/use-write';
import { LoadFailed, Notice, Panel } from '@/ui/admin-page';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { newId } from '@/lib/new-id';
import { Field, fieldAttributes, fieldClass } from '@/ui/form/field';
import { SelectBox } from '@/ui/select-box';
import { SkeletonBlock } from '@/ui/skeletons';

const lifetimes = [
  { value: '24', label: '1 day' },
  { value: '168', label: '7 days' },
  { value: '720', label: '30 days' },
];

interface DraftLinksProps {
  /** A saved draft. */
  post: { id: string };
  /** True while the editor holds changes that a link does not show. */
  unsaved: boolean;
}

/** Creates, lists and revokes the links to a draft. Anybody with a link can read the draft. */
export function DraftLinks({ post: { id: postId }, unsaved }: DraftLinksProps) {
  const links = useQuery({ ...draftLinks(postId), meta: { failure: 'Failed to load the links' } });
  const [revoking, setRevoking] = useState<DraftLink | null>(null);
  const [made, setMade] = useState<NewDraftLink | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const activeLinks = (links.data ?? []).filter((link) => endOf(link) > new Date());

  return (
    <div className="mt-6">
      <Panel>
        <h2 ref={heading} tabIndex={-1} className="mb-2 text-lg/tight">
          Share this draft
        </h2>
        <p className="mb-4 max-w-prose text-sm text-muted">
          Anyone with the link can read the last saved version of this draft without signing in, until the link expires
          or you revoke it.
        </p>
        {unsaved && <Notice>The link doesn’t show unsaved changes. Update the post first.</Notice>}
        {made && <NewLink token={made.token} />}
        {content()}
      </Panel>
      {revoking && (
        <Revocation
          link={revoking}
          onClose={(revoked) => {
            // The dialog returns the focus to a button that is about to disappear.
            flushSync(() => setRevoking(null));
            if (!revoked) return;
            if (revoked === made?.id) setMade(null);
            heading.current?.focus();
          }}
        />
      )}
    </div>
  );

  function content() {
    if (!hasSha256())
      return <Notice tone="warning">You can only create links over a secure connection (https).</Notice>;
    if (links.isPending) return <SkeletonBlock label="Loading links" className="h-24" />;
    if (links.isLoadingError)
      return <LoadFailed onRetry={() => void links.refetch()}>We couldn’t load the links to this draft.</LoadFailed>;
    return (
      <>
        {activeLinks.length < mostDraftLinks ? (
          <LinkForm postId={postId} onMade={setMade} />
        ) : (
          <Notice tone="warning">{`This draft has ${mostDraftLinks} links, the most it can have. Revoke one to make another.`}</Notice>
        )}
        {activeLinks.length > 0 && (
          <ul aria-label="Links to this draft" className="mt-5 divide-y divide-line border-t border-line">
            {activeLinks.map((link) => (
              <LinkRow key={link.id} link={link} isNew={link.id === made?.id} onRevoke={() => setRevoking(link)} />
            ))}
          </ul>
        )}
      </>
    );
  }
}

interface LinkFormProps {
  postId: string;
  onMade: (link: NewDraftLink) => void;
}

function LinkForm({ postId, onMade }: LinkFormProps) {
  const id = useId();
  const [hours, setHours] = useState('168');
  // A retry after a lost response sends the same id and token, so that the retry creates no second link.
  const next = useRef({ id: newId(), token: newToken() });
  const creation = useWrite({
    mutationFn: (link: NewDraftLink) => createDraftLink(postId, link),
    meta: { success: 'Link created', failure: 'Failed to create the link', invalidates: draftLinksKey },
    onSuccess: (_made, link) => {
      next.current = { id: newId(), token: newToken() };
      onMade(link);
    },
  });
  return (
    <form
      aria-label="Link to the draft"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        creation.mutate({ ...next.current, hours: Number(hours) });
      }}
    >
      <Field id={id} label="The link works for">
        <SelectBox id={id} value={hours} options={lifetimes} onSelect={setHours} className="min-w-40" />
      </Field>
      <Button type="submit" kind="quiet" disabled={creation.isPending}>
        {creation.isPending ? 'Creating...' : 'Create link'}
      </Button>
    </form>
  );
}

/** Shows the new link. The link never shows again, because the database has no token. */
function NewLink({ token }: { token: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const address = `${location.origin}${draftPath}#${token}`;
  const hint = 'Copy it now: we can’t show it again.';
  const copy = useMutation({
    mutationFn: async () => navigator.clipboard.writeText(address),
    meta: {
      success: 'Link copied',
      failure: 'Your browser blocked the copy. The link is selected, so you can copy it yourself.',
    },
    onError: () => field.current?.select(),
  });
  return (
    <div className="mb-5 rounded-lg bg-sunken p-4">
      <Field id={id} label="Your new link" hint={hint}>
        <div className="flex flex-wrap gap-3">
          <input
            {...fieldAttributes(id, { hint })}
            ref={field}
            readOnly
            value={address}
            className={`${fieldClass} min-w-0 flex-[1_1_18rem]`}
            onFocus={({ target }) => target.select()}
          />
          <Button onClick={() => copy.mutate()}>Copy link</Button>
        </div>
      </Field>
    </div>
  );
}

interface LinkRowProps {
  link: DraftLink;
  /** True for the link whose address the panel shows. */
  isNew: boolean;
  onRevoke: () => void;
}

function LinkRow({ link, isNew, onRevoke }: LinkRowProps) {
  const { staffId } = usePermissions();
  const id = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div id={id} className="text-sm">
        <p className="font-semibold">
          Works until <span>{momentOf(endOf(link))}</span>
          {isNew && (
            <>
              {' '}
              <span>(the new link)</span>
            </>
          )}
        </p>
        <p className="text-muted">{`Made ${momentOf(link.created_at)} ${link.created_by === staffId ? 'by you' : 'by someone else'}. ${viewsOf(link)}`}</p>
      </div>
      <Button size="small" kind="quiet" aria-describedby={id} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}

interface RevocationProps {
  link: DraftLink;
  /** Receives the id of the revoked link, or null. */
  onClose: (revoked: string | null) => void;
}

function Revocation({ link, onClose }: RevocationProps) {
  const revocation = useWrite({
    mutationFn: () => revokeDraftLink(link.id),
    meta: { success: 'Link revoked', failure: 'Failed to revoke the link', invalidates: draftLinksKey },
    onSettled: (_nothing, error) => onClose(error ? null : link.id),
  });
  return (
    <ConfirmDialog
      title="Revoke link"
      question="It stops working at once. Anyone who has the draft open keeps the copy on their screen."
      confirmLabel="Revoke"
      busy={revocation.isPending}
      onConfirm={() => revocation.mutate(null)}
      onCancel={() => onClose(null)}
    />
  );
}

function endOf({ created_at, hours }: DraftLink): Date {
  return new Date(Date.parse(created_at) + hours * 3_600_000);
}

function viewsOf({ views, last_viewed_at }: DraftLink): string {
  if (last_viewed_at === null) return 'Not opened yet.';
  const times = views === 1 ? 'once' : `${views} times`;
  return `Opened ${times}, last on ${momentOf(last_viewed_at)}.`;
}
