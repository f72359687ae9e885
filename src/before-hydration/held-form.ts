import { siteCodeTimeoutMilliseconds, type SiteCode } from './site-code';

/**
 * Holds the contact form, which only React can send (src/features/contact/contact-form.tsx). It stores each input for
 * React. When the visitor submits the form early, it stays inert until React sends the message, or until the site's
 * code fails to load.
 */
export function holdContactForm({ missing }: Pick<SiteCode, 'missing'>): void {
  let isMissing = false;
  const showState = (form: HTMLFormElement) => {
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
    if (form) showState(form);
  };
  const hold = (event: Event) => {
    const form = event.target instanceof Element ? event.target.closest<HTMLFormElement>('[data-held]') : null;
    if (!form) return;
    const values = new FormData(form);
    // The stored text omits the hidden field for robots (src/features/contact/robot-field.tsx).
    values.delete('website');
    try {
      sessionStorage.setItem(form.dataset.keptAs ?? '', JSON.stringify(Object.fromEntries(values)));
    } catch {
      // Without storage, the form still has the values.
    }
    if (event.type === 'input') return;
    event.preventDefault();
    event.stopPropagation();
    showState(form);
    setTimeout(giveUp, siteCodeTimeoutMilliseconds);
  };
  void missing.then(giveUp);
  addEventListener('input', hold, true);
  addEventListener('submit', hold, true);
}
