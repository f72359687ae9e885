import type { Page } from 'playwright-core';

/** The side of a square that a finger hits without aiming, in CSS pixels. */
export const fingertip = 44;

/**
 * Everything one can press or fill in that is smaller than a fingertip, with its size.
 * What counts is where a press works: the label of a field and the ::before and
 * ::after of an element belong to it. Links within a line of text are left out.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]';
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue;
      // Shown to screen readers only, until it has the focus.
      if (getComputedStyle(control).clipPath === 'inset(50%)') continue;
      const labels = control instanceof HTMLInputElement ? Array.from(control.labels ?? []) : [];
      const areas = [control, ...labels].map((part) => part.getBoundingClientRect());
      const width = Math.max(...areas.map(({ right }) => right)) - Math.min(...areas.map(({ left }) => left));
      const height = Math.max(...areas.map(({ bottom }) => bottom)) - Math.min(...areas.map(({ top }) => top));
      const text = control.parentElement?.textContent.trim() ?? '';
      const inText = getComputedStyle(control).display === 'inline' && text !== control.textContent.trim();
      if (control.localName === 'a' && inText) continue;
      const extra = ['::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(control, pseudo);
        if (style.content === 'none' || style.position !== 'absolute') return { width: 0, height: 0 };
        return { width: Number.parseFloat(style.width) || 0, height: Number.parseFloat(style.height) || 0 };
      });
      const across = Math.max(width, ...extra.map((part) => part.width));
      const down = Math.max(height, ...extra.map((part) => part.height));
      if (across >= smallest - 0.5 && down >= smallest - 0.5) continue;
      const name = (control.getAttribute('aria-label') ?? labels[0]?.textContent ?? control.textContent)
        .trim()
        .replace(/\s+/g, ' ');
      const where = control.closest('header, nav, main, footer, aside')?.localName ?? 'body';
      found.push(`${where} ${control.localName} "${name.slice(0, 40)}" ${Math.round(across)}x${Math.round(down)}`);
    }
    return [...new Set(found)];
  }, fingertip);
}

/** Pictures without width, height or alternative text, or drawn in other proportions than their own. */
export async function carelessPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.images).flatMap((image) => {
      const missing = ['width', 'height', 'alt'].filter((name) => !image.hasAttribute(name));
      const { width, height } = image.getBoundingClientRect();
      const stretched =
        image.naturalWidth > 0 &&
        width > 0 &&
        getComputedStyle(image).objectFit === 'fill' &&
        Math.abs(width / height / (image.naturalWidth / image.naturalHeight) - 1) > 0.02;
      const faults = [...missing.map((name) => `no ${name}`), ...(stretched ? ['stretched'] : [])];
      return faults.length > 0 ? [`${image.src}: ${faults.join(', ')}`] : [];
    }),
  );
}

/**
 * Text that cannot be read: cut off by an element that hides what does not fit, or
 * with other text on top of it.
 */
export async function unreadableTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      text: string;
      block: Element;
      box: DOMRect;
    }
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const lines: Line[] = [];
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('[inert], [aria-hidden="true"], select, script, style, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = Array.from(range.getClientRects()).filter(({ width, height }) => width > 0 && height > 0);
      let shown = true;
      let floating = false;
      for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
        const style = getComputedStyle(outer);
        const frame = outer.getBoundingClientRect();
        // Shown to screen readers only.
        if (style.clipPath === 'inset(50%)') shown = false;
        if (style.position === 'fixed' || style.position === 'sticky') floating = true;
        const across =
          hides(style.overflowX) && boxes.some((box) => box.left < frame.left - 1 || box.right > frame.right + 1);
        // Ends after so many lines on purpose.
        const clamped = style.webkitLineClamp !== 'none';
        const middles = boxes.map((box) => (box.top + box.bottom) / 2);
        const down =
          hides(style.overflowY) && !clamped && middles.some((middle) => middle < frame.top || middle > frame.bottom);
        if (shown && (across || down))
          cut.push(`cut off: "${text.slice(0, 40)}" by ${outer.localName}.${outer.className}`);
        if (clamped || /auto|scroll/.test(style.overflowX + style.overflowY)) floating = true;
      }
      if (shown && !floating) lines.push(...boxes.map((box) => ({ text: text.slice(0, 40), block: element, box })));
    }
    const covered: string[] = [];
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (one.block.contains(other.block) || other.block.contains(one.block)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // The boxes of two lines may touch where their letters do not.
        const overlap = down / Math.min(one.box.height, other.box.height);
        if (across > 2 && overlap > 0.4) covered.push(`on top of each other: "${one.text}" and "${other.text}"`);
      }
    }
    return [...new Set([...cut, ...covered])];
  });
}

/** Goes through the page with Tab; gives what had the focus without showing it, and how many stops there were. */
export async function unseenFocus(page: Page): Promise<{ stops: number; unseen: string[] }> {
  await page.evaluate(() => {
    const shadows = new Map<Element, string>();
    for (const element of document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]')) {
      shadows.set(element, getComputedStyle(element).boxShadow);
    }
    Object.assign(window, { shadowsWithoutFocus: shadows });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const unseen: string[] = [];
  let previous = '';
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
      const outlined = outlineStyle !== 'none' && outlineWidth !== '0px' && !/, 0\)$|\/ 0\)$/.test(outlineColor);
      const before = (window as { shadowsWithoutFocus?: Map<Element, string> }).shadowsWithoutFocus?.get(element);
      const { width, height, bottom, right } = element.getBoundingClientRect();
      const inView = width > 1 && height > 1 && bottom > 0 && right > 0;
      const name = element.getAttribute('aria-label') ?? (element.id || element.textContent.trim().slice(0, 40));
      return {
        name: `${element.localName} "${name}"`,
        hasParts: element.matches('input[type="date"]'),
        seen: inView && (outlined || boxShadow !== before),
      };
    });
    if (!stop) return { stops, unseen };
    // Inside a date field the browser marks the day, the month and the calendar itself.
    if (!stop.seen && !(stop.hasParts && stop.name === previous)) unseen.push(stop.name);
    previous = stop.name;
  }
  throw new Error('Tab never came to the end of the page.');
}
