import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { models, unknowns } from '@/features/tools/identify/identify-models';
import { questions } from '@/features/tools/identify/identify-way';
import { network } from '../../support/network/server';
import { renderApp } from '../../support/render-app';
import { textsOf } from '../../support/texts-of';

const address = '/tools/identify';

/** Finds the part of the page with the question or the result. */
async function guide(): Promise<HTMLElement> {
  return waitFor(() => {
    const part = document.querySelector<HTMLElement>('#asked, #found')?.closest('section');
    if (!part) throw new Error('Nothing is asked');
    return part;
  });
}

/** Waits for a heading of the guide, and ignores the words above the heading. */
async function waitForHeading(text: string): Promise<HTMLElement> {
  return waitFor(async () => {
    const heading = (await guide()).querySelector<HTMLElement>('h2');
    expect(heading?.textContent.replace(/^(Question \d+|Your answers lead to) /, '')).toBe(text);
    return heading ?? document.body;
  });
}

/** Follows the link of the guide that has this text beside a drawing. A query by role is slow on this long page. */
async function choose(words: string): Promise<void> {
  const link = await waitFor(async () => {
    const links = Array.from((await guide()).querySelectorAll('a'));
    const found = links.find((each) => each.querySelector(':scope > span')?.textContent === words);
    if (!found) throw new Error(`There’s no link ${words}`);
    return found;
  });
  await userEvent.click(link);
}

const wordsOf = ({ sign, detail }: { sign: string; detail?: string }) => (detail ? `${sign} ${detail}` : sign);

test('the guide leads to a model and its run, back and forward, to a changed answer, and to a new start', async () => {
  const { router } = renderApp(address);
  await waitForHeading('How does it open?');
  expect(screen.queryByText('Your answers so far')).not.toBeInTheDocument();
  const steps: readonly (readonly [words: string, heading: string, way: string])[] = [
    ['One piece, upright The buttons are below the screen.', 'Which upright Game Boy?', 'upright'],
    ['2 AAA batteries and a grey picture Code MGB-001, 127.6 mm tall.', 'Game Boy Pocket', 'upright.pocket'],
    ['Is there a power lamp beside the screen?', 'Is there a power lamp beside the screen?', 'upright.pocket.lamp'],
    ['A red lamp', 'Game Boy Pocket: A red lamp', 'upright.pocket.lamp.red'],
  ];
  for (const [words, heading, way] of steps) {
    await choose(words);
    expect(await waitForHeading(heading)).toHaveFocus();
    expect(router.state.location.search).toBe(`?way=${way}`);
  }
  const goBack: readonly (readonly [number, string])[] = [
    [-1, 'Is there a power lamp beside the screen?'],
    [-1, 'Game Boy Pocket'],
    [-1, 'Which upright Game Boy?'],
    [-1, 'How does it open?'],
    [1, 'Which upright Game Boy?'],
    [1, 'Game Boy Pocket'],
  ];
  for (const [step, heading] of goBack) {
    await act(() => router.navigate(step));
    expect(await waitForHeading(heading)).toHaveFocus();
  }
  await userEvent.click(screen.getByText('Change', { selector: 'li:nth-child(2) > a' }));
  expect(await waitForHeading('Which upright Game Boy?')).toHaveFocus();
  expect(router.state.location.search).toBe('?way=upright');
  await choose('None of these');
  expect(await waitForHeading('We can’t tell which one this is')).toHaveFocus();
  await userEvent.click(screen.getByText('Start again'));
  expect(await waitForHeading('How does it open?')).toHaveFocus();
  expect(router.state.location.search).toBe('');
});

test('an address opens a place in the guide without moving the focus', async () => {
  renderApp(`${address}?way=upright.game-boy.dmg-board`);
  await waitForHeading('Which board is inside the Game Boy?');
  expect(document.body).toHaveFocus();
  expect(screen.getByText('Your answers so far').closest('section')?.querySelectorAll('li')).toHaveLength(2);
});

test('the page has the whole guide as tables, the limits of the guide, and the licence of the data', async () => {
  renderApp(address);
  await guide();
  /** Finds a table by its caption. A query by role is slow with so many tables. */
  const table = (name: string) => {
    const found = screen.getAllByText(name, { selector: 'caption' })[0]?.closest('table');
    if (!found) throw new Error(`There’s no table ${name}`);
    return found;
  };
  for (const [key, { question: questionText, answers }] of Object.entries(questions)) {
    const part = table(questionText);
    const rows = Array.from(part.querySelectorAll('tbody tr'));
    const heads = rows.map((row) => row.querySelector('th[scope="row"]')?.textContent);
    expect(heads).toEqual(answers.map(wordsOf));
    expect(part.closest('section')?.querySelector('h3')).toHaveAttribute('id', `guide-${key}`);
    for (const [index, { text: answerText = '', model, next }] of answers.entries()) {
      const row = rows[index] ?? document.body;
      expect(row.textContent).toContain(answerText);
      if (model) expect(row.querySelector(`a[href="/consoles/${model}"]`)).toHaveTextContent(models[model].name);
      const on = [next ?? [], model ? models[model].more : []].flat();
      expect(Array.from(row.querySelectorAll('a[href^="#"]'), (link) => link.getAttribute('href'))).toEqual(
        on.map((each) => `#guide-${each}`),
      );
    }
  }
  const codes = table('Model codes and sizes');
  expect(textsOf('rowheader', codes)).toEqual(Object.values(models).map((model) => model.codes.join(' or ')));
  expect(within(codes).getByRole('row', { name: /^KTR-001/ })).toHaveTextContent('about 142 × 80.6 × 21.6 mm, closed');
  expect(textsOf('cell', table('Link sockets'))).toEqual([
    ...['Game Boy (DMG)', 'Pocket, Light and Color', 'Advance and SP', 'Micro'],
  ]);
  expect(textsOf('rowheader', table('Mains adapters'))).toEqual([
    ...['6 V, centre negative, 3.5 mm plug', '3 V, centre positive, 2.35 mm plug'],
  ]);
  expect(screen.getByText(/^Never swap them/)).toBeInTheDocument();
  const names = [
    'First letter of a serial number, from the DSi to the New 3DS XL',
    'Letters after the first one: sales region and lock',
    'Beginning of the serial number of a Switch',
    'First characters of recorded serial numbers',
  ];
  expect(names.map((name) => textsOf('rowheader', table(name)))).toEqual([
    ['T', 'W', 'C', 'S', 'A', 'Y', 'Q'],
    ['W', 'JF, JH, JM', 'EF, EH, EM', 'AH', 'S'],
    ['XA', 'XK', 'XJ', 'W as the third', 'J as the third', 'K as the third', 'C as the third', 'F as the fourth'],
    [
      ...['Game Boy', 'Game Boy Pocket', 'Game Boy Light', 'Game Boy Color', 'Game Boy Advance'],
      ...['Game Boy Advance SP', 'Game Boy Micro'],
    ],
  ]);
  const limits = screen.getByRole('region', { name: 'What we can’t tell apart' });
  const credit = screen.getByRole('region', { name: 'Data credits' });
  expect(limits).not.toContainElement(credit);
  expect(within(limits).getAllByRole('heading')).toHaveLength(1);
  expect(within(limits).getByText(unknowns.runs)).toBeInTheDocument();
  expect(within(credit).getByRole('link', { name: /^CC BY-SA 4\.0/ })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by-sa/4.0/',
  );
});

test('the device checks a typed serial number, and neither the address nor a request contains the number', async () => {
  const { router } = renderApp(`${address}?way=wide`);
  await guide();
  const field = screen.getByLabelText('Serial number');
  const status = within(field.closest('form') ?? document.body).getByRole('status');
  await userEvent.type(field, 'CW404567772');
  await userEvent.click(screen.getByText('Check'));
  expect(status).toHaveTextContent(/^Plausible/);
  expect(status).toHaveTextContent('C is the Nintendo 3DS.');
  expect(status).toHaveTextContent('W is for North America: American lock.');
  expect(router.state.location.search).toBe('?way=wide');
  expect(window.location.href).not.toContain('404567772');
  expect(network.requests).not.toHaveLength(0);
  expect(network.requests.filter(({ url, body }) => `${url.href} ${body}`.includes('404567772'))).toEqual([]);
  expect(field).not.toHaveAttribute('name');
  // The form sends nothing, even before hydration.
  expect(field.closest('form')).toHaveAttribute('method', 'dialog');
  expect(screen.getByText(/We don’t send/)).toBeInTheDocument();
  // The answer disappears when the number changes.
  await userEvent.clear(field);
  expect(status).toBeEmptyDOMElement();
  await userEvent.type(field, 'XJJ12345678{Enter}');
  expect(status).toHaveTextContent(/^Could be either/);
  expect(Array.from(status.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([
    '/consoles/nintendo-switch-lite',
    '/consoles/game-boy-advance-sp',
  ]);
});
