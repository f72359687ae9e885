import { deleteMessage, messagesKey, type Message } from '@/data/site/messages.admin';
import { DeletionDialog } from '@/ui/dialog/confirm-dialog';

interface MessageDeletionProps {
  message: Message;
  onDeleted?: () => void;
  /** Receives the error of a failed deletion, else null. */
  onClose: (error: Error | null) => void;
}

export function MessageDeletion({ message, onDeleted, onClose }: MessageDeletionProps) {
  return (
    <DeletionDialog
      name={nameOf(message)}
      question="Are you sure you want to delete this message? This action cannot be undone."
      remove={async () => {
        await deleteMessage(message.id);
        onDeleted?.();
      }}
      success="Message deleted successfully"
      failure="Failed to delete message"
      invalidates={messagesKey}
      onClose={onClose}
    />
  );
}

export function nameOf({ name }: Message): string {
  return `message from ${name}`;
}
