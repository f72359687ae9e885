import type { SiteSettings } from '@/data/site/settings';
import { isDeliverable } from '@/lib/deliverable';
import { mailTo } from '@/lib/safe-url';

interface OperatorProps {
  settings: Pick<SiteSettings, 'operator' | 'postalAddress' | 'contactEmail'>;
  withMail?: boolean;
}

/** Shows the operator's name, address and mail, if known. Renders nothing when all three are unknown. */
export function Operator({ settings: { operator, postalAddress, contactEmail }, withMail = true }: OperatorProps) {
  const lines = [operator, postalAddress].filter((line) => line.trim());
  const hasMail = withMail && isDeliverable(contactEmail);
  if (lines.length === 0 && !hasMail) return null;
  return (
    <address dir="auto" className="wrap-anywhere not-italic">
      {lines.length > 0 && <p className="whitespace-pre-line">{lines.join('\n')}</p>}
      {hasMail && (
        <a
          href={mailTo(contactEmail)}
          className="inline-flex min-h-touch items-center underline underline-offset-4 hover:text-accent"
        >
          {contactEmail}
        </a>
      )}
    </address>
  );
}
