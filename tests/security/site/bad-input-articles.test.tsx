// With any text, an article has only the elements of the grammar, in the build's HTML and in the browser.
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { PostBody } from '@/features/blog/article/article';
import { inputsOf, isTaken, written } from '../inputs/fields.ts';
import { pairsOf } from '../inputs/input.ts';
import { needsCases, proves } from '../../support/evidence.ts';
import { dangersIn, skeletonOf, strangersIn } from './html.ts';

const content = written.post.freeText.content;
/** The texts, except texts with lone surrogates, which the form rejects. */
const groups = Object.entries(inputsOf('content', content)).map(([category, inputs]) => ({
  category,
  inputs: inputs.filter(({ text }) => isTaken(text, content)),
}));
const expected = 'an article of allowed elements only';

test.for(groups)('an article has allowed elements only: $category', ({ inputs }, context) => {
  for (const { name, text } of inputs) {
    const written = document.createElement('div');
    const body = (
      <MemoryRouter>
        <PostBody content={text} />
      </MemoryRouter>
    );
    written.innerHTML = renderToStaticMarkup(body);
    const { container, unmount } = render(body);
    for (const article of [written, container]) {
      expect(strangersIn(article), name).toEqual([]);
      expect(dangersIn(article), name).toEqual([]);
    }
    expect(skeletonOf(container).length, name).toBe(skeletonOf(written).length);
    unmount();
    proves(context, { category: 'bad input', surface: 'article, drawn', challenge: name, expected });
  }
});

// Proves that the checks above find dangerous HTML.
describe('the check for dangers', () => {
  test.each([
    '<script>__ran()</script>',
    '<img src=x onerror=__ran()>',
    '<a href="javascript:__ran()">x</a>',
    '<a href=" java\nscript:__ran()">x</a>',
    '<iframe srcdoc="x"></iframe>',
    '<form action="data:text/html,x"></form>',
  ])('finds %s', (html) => {
    const page = document.createElement('div');
    page.innerHTML = html;
    expect(dangersIn(page)).not.toEqual([]);
    expect(strangersIn(page).length + dangersIn(page).length).toBeGreaterThan(0);
  });
});

test('every article has a case', (context) => {
  const pairs = groups.flatMap(({ inputs }) => pairsOf('article, drawn', inputs));
  needsCases(context, { category: 'bad input', pairs });
});
