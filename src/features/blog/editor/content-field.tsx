import { Suspense, useCallback, useDeferredValue, useMemo, useRef, useSyncExternalStore } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { countWords, minutesToRead } from '@/lib/reading-time';
import { useSettled } from '@/lib/use-settled';
import { Button } from '@/ui/button';
import { MarkdownField } from '@/ui/form/markdown-field';
import { pictureProblems } from './picture-problems';
import { postLabels, type PostDraft } from './post-schema';
import { LivePreview } from './lazy-preview';

/** A longer text is shown and counted once typing pauses. */
const longText = 20_000;

interface ContentFieldProps {
  form: UseFormReturn<PostDraft>;
}

/** The article: its text, how long it takes to read, and on wide screens how it will look. */
export function ContentField({ form }: ContentFieldProps) {
  const { control } = form;
  const area = useRef<HTMLTextAreaElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const isWide = useMedia('(min-width: 80rem)');
  const typed = useWatch({ control, name: 'content' });
  const [settled] = useSettled(typed);
  const content = useDeferredValue(typed.length > longText ? settled : typed);
  const scrollPreview = useCallback(() => {
    if (area.current && preview.current) scrollAlong(preview.current, area.current);
  }, []);
  return (
    <div className="xl:grid xl:grid-cols-2 xl:gap-6">
      <MarkdownField
        label={postLabels.content}
        rows={20}
        className="font-mono text-sm leading-relaxed xl:min-h-[65vh]"
        hint="Markdown. Each line is a paragraph, a blank line a break. #, ## or ### starts a heading. ![description](address) alone on a line is a picture, and an *emphasised* line below it its caption. Lists, tasks, tables, footnotes and ``` around code work too."
        control={control}
        name="content"
        areaRef={area}
        onScroll={scrollPreview}
      >
        <ReadingTime form={form} content={content} />
        <PictureLineHints content={settled} />
      </MarkdownField>
      {isWide && (
        <Suspense>
          <LivePreview content={content} paneRef={preview} onShown={scrollPreview} />
        </Suspense>
      )}
    </div>
  );
}

const mostShown = 5;

/** Which lines look like a picture and are none, and why. */
function PictureLineHints({ content }: { content: string }) {
  const problems = pictureProblems(content);
  if (problems.length === 0) return null;
  const more = problems.length - mostShown;
  return (
    <div role="status" className="text-sm text-collecting">
      <p className="font-semibold">Not shown as a picture</p>
      <ul className="list-disc pl-5">
        {problems.slice(0, mostShown).map(({ line, reason }, index) => (
          <li key={index}>{`Line ${line}: ${reason}`}</li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </ul>
    </div>
  );
}

interface ReadingTimeProps {
  form: UseFormReturn<PostDraft>;
  content: string;
}

function ReadingTime({ form: { control, setValue, setFocus, formState }, content }: ReadingTimeProps) {
  const chosen = useWatch({ control, name: 'read_time' });
  const words = useMemo(() => countWords(content), [content]);
  const time = `${minutesToRead(words)} min`;
  const choose = () => {
    setValue('read_time', time, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setFocus('read_time');
  };
  return (
    <div className="mt-1.5 flex min-h-9 flex-wrap items-center gap-x-3 text-sm text-muted">
      <p>
        <span>{words.toLocaleString('en')}</span> <span>{words === 1 ? 'word' : 'words'}</span>
        {words > 0 && <span>{`, about ${time}`}</span>}
      </p>
      {words > 0 && chosen !== time && <Button look="quiet" size="small" onClick={choose}>{`Use ${time}`}</Button>}
    </div>
  );
}

/** Does this media query match now? For screens that no build draws: there is no answer without a browser. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** As far from the top, for its length, as the other one. */
function scrollAlong(follower: Element, leader: Element): void {
  const way = leader.scrollHeight - leader.clientHeight;
  const share = way > 0 ? leader.scrollTop / way : 0;
  follower.scrollTop = share * (follower.scrollHeight - follower.clientHeight);
}
