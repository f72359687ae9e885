import type { Page } from 'playwright-core';

/** The side of the smallest square that a finger hits easily, in CSS pixels. */
export const fingertip = 44;

/**
 * Returns every control that is smaller than a fingertip, and its size. The size includes `::before`, `::after` and the
 * labels of a field, because a press on these parts also works. Skips links within a line of text.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]';
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue;
      // This control is only for screen readers until it has the focus.
      if (getComputedStyle(control).clipPath === 'inset(50%)') continue;
      const labels = control instanceof HTMLInputElement ? Array.from(control.labels ?? []) : [];
      const areas = [control, ...labels].map((part) => part.getBoundingClientRect());
      const width = Math.max(...areas.map(({ right }) => right)) - Math.min(...areas.map(({ left }) => left));
      const height = Math.max(...areas.map(({ bottom }) => bottom)) - Math.min(...areas.map(({ top }) => top));
      // The number of a note counts as part of the surrounding text.
      const text = (control.closest('sup') ?? control).parentElement?.textContent.trim() ?? '';
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

/** Returns fields with a font size below 16 px. On iOS the focus of such a field zooms the page. */
export async function smallFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"]), select, textarea');
    return Array.from(fields)
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${field.labels?.[0]?.textContent ?? field.name} ${getComputedStyle(field).fontSize}`);
  });
}

/** Returns pictures without width, height or alternative text, and pictures in wrong proportions. */
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

/** Returns unreadable texts: an element with hidden overflow cuts the text off, or other text covers the text. */
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
        // This text is only for screen readers.
        if (style.clipPath === 'inset(50%)') shown = false;
        if (style.position === 'fixed' || style.position === 'sticky') floating = true;
        const across =
          hides(style.overflowX) && boxes.some((box) => box.left < frame.left - 1 || box.right > frame.right + 1);
        // A line clamp cuts the text on purpose.
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
        // The boxes of two lines may overlap although their letters do not.
        const overlap = down / Math.min(one.box.height, other.box.height);
        if (across > 2 && overlap > 0.4) covered.push(`on top of each other: "${one.text}" and "${other.text}"`);
      }
    }
    return [...new Set([...cut, ...covered])];
  });
}

/** Returns the number of characters on each full line of an article's paragraphs. */
export async function charactersPerLine(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return Array.from(document.querySelectorAll('article p:not(blockquote p)')).flatMap((paragraph) => {
      const lines: string[] = [];
      let bottom = Number.NEGATIVE_INFINITY;
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const [index, character] of Array.from(node.textContent ?? '').entries()) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const box = range.getClientRects()[0];
          if (box && box.top >= bottom) {
            lines.push('');
            bottom = box.bottom;
          }
          lines.push(`${lines.pop() ?? ''}${character}`);
        }
      }
      // The last line of a paragraph is not full.
      return lines.slice(0, -1).map((line) => line.trim().length);
    });
  });
}
