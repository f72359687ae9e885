import { useId } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import type { Article, OtherConsole } from '@/data/consoles/console-editor.admin';
import { isPublic } from '@/data/posts/post-visibility';
import { FieldError } from '@/ui/form/field';
import { SelectField, TextField } from '@/ui/form/fields';
import { otherConsoleOption, type ConsoleDraft } from './console-draft';
import { consoleLabels } from './console-labels';
import { useArticles, useOtherConsoles } from './use-other-consoles';

interface RelatedFieldsProps {
  control: Control<ConsoleDraft>;
  consoleId: string;
  linked: readonly Article[];
}

const groupClass = 'min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5';
const legendClass = 'float-left mb-4 w-full text-lg/tight font-bold';

export function RelatedFields({ control, consoleId, linked }: RelatedFieldsProps) {
  const others = useOtherConsoles(consoleId) ?? [];
  const articles = useArticles(linked);
  return (
    <div className="space-y-6">
      <fieldset className={groupClass}>
        <legend className={legendClass}>Before and after</legend>
        <div className="clear-both grid grid-cols-1 items-start gap-x-5 gap-y-4 @xl:grid-cols-2">
          <NeighbourField side="predecessor" {...{ control, others }} />
          <NeighbourField side="successor" {...{ control, others }} />
        </div>
      </fieldset>
      <ArticleList {...{ control, articles }} />
    </div>
  );
}

interface NeighbourFieldProps {
  side: 'predecessor' | 'successor';
  control: Control<ConsoleDraft>;
  others: readonly OtherConsole[];
}

function NeighbourField({ side, control, others }: NeighbourFieldProps) {
  const id = useWatch({ control, name: `${side}_id` });
  return (
    <div className="space-y-4">
      <SelectField
        label={consoleLabels[`${side}_id`]}
        options={[
          { value: '', label: 'Unknown, or none' },
          ...others.map((other) => ({ value: other.id, label: other.name })),
          { value: otherConsoleOption, label: 'Another console...' },
        ]}
        control={control}
        name={`${side}_id`}
      />
      {id === otherConsoleOption && (
        <TextField label={consoleLabels[`${side}_name`]} required control={control} name={`${side}_name`} />
      )}
    </div>
  );
}

interface ArticleListProps {
  control: Control<ConsoleDraft>;
  articles: readonly Article[];
}

function ArticleList({ control, articles }: ArticleListProps) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'articles' });
  const toggle = (post: string, isAbout: boolean) => {
    const others = field.value.filter((each) => each !== post);
    // Sorting keeps one order, so that checking and unchecking an article leaves no change.
    field.onChange((isAbout ? [...others, post] : others).toSorted());
  };
  return (
    <fieldset className={groupClass} aria-describedby={fieldState.error && `${id}-error`}>
      <legend className={legendClass}>{consoleLabels.articles}</legend>
      <ul className="clear-both grid grid-cols-1 gap-x-5 @3xl:grid-cols-2">
        {articles.map(({ id: post, title, ...state }, index) => (
          <li key={post}>
            <label className="flex min-h-touch items-center gap-2.5 text-sm font-semibold">
              <input
                ref={index === 0 ? field.ref : undefined}
                type="checkbox"
                className="size-5 shrink-0 accent-accent disabled:cursor-not-allowed"
                checked={field.value.includes(post)}
                onChange={({ target }) => toggle(post, target.checked)}
              />
              <span>
                <span>{title}</span>
                {!isPublic(state) && (
                  <span className="font-normal text-muted">{state.published ? ' (scheduled)' : ' (draft)'}</span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {fieldState.error?.message && <FieldError id={id}>{fieldState.error.message}</FieldError>}
    </fieldset>
  );
}
