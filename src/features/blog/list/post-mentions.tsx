import { Link } from 'react-router-dom';
import type { PostMention } from '@/data/posts/posts';
import { fold } from '@/lib/search-text';
import { paths } from '@/site/paths';

interface PostMentionsProps {
  search: string;
  mentions: readonly PostMention[];
}

export function PostMentions({ search, mentions }: PostMentionsProps) {
  return (
    <section aria-labelledby="mentions" className="mt-section border-t border-line pt-12">
      <h2 id="mentions" className="mb-8 text-title">
        Also mentioned in
      </h2>
      <ul className="max-w-reading space-y-6">
        {mentions.map(({ id, slug, title, sentence }) => (
          <li key={id}>
            <h3 className="text-heading">
              <Link to={paths.post(slug)} className="wrap-anywhere hover:text-accent">
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-muted wrap-anywhere">
              <Marked text={sentence ?? ''} search={search} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Marks the search text in a sentence, unless folding has moved the characters. */
function Marked({ text, search }: { text: string; search: string }) {
  const folded = fold(text).toLowerCase();
  const searchText = fold(search).toLowerCase();
  const start = folded.length === text.length ? folded.indexOf(searchText) : -1;
  if (start < 0 || searchText === '') return <span>{text}</span>;
  const end = start + searchText.length;
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <mark className="bg-accent text-accent-ink">{text.slice(start, end)}</mark>
      <span>{text.slice(end)}</span>
    </>
  );
}
