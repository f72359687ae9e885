import { markMessage, messagesKey, type Message, type MessageState } from '@/data/site/messages.admin';
import { useWrite } from '@/lib/use-write';
import { notify } from '@/ui/toast/notify';

const marked: Record<MessageState, string> = {
  unread: 'Message marked as unread',
  read: 'Message moved to the inbox',
  archived: 'Message archived',
};

export function useMark({ id }: Message, onSettled?: (error: Error | null, state: MessageState) => void) {
  return useWrite({
    mutationFn: (state: MessageState) => markMessage(id, state),
    meta: { failure: 'Failed to update the message', invalidates: messagesKey },
    onSuccess: (_nothing, state) => notify.success(marked[state]),
    onSettled: (_nothing, error, state) => onSettled?.(error, state),
  });
}
