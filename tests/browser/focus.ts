import type { Page } from 'playwright-core';

export interface Focused {
  /** Its name for assistive technology, or the element's kind. */
  name: string;
  outline: string;
  visible: boolean;
}

/** What has the focus, and whether a person could see that. */
export async function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { width, height, bottom, right } = element.getBoundingClientRect();
    const label = element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' ');
    return {
      name: element === document.body ? 'body' : label,
      outline: outlineWidth === '0px' ? 'none' : outlineStyle,
      visible: width > 1 && height > 1 && bottom > 0 && right > 0,
    };
  });
}

/** Presses Tab until something of this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const names: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const current = (await focused(page)).name;
    if (typeof name === 'string' ? current === name : name.test(current)) return;
    names.push(current);
  }
  throw new Error(`Tab never reached ${String(name)}: ${names.join(' | ')}`);
}
