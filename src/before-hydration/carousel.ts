const find = (part: string) => document.querySelector<HTMLElement>(`[data-native] ${part}`);

/** Lets buttons and dots scroll the slides, and marks the current slide. */
export function turnSlides(): void {
  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const control = target instanceof Element ? target.closest<HTMLElement>('[data-native] [data-step]') : null;
      const slides = find('[data-slides]');
      if (!control || !slides) return;
      event.preventDefault();
      event.stopPropagation();
      const { children, scrollLeft, clientWidth } = slides;
      const next =
        control instanceof HTMLAnchorElement
          ? Number(control.hash.replace('#slide-', '')) - 1
          : Math.round(scrollLeft / clientWidth) + Number(control.dataset.step);
      slides.scrollLeft = ((next + children.length) % children.length) * clientWidth;
    },
    true,
  );
  addEventListener(
    'scroll',
    ({ target }) => {
      if (!(target instanceof Element && target.matches('[data-native] [data-slides]'))) return;
      const place = String(Math.round(target.scrollLeft / target.clientWidth) + 1);
      const number = find('[data-place] > :first-child');
      if (number) number.textContent = place;
      find('[aria-current]')?.removeAttribute('aria-current');
      find(`[href$="#slide-${place}"]`)?.setAttribute('aria-current', 'true');
    },
    true,
  );
}
