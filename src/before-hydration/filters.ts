/** Search and filters of a list, which is a form: a choice takes effect at once. */
export function submitFiltersOnChange(): void {
  addEventListener('DOMContentLoaded', () => {
    if ('narrowed' in document.documentElement.dataset) showAsked();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showAsked();
  });
  // A field without a choice stays out of the address.
  addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof Element && target.matches('[role="search"]'))) return;
    for (const [name, value] of [...formData]) if (!value) formData.delete(name);
  });
  addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLSelectElement && target.form && target.closest('[data-native]'))) return;
      event.stopPropagation();
      target.form.submit();
    },
    true,
  );
}

/** The fields show what the address asks for, also when the browser kept the page as it was left. */
function showAsked(): void {
  const asked = new URLSearchParams(location.search);
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form[data-native] [name]');
  for (const field of fields) field.value = asked.get(field.name) ?? '';
}
