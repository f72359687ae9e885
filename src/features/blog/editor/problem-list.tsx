import { Button } from '@/ui/button';
import type { LinkFix, LinkProblem } from './link-problems';

const mostShown = 5;

interface ProblemListProps {
  title: string;
  problems: readonly LinkProblem[];
  onMend?: (fix: LinkFix) => void;
}

export function ProblemList({ title, problems, onMend }: ProblemListProps) {
  if (problems.length === 0) return null;
  const more = problems.length - mostShown;
  return (
    <div role="status" className="text-sm text-collecting">
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5">
        {problems.slice(0, mostShown).map(({ line, reason, fix }, index) => (
          <li key={index}>
            <span>{`Line ${line}: ${reason}`}</span>
            {fix && onMend && (
              <Button kind="quiet" size="small" className="ml-2 wrap-anywhere" onClick={() => onMend(fix)}>
                {`Use ${fix.address}`}
              </Button>
            )}
          </li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </ul>
    </div>
  );
}
