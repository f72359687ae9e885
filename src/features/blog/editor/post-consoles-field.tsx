import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { consoleChoices } from '@/data/consoles/console-of-month.admin';
import { fold, hasText } from '@/lib/search-text';
import { Field, fieldAttributes, fieldClass } from '@/ui/form/field';
import { isComposing } from '@/ui/form/keys';
import { postLabels, type PostDraft } from './post-schema';

/** The number of suggestions that fits the list. More typing narrows the search. */
const mostSuggestions = 8;

interface PostConsolesFieldProps {
  control: Control<PostDraft>;
}

export function PostConsolesField({ control }: PostConsolesFieldProps) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'consoles' });
  const consoles = useQuery({ ...consoleChoices(), meta: { failure: 'Failed to load data' } });
  const choices = consoles.data ?? [];
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const chosen = consoles.isPending ? [] : inCatalogueOrder(field.value, choices);
  const matches = choices
    .filter((choice) => !field.value.includes(choice.id) && hasText(choice.name, fold(typed)))
    .slice(0, mostSuggestions);
  const isOpen = open && matches.length > 0;
  const place = Math.min(active, matches.length - 1);
  const found = typed && open ? (matches.length === 0 ? 'No console found.' : `${matches.length} found.`) : '';

  const find = (text: string) => {
    setTyped(text);
    setActive(0);
    setOpen(true);
    setNews('');
  };
  const add = (model: Choice) => {
    // Sorting keeps one order, so that an addition and a removal leave no change.
    field.onChange([...field.value, model.id].toSorted());
    setTyped('');
    setOpen(false);
    setNews(`${model.name} added.`);
  };
  const remove = (model: Choice) => {
    field.onChange(field.value.filter((other) => other !== model.id));
    setNews(`${model.name} removed.`);
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const match = matches[place];
    if (event.key === 'Enter') {
      // Enter must not submit the form.
      event.preventDefault();
      if (isOpen && match && !isComposing(event)) add(match);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (isOpen) setActive((place + step + matches.length) % matches.length);
      else setOpen(true);
    }
  };

  const error = fieldState.error?.message;
  const hint = 'Type a name, then choose. The article and the pages of these consoles link to each other.';
  return (
    <Field id={id} label={postLabels.consoles} hint={hint} error={error}>
      {chosen.length > 0 && (
        <ul aria-label="Chosen consoles" className="mb-2 flex flex-wrap gap-2">
          {chosen.map((model) => (
            <li
              key={model.id}
              className="flex items-center rounded-full border border-control bg-sunken pl-3.5 text-sm font-semibold wrap-anywhere"
            >
              <span>{model.name}</span>
              <button
                type="button"
                aria-label={`Remove ${model.name}`}
                className="flex size-touch shrink-0 items-center justify-center rounded-full hover:bg-line disabled:cursor-not-allowed"
                onClick={() => remove(model)}
              >
                <span aria-hidden="true" className="text-lg">
                  ×
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="relative">
        <input
          {...fieldAttributes(id, { hint, error })}
          ref={(element) => {
            input.current = element;
            field.ref(element);
          }}
          name={field.name}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? `${id}-${place}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder="Search consoles..."
          className={fieldClass}
          value={typed}
          onChange={({ target }) => find(target.value)}
          onClick={() => setOpen(true)}
          onBlur={() => {
            setOpen(false);
            field.onBlur();
          }}
          onKeyDown={press}
        />
        <ul
          id={`${id}-list`}
          role="listbox"
          aria-label={postLabels.consoles}
          hidden={!isOpen}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-80 overflow-y-auto rounded-xl border border-control bg-surface py-1 shadow-lifted"
        >
          {matches.map((model, index) => (
            <li
              key={model.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === place}
              className="flex min-h-touch cursor-pointer items-center justify-between gap-3 px-3.5 text-sm font-semibold hover:bg-line aria-selected:bg-line"
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => add(model)}
            >
              <span>{model.name}</span>
              <span className="font-normal text-muted tabular-nums">{model.year}</span>
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {news || found}
      </p>
    </Field>
  );
}

export function useConsoleNames(): (ids: readonly string[]) => string {
  const choices = useQuery(consoleChoices()).data ?? [];
  return (ids) =>
    inCatalogueOrder(ids, choices)
      .map(({ name }) => name)
      .join(', ');
}

interface Choice {
  id: string;
  name: string;
  year: string;
}

/** Sorts consoles like the catalogue. Missing and unreadable consoles come last. */
function inCatalogueOrder(ids: readonly string[], choices: readonly Choice[]): Choice[] {
  const listed = choices.filter(({ id }) => ids.includes(id));
  const others = ids.filter((id) => !choices.some((choice) => choice.id === id));
  return [...listed, ...others.map((id, index) => ({ id, name: `Unknown console ${index + 1}`, year: '' }))];
}
