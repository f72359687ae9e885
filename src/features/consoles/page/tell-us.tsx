import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { loneLinkClass } from '@/ui/button';
import { partParameter } from './corrected-part';

interface TellUsProps {
  model: { slug: string };
  /** A group of facts, or another part of the page. */
  part: string;
}

/** Renders a link to the contact form. The form then names the console and the part. */
export function TellUs({ model: { slug }, part }: TellUsProps) {
  return (
    <Link
      to={`${paths.contact}?${new URLSearchParams({ about: slug, field: partParameter(part) }).toString()}`}
      className={`${loneLinkClass} py-0.5 text-sm text-muted underline decoration-line underline-offset-4 hover:text-accent print:hidden`}
    >
      Wrong? Tell us <span className="sr-only">{`about: ${part}`}</span>
    </Link>
  );
}
