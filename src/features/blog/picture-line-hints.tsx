import { useSettled } from '@/lib/use-settled';
import { pictureProblems } from './article-pictures';

const mostShown = 5;

/** Below the text of an article: which lines look like a picture and are none, and why. */
export function PictureLineHints({ content }: { content: string }) {
  const [settled] = useSettled(content);
  const problems = pictureProblems(settled);
  if (problems.length === 0) return null;
  const more = problems.length - mostShown;
  return (
    <div role="status" className="text-sm text-collecting">
      <p className="font-semibold">Not shown as a picture</p>
      <ul className="list-disc pl-5">
        {problems.slice(0, mostShown).map(({ line, reason }, index) => (
          <li key={index}>
            Line {line}: {reason}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </div>
  );
}
