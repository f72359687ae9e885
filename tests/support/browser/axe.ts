import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Stops transitions, so that a new colour scheme reaches all elements at once. The rule is in an adopted style sheet,
 * because the Content-Security-Policy of the page rejects a style element.
 */
export async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Returns serious and critical findings of axe, each with its first element. With `rules` axe checks only these rules.
 */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  const { violations } = await page.evaluate(
    (runOnly) => window.axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) }),
    rules,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}

/**
 * Expects no accessibility faults on a phone and a desktop. In the dark scheme axe checks only the contrast, because
 * only the colours change.
 */
export async function expectNoBarriers(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await axeFindings(page), `light, ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(page, ['color-contrast']), `dark, ${width} px`).toEqual([]);
  }
}

/** Expects that the page does not scroll sideways at five widths, from a small phone to a large screen. */
export async function expectNoOverhang(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overhang(page), `${width} px`).toBe(0);
  }
}

/** Returns by how many pixels the page is wider than the window. */
export async function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
