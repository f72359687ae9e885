import { Link } from 'react-router-dom';
import { formatDay } from '@/lib/dates';
import { loneLinkClass } from '@/ui/button';
import { corrections } from './corrections/corrections';

export function CorrectionsLog() {
  return (
    <div
      role="region"
      tabIndex={0}
      aria-label="Table of corrections"
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full min-w-3xl text-left text-sm">
        <caption className="sr-only">Corrections, newest first</caption>
        <thead className="bg-sunken text-muted">
          <tr>
            {['Date', 'Where', 'What was wrong', 'What it says now'].map((heading) => (
              <th key={heading} scope="col" className="px-4 py-2.5 font-semibold">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {corrections.map(({ day, where, wrong, now }) => (
            <tr key={wrong} className="border-t border-line align-top">
              <td className="px-4 py-3 whitespace-nowrap">
                <time dateTime={day}>{formatDay(day)}</time>
              </td>
              <td className="px-4 py-3">
                <ul className="space-y-1">
                  {where.map(([title, path]) => (
                    <li key={path}>
                      <Link to={path} className={`${loneLinkClass} underline underline-offset-4 hover:text-accent`}>
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </td>
              <td className="px-4 py-3">{wrong}</td>
              <td className="px-4 py-3">{now}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
