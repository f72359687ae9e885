import type { Section } from './article-parts';

const fewestSections = 3;

/** The table of contents, where an article is long enough to need one. */
export function Contents({ sections }: { sections: Section[] }) {
  if (sections.length < fewestSections) return null;
  const top = Math.min(...sections.map(({ depth }) => depth));
  return (
    <nav aria-label="On this page" className="mb-8 rounded-card bg-sunken px-5 py-4 text-base print:hidden">
      <p className="text-label text-muted">On this page</p>
      <ol className="mt-1">
        {sections.map(({ id, title, depth }) => (
          <li key={id} className={indents[depth - top]}>
            <a
              href={`#${id}`}
              className="inline-flex max-w-full items-center py-1 wrap-anywhere underline-offset-4 hover:underline pointer-coarse:min-h-touch pointer-coarse:min-w-touch"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const indents = ['', 'pl-5', 'pl-10'];
