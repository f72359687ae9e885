import { Link } from 'react-router-dom';
import { loneLinkClass } from '@/ui/button';
import { sourceLinkClass } from '@/ui/source-link';

export function ReadOn({ links }: { links: readonly (readonly [path: string, words: string])[] }) {
  return (
    <nav aria-labelledby="read-on" className="mt-section print:hidden">
      <h2 id="read-on" className="text-title">
        Where to go next
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {links.map(([path, words]) => (
          <li key={path}>
            <Link to={path} className={`${loneLinkClass} ${sourceLinkClass}`}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
