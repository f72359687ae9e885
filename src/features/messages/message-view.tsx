import { useEffect, useEffectEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { markMessage, messagesKey, type Message } from '@/data/site/messages.admin';
import { deletedReason } from '@/data/service/writes.admin';
import { momentOf } from '@/lib/dates';
import { mailTo } from '@/lib/safe-url';
import { Notice, Panel } from '@/ui/admin-page';
import { Button, buttonClass } from '@/ui/button';
import { MessageDeletion } from './message-deletion';
import { MessageStateBadge } from './message-state';
import { replyAddress } from './reply';
import { useMark } from './use-mark';

interface MessageViewProps {
  message: Message;
  listAddress: string;
}

/** Shows a message. An unread message becomes read. */
export function MessageView({ message, listAddress }: MessageViewProps) {
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const [gone, setGone] = useState<string | null>(null);
  const fail = (error: Error | null) => setGone(deletedReason(error, 'this message'));
  const markRead = useMutation({
    mutationFn: () => markMessage(message.id, 'read'),
    meta: { invalidates: messagesKey },
  });
  const open = useEffectEvent(() => {
    if (message.state === 'unread') markRead.mutate();
  });
  useEffect(() => open(), []);
  const mark = useMark(message, (error, state) => {
    fail(error);
    // This screen would mark the message as read again.
    if (!error && state === 'unread') void navigate(listAddress);
  });
  // Two writes to one message would race.
  const busy = mark.isPending || markRead.isPending;
  const archived = message.state === 'archived';
  return (
    <>
      {gone && <Notice tone="warning">{gone}</Notice>}
      <Panel title={message.subject || 'No subject'}>
        <dl className="grid gap-x-6 grid-cols-[auto_1fr] gap-y-1 text-sm [&_dd]:wrap-anywhere [&_dt]:text-muted">
          <dt>From</dt>
          <dd>
            <bdi>{message.name}</bdi>
          </dd>
          <dt>Email</dt>
          <dd>
            <a
              href={mailTo(message.email)}
              className="inline-flex items-center underline underline-offset-4 hover:text-accent pointer-coarse:min-h-touch"
            >
              {message.email}
            </a>
          </dd>
          <dt>Received</dt>
          <dd>
            <time dateTime={message.created_at}>{momentOf(message.created_at)}</time>
          </dd>
          <dt>State</dt>
          <dd>
            <MessageStateBadge state={message.state} />
          </dd>
        </dl>
        <div className="mt-5 border-t border-line pt-5">
          <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap">
            {message.message}
          </p>
        </div>
      </Panel>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href={replyAddress(message)} className={buttonClass()}>
          Reply by email
        </a>
        <Button kind="quiet" disabled={busy} onClick={() => mark.mutate(archived ? 'read' : 'archived')}>
          {archived ? 'Back to inbox' : 'Archive'}
        </Button>
        <Button kind="quiet" disabled={busy || message.state === 'unread'} onClick={() => mark.mutate('unread')}>
          Mark as unread
        </Button>
        <Button kind="danger" onClick={() => setDeleting(true)}>
          Delete
        </Button>
      </div>
      {deleting && (
        <MessageDeletion
          message={message}
          onDeleted={() => void navigate(listAddress)}
          onClose={(error) => {
            setDeleting(false);
            fail(error);
          }}
        />
      )}
    </>
  );
}
