import { useRef, useState, type SubmitEvent } from 'react';
import { sendContactMessage, type ContactMessage } from '@/data/contact-email';
import { useMutation } from '@tanstack/react-query';
import { Field, fieldClass } from '@/ui/form/field';
import { SubmitButton } from '@/ui/form/submit-button';

interface ContactFormProps {
  /** Whom the message is for. */
  siteName: string;
}

const subjects = [
  'General Inquiry',
  'Technical Support',
  'Content Contribution',
  'Marketplace Question',
  'Other',
] as const;

const emptyMessage: ContactMessage = { name: '', email: '', subject: subjects[0], message: '' };

/** `required` is content with spaces; a person would not be. */
function refuseBlank(field: HTMLInputElement | HTMLTextAreaElement) {
  const blank = field.value !== '' && field.value.trim() === '';
  field.setCustomValidity(blank ? 'Please write more than spaces.' : '');
}

/** The form that sends a message to the team. It is cleared only once the message was sent. */
export function ContactForm({ siteName }: ContactFormProps) {
  const [draft, setDraft] = useState(emptyMessage);
  const sending = useRef(false);
  const send = useMutation({
    mutationFn: (message: ContactMessage) => sendContactMessage(message, siteName),
    meta: {
      success: "Message sent successfully! We'll get back to you soon.",
      failure: 'Failed to send message. Please try again later.',
    },
    // What was typed while the message was on its way is not part of it, and stays.
    onSuccess: (_nothing, sent) => setDraft((current) => (current === sent ? emptyMessage : current)),
    onSettled: () => {
      sending.current = false;
    },
  });
  const set = (part: Partial<ContactMessage>) => setDraft((before) => ({ ...before, ...part }));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // A second click can come before the button shows that it is busy.
    if (sending.current) return;
    sending.current = true;
    send.mutate(draft);
  };
  return (
    <form onSubmit={submit} className="space-y-5">
      <Field id="contact-name" label="Name">
        <input
          id="contact-name"
          className={fieldClass}
          required
          autoComplete="name"
          value={draft.name}
          onChange={({ target }) => {
            refuseBlank(target);
            set({ name: target.value });
          }}
        />
      </Field>
      <Field id="contact-email" label="Email">
        <input
          id="contact-email"
          type="email"
          className={fieldClass}
          required
          autoComplete="email"
          value={draft.email}
          onChange={({ target }) => set({ email: target.value })}
        />
      </Field>
      <Field id="contact-subject" label="Subject">
        <select
          id="contact-subject"
          className={fieldClass}
          value={draft.subject}
          onChange={({ target }) => set({ subject: target.value })}
        >
          {subjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </select>
      </Field>
      <Field id="contact-message" label="Message">
        <textarea
          id="contact-message"
          className={fieldClass}
          rows={6}
          required
          value={draft.message}
          onChange={({ target }) => {
            refuseBlank(target);
            set({ message: target.value });
          }}
        />
      </Field>
      <SubmitButton label="Send Message" busy={send.isPending} busyLabel="Sending..." />
    </form>
  );
}
