/**
 * Keeps the browser from reporting a view transition that the next navigation cut short:
 * the router skips it and leaves its promise alone, and the visitor sees the right page.
 */
export function ignoreSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof DOMException && reason.name === 'AbortError' && reason.message.startsWith('Transition'))
      event.preventDefault();
  });
}
