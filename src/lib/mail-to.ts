/** The address that opens a mail to somebody. An e-mail may hold characters that would start the headers of the mail. */
export function mailTo(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
