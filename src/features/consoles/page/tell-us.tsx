import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { loneLinkClass } from '@/ui/button';
import { partOf } from './corrected-part';

interface TellUsProps {
  model: { slug: string };
  /** A group of facts, or another part of the page. */
  part: string;
}

/** Leads to the contact form, which then says what it is about. */
export function TellUs({ model: { slug }, part }: TellUsProps) {
  return (
    <Link
      to={`${paths.contact}?${new URLSearchParams({ about: slug, field: partOf(part) }).toString()}`}
      className={`${loneLinkClass} py-0.5 text-sm text-muted underline decoration-line underline-offset-4 hover:text-accent print:hidden`}
    >
      Wrong? Tell us <span className="sr-only">{`about: ${part}`}</span>
    </Link>
  );
}
