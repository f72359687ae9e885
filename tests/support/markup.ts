import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

/** Renders a component to markup. Hundreds take the time of one in a document. */
export function markupOf<Props extends object>(component: FunctionComponent<Props>, props: Props): string {
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(component, props)));
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: string) => signs[name] ?? '');
}

/** Returns the words of markup, as `textContent` does. */
export function textIn(markup: string): string {
  return plain(markup.replace(/<[^>]*>/g, ''));
}

/** Returns the markup within each element of a kind that never nests. Only elements with this attribute text count. */
export function innerMarkup(markup: string, kind: string, attribute = ''): string[] {
  const wanted = attribute.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const elements = new RegExp(`<${kind}(?=[ >])[^>]*${wanted}[^>]*>(.*?)</${kind}>`, 'gs');
  return Array.from(markup.matchAll(elements), ([, inside = '']) => inside);
}

export function textsIn(markup: string, kind: string, attribute = ''): string[] {
  return innerMarkup(markup, kind, attribute).map(textIn);
}

export function valuesIn(markup: string, kind: string, attribute: string): string[] {
  const tags = new RegExp(`<${kind}(?=[ >])[^>]*? ${attribute}="([^"]*)"`, 'g');
  return Array.from(markup.matchAll(tags), ([, value = '']) => plain(value));
}
