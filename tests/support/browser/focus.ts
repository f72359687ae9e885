import type { Locator, Page } from 'playwright-core';

/** Returns the label or text of the focused element. */
export async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const label = element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' ');
    return element === document.body ? 'body' : label;
  });
}

export async function focusedId(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id);
}

export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const names: string[] = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    const current = await focused(page);
    if (typeof name === 'string' ? current === name : name.test(current)) return;
    names.push(current);
  }
  throw new Error(`Tab never reached ${String(name)}: ${names.join(' | ')}`);
}

export async function tabOnto(page: Page, sought: Locator, key = 'Tab'): Promise<void> {
  const hasFocus = () => sought.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 200; presses += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached ${String(sought)}; it stopped at ${await focused(page)}`);
}

interface FocusWalk {
  /** Number of elements that Tab reached. */
  stops: number;
  /** Elements whose focus was invisible, with the reason. */
  unseen: string[];
}

/**
 * Finds elements with an invisible focus. Walks through the whole page with Tab, and back with Shift+Tab. On the way
 * back, bars may hide different elements.
 */
export async function unseenFocus(page: Page): Promise<FocusWalk> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const shadows = new Map<Element, string>();
    for (const element of document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]')) {
      shadows.set(element, getComputedStyle(element).boxShadow);
    }
    Object.assign(window, { shadowsWithoutFocus: shadows });
  });
  const forward = await walk(page, 'Tab');
  const stops = [...forward, ...(await walk(page, 'Shift+Tab'))];
  const marked = new Set(stops.filter((stop) => stop.marked).map(({ name }) => name));
  const unseen = stops.flatMap((stop) => [
    // In a date field the browser marks the focused part, such as the month, instead of the field.
    ...(stop.marked || (stop.hasParts && marked.has(stop.name)) ? [] : [`${stop.name} is not marked`]),
    ...(stop.hiddenBy === null ? [] : [`${stop.name} is hidden by ${stop.hiddenBy}`]),
  ]);
  return { stops: forward.length, unseen: [...new Set(unseen)] };
}

/** Presses a key until the focus leaves the page. Returns every focused element. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  while (stops.length < 400) {
    await page.keyboard.press(key);
    const stop = await focusStop(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`${key} never came to the end of the page.`);
}

interface FocusStop {
  name: string;
  /** Whether the element has an outline, or gets a shadow with the focus. */
  marked: boolean;
  /** Whether Tab stops at several parts of the element. */
  hasParts: boolean;
  /** The element that covers the focused element; null when a part is visible. */
  hiddenBy: string | null;
}

async function focusStop(page: Page): Promise<FocusStop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    const outlined = outlineStyle !== 'none' && outlineWidth !== '0px' && !/, 0\)$|\/ 0\)$/.test(outlineColor);
    const before = (window as { shadowsWithoutFocus?: Map<Element, string> }).shadowsWithoutFocus?.get(element);
    const label = element.getAttribute('aria-label') ?? (element.id || element.textContent.trim().slice(0, 40));

    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const points = parts.flatMap((across) =>
      parts.map((down) => ({
        x: Math.max(left, 0) + across * (Math.min(right, innerWidth) - Math.max(left, 0)),
        y: Math.max(top, 0) + down * (Math.min(bottom, innerHeight) - Math.max(top, 0)),
      })),
    );
    const inView = width > 1 && height > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const shownAt = inView ? points.map(({ x, y }) => document.elementFromPoint(x, y)) : [null];
    const visible = shownAt.some((hit) => hit && (element.contains(hit) || hit.contains(element)));
    const [over] = shownAt;
    const bar = over?.closest('header, nav, footer, aside, div');
    return {
      name: `${element.localName} "${label}"`,
      marked: outlined || boxShadow !== before,
      hasParts: element.matches('input[type="date"], input[type="datetime-local"]'),
      hiddenBy: visible ? null : bar ? `${bar.localName}.${bar.className}` : 'the edge of the window',
    };
  });
}
