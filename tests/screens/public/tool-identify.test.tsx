import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { models, unknowns } from '@/features/tools/identify/identify-models';
import { followWay, questions, type WayState } from '@/features/tools/identify/identify-way';
import { network } from '../../support/network/server';
import { renderApp } from '../../support/render-app';
import { textsOf } from '../../support/texts-of';

const address = '/tools/identify';

/** The part of the page that asks, or that shows the result. */
async function guide(): Promise<HTMLElement> {
  return waitFor(() => {
    const part = document.querySelector<HTMLElement>('#asked, #found')?.closest('section');
    if (!part) throw new Error('Nothing is asked');
    return part;
  });
}

/** Waits for a heading of the guide; the words above it don't count. */
async function headingIs(text: string): Promise<HTMLElement> {
  return waitFor(async () => {
    const heading = (await guide()).querySelector<HTMLElement>('h2');
    expect(heading?.textContent.replace(/^(Question \d+|Your answers lead to) /, '')).toBe(text);
    return heading ?? document.body;
  });
}

/** Follows a link of the guide by the words beside its drawing: quicker than by its role on this long page. */
async function choose(words: string): Promise<void> {
  const link = await waitFor(async () => {
    const links = Array.from((await guide()).querySelectorAll('a'));
    const found = links.find((each) => each.querySelector(':scope > span')?.textContent === words);
    if (!found) throw new Error(`There's no link ${words}`);
    return found;
  });
  await userEvent.click(link);
}

const wordsOf = ({ sign, detail }: { sign: string; detail?: string }) => (detail ? `${sign} ${detail}` : sign);
const wayOn = (way: string, word: string) => (way === '' ? word : `${way}.${word}`);

/** Every way to a model, and from there to each of its runs. */
function allWays(way: string, further = false): string[] {
  const { asked, model } = followWay(way);
  if (asked) return questions[asked].answers.flatMap(({ key }) => allWays(wayOn(way, key), further));
  const more = model && !further ? models[model].more : [];
  return [way, ...more.flatMap((key) => allWays(wayOn(way, key), true))];
}

test('the first question has a link with a drawing for each answer', async () => {
  renderApp(address);
  await headingIs('How does it open?');
  const links = within(await guide()).getAllByRole('link');
  const answers = links.filter((link) => link.getAttribute('href')?.includes('?way='));
  expect(answers.map((link) => link.getAttribute('href'))).toEqual(
    ['upright', 'wide', 'one-screen', 'two-screens', 'wedge', 'switch', 'none'].map((key) => `${address}?way=${key}`),
  );
  for (const link of answers) expect(link.querySelector('svg[aria-hidden="true"]')).not.toBeNull();
  expect(screen.queryByText('Your answers so far')).not.toBeInTheDocument();
});

/** Clicks through everything that follows, and comes back after each answer. */
async function walk(router: ReturnType<typeof renderApp>['router'], way: string, further: boolean): Promise<string[]> {
  const { asked, model, steps } = followWay(way);
  const last = steps.at(-1)?.answer;
  const name = model && models[model].name;
  const heading = asked ? questions[asked].asks : further ? `${name}: ${last?.sign}` : (name ?? '');
  expect(await headingIs(heading)).toHaveFocus();
  expect(router.state.location.search).toBe(`?way=${way}`);
  if (!asked && model) await expectResult(model, steps);
  expect(screen.getByText('Your answers so far').closest('section')?.querySelectorAll('li')).toHaveLength(steps.length);
  const onward = asked
    ? questions[asked].answers.map((answer) => ({ key: answer.key, words: wordsOf(answer) }))
    : model && !further
      ? models[model].more.map((key) => ({ key, words: questions[key].asks }))
      : [];
  const ends = asked ? [] : [way];
  for (const { key, words } of onward) {
    await choose(words);
    ends.push(...(await walk(router, wayOn(way, key), further || (model !== undefined && asked !== undefined))));
    await act(() => router.navigate(-1));
    expect(await headingIs(heading)).toHaveFocus();
  }
  return ends;
}

async function expectResult(model: keyof typeof models, steps: WayState['steps']): Promise<void> {
  const result = await guide();
  const says = steps.at(-1)?.answer?.says;
  const [code = models[model].codes.join(' or ')] = steps.flatMap(({ answer }) => answer?.code ?? []);
  expect(result.querySelector(`a[href="/consoles/${model}"]`)).toHaveTextContent(`All about the ${models[model].name}`);
  expect(result.querySelector('img')).toHaveAttribute('src', `/images/consoles/${model}.svg`);
  expect(result).toHaveTextContent(`Model code${code}Size`);
  if (says) expect(result).toHaveTextContent(says);
}

describe('clicking from the start leads to every model and every run, and back', () => {
  const ways = questions.start.answers.flatMap((first) =>
    first.next ? questions[first.next].answers.map((second) => [first, second]) : [[first]],
  );

  test.each(ways.map((answers) => [answers.map(({ sign }) => sign).join(', '), answers] as const))(
    '%s',
    async (_, answers) => {
      const { router } = renderApp(address);
      for (const answer of answers) await choose(wordsOf(answer));
      const way = answers.map(({ key }) => key).join('.');
      const ends = await walk(router, way, false);
      expect(ends.sort()).toEqual(allWays(way).sort());
    },
  );
});

test('back and forward keep the way', async () => {
  const { router } = renderApp(address);
  await choose('One piece, upright The buttons are below the screen.');
  await choose('2 AAA cells and a grey picture Code MGB-001, 127.6 mm tall.');
  await choose('Is there a power lamp beside the screen?');
  await choose('A red lamp');
  await headingIs('Game Boy Pocket: A red lamp');
  const seen: readonly (readonly [number, string])[] = [
    [-1, 'Is there a power lamp beside the screen?'],
    [-1, 'Game Boy Pocket'],
    [-1, 'Which upright Game Boy?'],
    [-1, 'How does it open?'],
    [1, 'Which upright Game Boy?'],
    [1, 'Game Boy Pocket'],
  ];
  for (const [step, text] of seen) {
    await act(() => router.navigate(step));
    expect(await headingIs(text)).toHaveFocus();
  }
});

test('every step can be changed, and the guide started again', async () => {
  const { router } = renderApp(`${address}?way=two-screens.c-stick.3ds`);
  await headingIs('New Nintendo 3DS');
  await userEvent.click(screen.getByRole('link', { name: 'Change: What does it have besides its two screens?' }));
  await headingIs('What does it have besides its two screens?');
  expect(router.state.location.search).toBe('?way=two-screens');
  await userEvent.click(screen.getByRole('link', { name: 'Start again' }));
  await headingIs('How does it open?');
  expect(router.state.location.search).toBe('');
});

test('an address opens its place without moving the focus', async () => {
  renderApp(`${address}?way=upright.game-boy.dmg-board`);
  await headingIs('Which board is inside the Game Boy?');
  expect(document.body).toHaveFocus();
  expect(await guide()).toHaveTextContent('Confidence: medium. Source: gb-hardware-db: opened DMG consoles');
});

test('an address that leads nowhere is followed as far as it is known, and says so', async () => {
  renderApp(`${address}?way=upright.game-gear`);
  await headingIs('Which upright Game Boy?');
  expect(screen.getByText(/^The end of this address leads nowhere/)).toHaveAttribute('role', 'status');
});

test('signs that fit no console end honestly', async () => {
  renderApp(address);
  await choose('One piece, upright The buttons are below the screen.');
  await headingIs('Which upright Game Boy?');
  await choose('None of these');
  await headingIs("We can't tell which one this is");
  expect(within(await guide()).getByRole('link', { name: 'list of model codes' })).toHaveAttribute(
    'href',
    '#model-codes',
  );
});

test('a board that is not on record says nothing against the console', async () => {
  renderApp(`${address}?way=upright.color.cgb-board`);
  await choose('None of these');
  await headingIs('Game Boy Color: not on record');
  expect(await guide()).toHaveTextContent('That says nothing against your console');
});

test('a result says what can be told further, and where the facts end', async () => {
  renderApp(`${address}?way=wide.advance`);
  const result = await guide();
  expect(within(result).getByRole('heading', { name: 'What can be told apart' })).toBeInTheDocument();
  expect(within(result).getByRole('link', { name: 'Which board is inside the Advance?' })).toHaveAttribute(
    'href',
    `${address}?way=wide.advance.agb-board`,
  );
  expect(result).toHaveTextContent('32 or 40 contacts');
});

test.each([
  ['one-screen', 'AGS-001 or AGS-101'],
  ['one-screen.light.none', 'AGS-001 or AGS-101'],
  ['one-screen.light.ags-001', 'AGS-001'],
  ['one-screen.light.ags-101', 'AGS-101'],
  ['one-screen.light.ags-101.old-cartridges.takes-them', 'AGS-101'],
  ['switch.first', 'HAC-001'],
  ['switch.revised', 'HAC-001(-01)'],
])('%s has the model code %s', async (way, code) => {
  renderApp(`${address}?way=${way}`);
  expect(await guide()).toHaveTextContent(`Model code${code}Size`);
});

test('a chosen run of the Switch has only its own serial letters', async () => {
  renderApp(`${address}?way=switch.revised`);
  expect(await guide()).toHaveTextContent('Its serial number begins with XK.');
});

test.each(['two-screens.c-stick', 'two-screens.c-stick.3ds'])(
  '%s: the confidence excepts what no source was found for',
  async (way) => {
    renderApp(`${address}?way=${way}`);
    expect(await guide()).toHaveTextContent(
      'Confidence: high, but not for the 142 mm and the 260 g: we found no source for them.',
    );
  },
);

test('what we do not know and whose data this is are parts of their own', async () => {
  renderApp(address);
  await guide();
  const limits = screen.getByRole('region', { name: "What we can't tell apart" });
  const credit = screen.getByRole('region', { name: 'Whose data this is' });
  expect(limits).not.toContainElement(credit);
  expect(within(limits).getAllByRole('heading')).toHaveLength(1);
  expect(within(limits).getByText(unknowns.runs)).toBeInTheDocument();
  expect(within(credit).getByRole('link', { name: /^CC BY-SA 4\.0/ })).toBeInTheDocument();
});

test('the whole guide is on the page: a table for each question, with the results and links to the questions that follow', async () => {
  renderApp(address);
  await guide();
  for (const { asks, answers } of Object.values(questions)) {
    const table = screen.getByRole('table', { name: asks });
    expect(textsOf('rowheader', table)).toEqual(answers.map(wordsOf));
    for (const { says, model, next } of answers) {
      if (says) expect(table).toHaveTextContent(says);
      if (model) expect(within(table).getAllByRole('link', { name: models[model].name })[0]).toBeInTheDocument();
      if (next)
        expect(within(table).getAllByRole('link', { name: questions[next].asks })[0]).toHaveAttribute(
          'href',
          `#${screen.getAllByRole('heading', { level: 3, name: questions[next].asks })[0]?.id}`,
        );
    }
  }
});

test('model codes, link sockets and adapters are tables, with the warning and the licence of the data', async () => {
  renderApp(address);
  await guide();
  const codes = screen.getByRole('table', { name: 'Model codes and sizes' });
  expect(textsOf('rowheader', codes)).toEqual(Object.values(models).map((model) => model.codes.join(' or ')));
  expect(within(codes).getByRole('row', { name: /^KTR-001/ })).toHaveTextContent('about 142 × 80.6 × 21.6 mm, closed');
  expect(textsOf('cell', screen.getByRole('table', { name: 'Link sockets' }))).toEqual([
    ...['Game Boy (DMG)', 'Pocket, Light and Color', 'Advance and SP', 'Micro'],
  ]);
  expect(textsOf('rowheader', screen.getByRole('table', { name: 'Mains adapters' }))).toEqual([
    ...['6 V, centre negative, 3.5 mm plug', '3 V, centre positive, 2.35 mm plug'],
  ]);
  expect(screen.getByText(/^Never swap them/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^CC BY-SA 4\.0/ })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by-sa/4.0/',
  );
});

describe('the serial number check', () => {
  async function check(number: string): Promise<HTMLElement> {
    const field = await screen.findByRole('textbox', { name: 'Serial number' });
    await userEvent.clear(field);
    await userEvent.type(field, number);
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    const status = within(field.closest('form') ?? document.body).getByRole('status');
    return status;
  }

  test.each([
    ['CW404567772', 'Plausible', 'C is the Nintendo 3DS.'],
    ['cw-4045 6777-2', 'Plausible', 'W is for North America: American lock.'],
    ['CW404567773', 'Not plausible', 'after 40456777 it would be 2, and this has 3.'],
    ['CW4045', 'Incomplete', 'It needs nine digits, and this has 4.'],
    ['XKJ10012345678', 'Known beginning', 'XK is the revised Switch, HAC-001(-01), and J is for Japan or Europe.'],
    ['XJF10394673', "Fits what's recorded", 'Recorded numbers of the Game Boy Advance SP begin with XJ, XE, XU or XA.'],
    ['XJJ12345678', 'Could be either', 'It could be a Nintendo Switch Lite.'],
    ['MG1234567', "Fits what's recorded", 'Recorded numbers of the Game Boy Pocket begin with M1, MG or MH.'],
    ['ZZ1234', 'No rule known', 'We know no rule for a number that begins with ZZ.'],
  ])('%s: %s', async (number, verdict, line) => {
    renderApp(address);
    const status = await check(number);
    expect(status).toHaveTextContent(new RegExp(`^${verdict}`));
    expect(status).toHaveTextContent(line);
  });

  test('a number of two consoles has a link to each', async () => {
    renderApp(address);
    const links = within(await check('XJJ12345678')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/consoles/nintendo-switch-lite',
      '/consoles/game-boy-advance-sp',
    ]);
  });

  test('keeps the number on the device and out of the address', async () => {
    const { router } = renderApp(`${address}?way=wide`);
    await guide();
    await check('CW404567772');
    expect(router.state.location.search).toBe('?way=wide');
    expect(window.location.href).not.toContain('404567772');
    expect(network.requests).not.toHaveLength(0);
    expect(network.requests.filter(({ url, body }) => `${url.href} ${body}`.includes('404567772'))).toEqual([]);
    const field = screen.getByRole('textbox', { name: 'Serial number' });
    expect(field).not.toHaveAttribute('name');
    // Before the page is hydrated too: such a form is not submitted to an address.
    expect(field.closest('form')).toHaveAttribute('method', 'dialog');
    expect(screen.getByText(/nothing is sent/)).toBeInTheDocument();
  });

  test('an answer goes when the number changes', async () => {
    renderApp(address);
    const status = await check('CW404567772');
    await userEvent.type(screen.getByRole('textbox', { name: 'Serial number' }), '1');
    expect(status).toBeEmptyDOMElement();
  });

  test('its rules are tables', async () => {
    renderApp(address);
    await guide();
    const names = [
      'First letter of a serial number, from the DSi to the New 3DS XL',
      'Letters after the first one: sales region and lock',
      'Beginning of the serial number of a Switch',
      'First characters of recorded serial numbers',
    ];
    expect(names.map((name) => textsOf('rowheader', screen.getByRole('table', { name })))).toEqual([
      ['T', 'W', 'C', 'S', 'A', 'Y', 'Q'],
      ['W', 'JF, JH, JM', 'EF, EH, EM', 'AH', 'S'],
      ['XA', 'XK', 'XJ', 'W as the third', 'J as the third', 'K as the third', 'C as the third', 'F as the fourth'],
      [
        ...['Game Boy', 'Game Boy Pocket', 'Game Boy Light', 'Game Boy Color', 'Game Boy Advance'],
        ...['Game Boy Advance SP', 'Game Boy Micro'],
      ],
    ]);
  });
});
