import { Link } from 'react-router-dom';
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { useWrite } from '@/lib/use-write';
import { sendContactMessage, type ContactMessage } from '@/data/site/contact-email';
import type { Press } from '@/data/site/keep-message';
import { Field, fieldClass } from '@/ui/form/field';
import { paths } from '@/site/paths';
import { SubmitButton } from '@/ui/form/submit-button';
import { useInBrowser } from '@/ui/hydration';
import { draftKey, dropDraft, keepDraft, keptDraft } from './kept-draft';
import { RobotField, robotField } from './robot-field';

interface ContactFormProps {
  siteName: string;
  /** The text that begins an empty message. Empty for no beginning. */
  beginning?: string;
  /** True when the page shows a mail address. */
  hasMail?: boolean;
}

const subjects = [
  'General Inquiry',
  'Technical Support',
  'Content Contribution',
  'Marketplace Question',
  'Other',
] as const;

const correction: (typeof subjects)[number] = 'Content Contribution';

const onSiteText = 'We have your message, and the team will read it. Sending it again only tries the email again.';

type KeepOnSite = typeof import('./keep-on-site');

interface Sent {
  message: ContactMessage;
  press: Press;
}

/**
 * One press sends the mail and stores the message in the database, in parallel. The toasts report the mail. The form
 * resets only after the mail has left. The values stay in the DOM, so that hydration leaves them alone. Before
 * hydration the page's script (src/before-hydration/held-form.ts) holds a submit, with its values.
 */
export function ContactForm({ siteName, beginning = '', hasMail = false }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const native = useInBrowser(() => false, true);
  const [isKept, setIsKept] = useState(true);
  /** True when the page knows that the database has the current message, and the mail has not left. */
  const [isOnSite, setIsOnSite] = useState(false);
  const onSite = useRef(new Set<string>());
  const held = useRef(false);
  const updateOnSite = () =>
    setIsOnSite(form.current !== null && onSite.current.has(JSON.stringify(messageIn(form.current))));
  const recordOnSite = async (message: ContactMessage, find: (code: KeepOnSite) => boolean | Promise<boolean>) => {
    try {
      if (await find(await import('./keep-on-site'))) onSite.current.add(JSON.stringify(message));
      updateOnSite();
    } catch (error) {
      console.error(error);
    }
  };
  const send = useWrite({
    mutationFn: ({ message, press }: Sent) => {
      const mail = sendContactMessage(message, siteName);
      void recordOnSite(message, ({ keepOnSite }) => keepOnSite(message, press, mail));
      return mail;
    },
    meta: {
      success: "Message sent successfully! We'll get back to you soon.",
      failure: 'Failed to send message. Please try again later.',
    },
    onSuccess: (_nothing, { message }) => {
      onSite.current.clear();
      updateOnSite();
      // Text typed during the send was not sent, so it stays.
      const now = form.current ? messageIn(form.current) : keptDraft();
      if (JSON.stringify(now) !== JSON.stringify(message)) return;
      form.current?.reset();
      dropDraft();
    },
  });

  const keep = () => {
    if (!form.current) return;
    setIsKept(keepDraft(messageIn(form.current)));
    updateOnSite();
  };
  const restore = useEffectEvent(() => {
    const kept = keptDraft();
    if (!form.current) return;
    // Text typed before hydration is newer.
    if (kept && isEmpty(messageIn(form.current))) fill(form.current, kept);
    for (const field of textFields(form.current)) rejectBlank(field);
    const message = messageIn(form.current);
    if (isEmpty(message)) return;
    keep();
    void recordOnSite(message, (code) => code.isOnSite(message));
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    // The beginning may come late. A typed text or a chosen subject stays. The tab keeps the beginning only after an
    // edit.
    if (beginning === '' || !form.current) return;
    const now = messageIn(form.current);
    if (now.message || now.subject !== subjects[0]) return;
    fill(form.current, { ...now, subject: correction, message: beginning });
  }, [beginning]);
  useEffect(() => {
    if (!form.current) return;
    if (native) held.current = form.current.dataset.held === 'sent';
    else if (held.current) {
      held.current = false;
      form.current.inert = false;
      // The held form has lost the focus.
      form.current.querySelector('button')?.focus({ preventScroll: true });
      form.current.requestSubmit();
    }
  }, [native]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const press = { website: textOf(event.currentTarget, robotField), seconds: performance.now() / 1000 };
    send.mutate({ message: messageIn(event.currentTarget), press });
  };
  const mark = native ? '' : undefined;
  const notice = useRef<HTMLParagraphElement>(null);
  const draftText = isKept
    ? 'This tab keeps your message until you send it.'
    : 'Your browser can’t keep your message. Please stay on this page until it’s sent.';
  const noticeText = isOnSite && !send.isPending ? onSiteText : draftText;
  useEffect(() => {
    // The page's script may have changed the text before hydration. React then leaves it unchanged.
    if (!native && notice.current) notice.current.textContent = noticeText;
  }, [native, noticeText]);
  return (
    <form
      ref={form}
      data-native={mark}
      data-held={mark}
      data-kept-as={draftKey}
      onSubmit={submit}
      onChange={({ currentTarget }) => {
        for (const field of textFields(currentTarget)) rejectBlank(field);
        keep();
      }}
      className="space-y-5"
    >
      <Field id="contact-name" label="Name">
        <input
          id="contact-name"
          name="name"
          type="text"
          dir="auto"
          className={fieldClass}
          required
          autoComplete="name"
        />
      </Field>
      <Field id="contact-email" label="Email">
        <input id="contact-email" name="email" type="email" className={fieldClass} required autoComplete="email" />
      </Field>
      <Field id="contact-subject" label="Subject">
        <select id="contact-subject" name="subject" className={fieldClass}>
          {subjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </select>
      </Field>
      <Field id="contact-message" label="Message">
        <textarea id="contact-message" name="message" dir="auto" className={fieldClass} rows={6} required />
      </Field>
      <RobotField />
      <SubmitButton label="Send Message" busy={send.isPending} busyLabel="Sending..." />
      <p ref={notice} role="status" suppressHydrationWarning className="text-sm text-muted">
        {noticeText}
      </p>
      <p className="text-sm text-muted">
        Your message is mailed to us through EmailJS and kept here for a year, then deleted.{' '}
        <Link to={paths.privacy} className="underline underline-offset-4 hover:text-accent">
          How we handle your data
        </Link>
      </p>
      <noscript>
        <p>{`Please turn on JavaScript to send a message from here${hasMail ? ', or email us at the address on this page' : ''}.`}</p>
      </noscript>
    </form>
  );
}

function messageIn(form: HTMLFormElement): ContactMessage {
  const text = (name: keyof ContactMessage) => textOf(form, name);
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}

function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

function fill(form: HTMLFormElement, message: ContactMessage): void {
  for (const field of textFields(form)) field.value = message[field.name as keyof ContactMessage];
  const subject = form.querySelector('select');
  if (subject && subjects.some((each) => each === message.subject)) subject.value = message.subject;
}

function textFields(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return Array.from(fields).filter(({ name }) => name !== robotField);
}

/** Rejects spaces alone, because `required` accepts them. */
function rejectBlank(field: HTMLInputElement | HTMLTextAreaElement): void {
  const blank = field.value !== '' && field.value.trim() === '';
  field.setCustomValidity(blank ? 'Please enter some text.' : '');
}

function isEmpty({ name, email, subject, message }: ContactMessage): boolean {
  return !name && !email && !message && subject === subjects[0];
}
