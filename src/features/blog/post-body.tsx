import { FallbackImage } from '@/ui/fallback-image';
import { InlineText } from './inline-text';
import { postLines, type PostLine } from './post-lines';
import { postPlaceholder } from './post-placeholder';

interface PostBodyProps {
  /** The article as it was written. */
  content: string;
}

/**
 * The one renderer of articles, for the public page and the editor's preview. It
 * builds elements from what it has read and never takes HTML, so nothing an author
 * writes can run.
 */
export function PostBody({ content }: PostBodyProps) {
  return (
    <div className="text-lg leading-relaxed">
      {postLines(content).map((line, index) => (
        <Line key={index} line={line} />
      ))}
    </div>
  );
}

function Line({ line }: { line: PostLine }) {
  switch (line.kind) {
    case 'break':
      return <br />;
    case 'paragraph':
      return (
        <p>
          <InlineText text={line.text} />
        </p>
      );
    case 'image':
      return (
        <FallbackImage
          src={line.src}
          fallback={postPlaceholder}
          alt={line.alt}
          width={800}
          height={600}
          className="mx-auto my-2 max-h-96 w-auto max-w-full rounded-2xl bg-gameboy-panel object-contain p-4"
        />
      );
    case 'heading':
      return <Heading level={line.level} text={line.text} />;
  }
}

/** The page's title is its h1, so a '# ' line becomes an h2 that only looks larger. */
function Heading({ level, text }: { level: 1 | 2 | 3; text: string }) {
  if (level === 3)
    return (
      <h3 className="mt-4 text-xl">
        <InlineText text={text} />
      </h3>
    );
  return (
    <h2 className={level === 1 ? 'mt-6 text-3xl' : 'mt-6 text-2xl'}>
      <InlineText text={text} />
    </h2>
  );
}
