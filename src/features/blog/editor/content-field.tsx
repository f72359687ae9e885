import {
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { countWords, minutesToRead } from '@/lib/reading-time';
import { useSettled } from '@/lib/use-settled';
import { Button } from '@/ui/button';
import { applyEdit, MarkdownField } from '@/ui/form/markdown-field';
import { linkProblems, type LinkFix } from './link-problems';
import { pictureProblems } from './picture-problems';
import { ProblemList } from './problem-list';
import { postLabels, type PostDraft } from './post-schema';
import { LivePreview } from './lazy-preview';

/** Above this length, the preview and the count wait for a pause in typing. */
const longText = 20_000;

interface ContentFieldProps {
  form: UseFormReturn<PostDraft>;
}

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
        className="font-mono text-sm pointer-coarse:text-base leading-relaxed xl:min-h-[65vh]"
        hint="Markdown. Each line is a paragraph, a blank line a break. #, ## or ### starts a heading. ![description](address) alone on a line is a picture, and an *emphasised* line below it its caption. Lists, tasks, tables, footnotes and ``` around code work too."
        control={control}
        name="content"
        areaRef={area}
        onScroll={scrollPreview}
      >
        <ReadingTime form={form} content={content} />
        <Problems content={settled} areaRef={area} />
      </MarkdownField>
      {isWide && (
        <Suspense>
          <LivePreview content={content} paneRef={preview} onShown={scrollPreview} />
        </Suspense>
      )}
    </div>
  );
}

interface ProblemsProps {
  content: string;
  areaRef: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Lists the lines whose text only looks like a picture or a link, with reasons. `memo` skips the check while the
 * content stays the same.
 */
const Problems = memo(function Problems({ content, areaRef }: ProblemsProps) {
  const mend = ({ address, from, to }: LinkFix) => {
    const area = areaRef.current;
    // Text typed since the check may have moved the address.
    if (area?.value.slice(from, to) !== content.slice(from, to)) return;
    applyEdit(area, { from, to, insert: address, select: [from, from + address.length] });
  };
  return (
    <>
      <ProblemList title="Not shown as a picture" problems={pictureProblems(content)} />
      <ProblemList title="Not shown as a link" problems={linkProblems(content)} onMend={mend} />
    </>
  );
});

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
      <p>{`${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}${words > 0 ? `, about ${time}` : ''}`}</p>
      {words > 0 && chosen !== time && <Button kind="quiet" size="small" onClick={choose}>{`Use ${time}`}</Button>}
    </div>
  );
}

/** Says whether a media query matches now. The build must not call this function, because a query needs a browser. */
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

/** Scrolls the follower to the relative position of the leader. */
function scrollAlong(follower: Element, leader: Element): void {
  const way = leader.scrollHeight - leader.clientHeight;
  const share = way > 0 ? leader.scrollTop / way : 0;
  follower.scrollTop = share * (follower.scrollHeight - follower.clientHeight);
}
