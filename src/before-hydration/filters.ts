/** Submits the form with search and filters as soon as a visitor chooses. */
export function submitFiltersOnChange(): void {
  addEventListener('DOMContentLoaded', () => {
    if ('narrowed' in document.documentElement.dataset) fillFields();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) fillFields();
  });
  // Empty fields stay out of the address.
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

/** Fills the fields from the address, also in a page that the browser restores. */
function fillFields(): void {
  const query = new URLSearchParams(location.search);
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form[data-native] [name]');
  for (const field of fields) field.value = query.get(field.name) ?? '';
}
