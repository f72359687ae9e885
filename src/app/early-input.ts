type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells React what was typed and chosen in a prerendered page before it came alive: React takes
 * the fields over unasked, and with the next change would put back what the build wrote in them.
 */
export function reportEarlyInput(root: Element): void {
  // All is read first: the first report already is such a change.
  const reports = [
    ...Array.from(root.querySelectorAll<TextControl>('input, textarea'), reportOfText),
    ...Array.from(root.querySelectorAll('select'), reportOfChoice),
  ];
  for (const report of reports) report?.();
}

/** What reports a text; undefined when it is the build's. */
function reportOfText(field: TextControl): (() => void) | undefined {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return undefined;
  return () => {
    // React hears only of a text that is not the last it saw: it is shown the build's, and not the visitor's.
    field.value = defaultValue;
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    // Null where there is no such thing, as in a field for an email address.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** What reports a choice; undefined when it is the build's. */
function reportOfChoice(select: HTMLSelectElement): (() => void) | undefined {
  const [chosen] = select.selectedOptions;
  const written = Array.from(select.options).find((option) => option.defaultSelected);
  if (!chosen || !written || chosen === written) return undefined;
  return () => {
    chosen.selected = true;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
