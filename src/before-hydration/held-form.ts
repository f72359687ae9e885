import { patienceMilliseconds, type SiteCode } from './site-code';

/**
 * The contact form, which only React can send (src/features/contact/contact-form.tsx): what is typed is kept for it, and what
 * is sent stays as it is until React sends it, or until it is clear that the code does not come.
 */
export function holdContactForm({ missing }: Pick<SiteCode, 'missing'>): void {
  let isMissing = false;
  const answer = (form: HTMLFormElement) => {
    form.inert = !isMissing;
    form.dataset.held = isMissing ? '' : 'sent';
    const status = form.querySelector('[role="status"]');
    if (status)
      status.textContent = isMissing
        ? 'We can’t send your message right now. Please email us at the address on this page.'
        : 'Sending your message...';
  };
  const giveUp = () => {
    isMissing = true;
    const form = document.querySelector<HTMLFormElement>('[data-held="sent"]');
    if (form) answer(form);
  };
  const hold = (event: Event) => {
    const form = event.target instanceof Element ? event.target.closest<HTMLFormElement>('[data-held]') : null;
    if (!form) return;
    const values = new FormData(form);
    // The field for robots (src/features/contact/robot-field.tsx).
    values.delete('website');
    try {
      sessionStorage.setItem(form.dataset.keptAs ?? '', JSON.stringify(Object.fromEntries(values)));
    } catch {
      // A browser that keeps nothing: the values are in the form.
    }
    if (event.type === 'input') return;
    event.preventDefault();
    event.stopPropagation();
    answer(form);
    setTimeout(giveUp, patienceMilliseconds);
  };
  void missing.then(giveUp);
  addEventListener('input', hold, true);
  addEventListener('submit', hold, true);
}
