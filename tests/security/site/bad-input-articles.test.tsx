// Whatever an author writes, an article consists of the elements of the grammar and nothing else: in the
// HTML that a build writes, and in what the browser builds.
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
/** Half of a pair never is in an article: the form rejects it. */
const groups = Object.entries(inputsOf('content', content)).map(([category, inputs]) => ({
  category,
  inputs: inputs.filter(({ text }) => isTaken(text, content)),
}));
const expected = 'an article of allowed elements only';

test.for(groups)('$category', ({ inputs }, context) => {
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

// The lists above would prove nothing if what they look for could not be found.
describe('a page that took it for HTML would be noticed', () => {
  test.each([
    '<script>__ran()</script>',
    '<img src=x onerror=__ran()>',
    '<a href="javascript:__ran()">x</a>',
    '<a href=" java\nscript:__ran()">x</a>',
    '<iframe srcdoc="x"></iframe>',
    '<form action="data:text/html,x"></form>',
  ])('%s', (html) => {
    const page = document.createElement('div');
    page.innerHTML = html;
    expect(dangersIn(page)).not.toEqual([]);
    expect(strangersIn(page).length + dangersIn(page).length).toBeGreaterThan(0);
  });
});

test('every article has been drawn', (context) => {
  const pairs = groups.flatMap(({ inputs }) => pairsOf('article, drawn', inputs));
  needsCases(context, { category: 'bad input', pairs });
});
