import type { Page } from 'playwright-core';

export const carouselOf = (page: Page) => page.getByRole('group', { name: 'Handheld Evolution' });

/** Returns the name of the visible console, the text of `[data-place]`, and the labels of the current dots. */
export function shownSlide(page: Page): Promise<string> {
  return carouselOf(page).evaluate((carousel) => {
    const stage = carousel.querySelector('[data-slides]')?.getBoundingClientRect();
    const slides = Array.from(carousel.querySelectorAll('[data-slides] > *'));
    const shown = slides.filter((slide) => Math.abs(slide.getBoundingClientRect().x - (stage?.x ?? 0)) < 2);
    const dots = Array.from(carousel.querySelectorAll('[aria-current]'), (dot) => dot.getAttribute('aria-label'));
    const count = carousel.querySelector('[data-place]')?.textContent;
    return [...shown.map((slide) => slide.querySelector('h3')?.textContent), count, ...dots].join(' | ');
  });
}
