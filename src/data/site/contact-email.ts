import '@/lib/denied-storage';
import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import { env } from '@/site/env';
import { timeouts } from '@/data/service/timeouts';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/**
 * Sends a message through EmailJS; in development and preview a local outbox responds instead.
 * @throws when the service rejects, fails or times out, or when a network sends a web page instead of the response; the
 * network of a hotel, for example, sends its sign-in page
 */
export async function sendContactMessage(
  { name, email, subject, message }: ContactMessage,
  siteName: string,
): Promise<void> {
  const { origin, serviceId, templateId, publicKey } = env.email;
  init({ publicKey, origin });
  const sent = send(serviceId, templateId, {
    from_name: name,
    to_name: `${siteName} Team`,
    subject,
    message,
    reply_to: email,
  });
  const { status, text } = await Promise.race([sent.catch(asError), rejectLater()]);
  const isWebPage = text.trimStart().startsWith('<');
  if (isWebPage || (status !== 200 && text !== 'OK')) throw new Error(`EmailJS answered ${status}`);
}

/** Converts a thrown response to an error: the library throws responses. */
function asError(thrown: unknown): never {
  if (thrown instanceof EmailJSResponseStatus) throw new Error(`EmailJS answered ${thrown.status} ${thrown.text}`);
  throw thrown;
}

function rejectLater(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('EmailJS did not answer in time')), timeouts.service);
  });
}
