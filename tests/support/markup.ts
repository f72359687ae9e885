import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

/** Renders a component to HTML text. A render into a document takes hundreds of times longer. */
export function markupOf<Props extends object>(component: FunctionComponent<Props>, props: Props): string {
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(component, props)));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: string) => entities[name] ?? '');
}

/** Returns the text of HTML, as `textContent` does. */
export function textIn(markup: string): string {
  return decodeEntities(markup.replace(/<[^>]*>/g, ''));
}

/**
 * Returns the inner HTML of each element of a kind. Elements of this kind must not nest. With `attribute`, skips the
 * elements whose tag lacks this text.
 */
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
  return Array.from(markup.matchAll(tags), ([, value = '']) => decodeEntities(value));
}
