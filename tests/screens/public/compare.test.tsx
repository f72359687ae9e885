import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { aConsole, aRelease } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { textsOf } from '../../support/texts-of';
import { expectToast } from '../../support/toasts';

const gameBoy = {
  ...{ slug: 'game-boy', name: 'Game Boy', year: '1989', family: 'Game Boy' },
  ...{ width_mm: 90, height_mm: 148, depth_mm: 32, weight_g: 310, nfc: false },
};
const micro = {
  ...{ slug: 'game-boy-micro', name: 'Game Boy Micro', year: '2005', family: 'Game Boy', weight_g: 80, nfc: false },
  ...{ image: '/images/consoles/game-boy-micro.svg', width_mm: 101, height_mm: 50, depth_mm: 17.2 },
};

function open(address: string, consoles = [aConsole(gameBoy), aConsole(micro)]) {
  network.tables.consoles = [...consoles, aConsole({ slug: 'ds', name: 'Nintendo DS', year: '2004' })];
  return renderApp(address);
}

const both = '/consoles/compare?c=game-boy,game-boy-micro';
const table = () => screen.findByRole('table');
const rowOf = async (label: string | RegExp) =>
  within(await table())
    .getByRole('rowheader', { name: label })
    .closest('tr') as HTMLElement;
const button = (name: string) => screen.getByRole('button', { name });

describe('the table of a comparison', () => {
  test('shows a column for each console in the order of the address, and facts in groups', async () => {
    open('/consoles/compare?c=game-boy-micro,game-boy');
    const heads = within(await table()).getAllByRole('columnheader');
    expect(heads.map((head) => within(head).getAllByRole('link')[0]?.textContent)).toEqual([
      'Game Boy Micro',
      'Game Boy',
    ]);
    expect(within(await table()).getByRole('link', { name: 'Game Boy' })).toHaveAttribute('href', '/consoles/game-boy');
    const groups = Array.from((await table()).querySelectorAll('th[scope="rowgroup"]'), (head) => head.textContent);
    expect(groups).toEqual([
      ...['Release', 'Model', 'Size and weight', 'Screen', 'Inside', 'Power', 'Games', 'Connections'],
    ]);
    expect(textsOf('cell', await rowOf(/Width/))).toEqual(['101 × 50 × 17.2 mm', '90 × 148 × 32 mm']);
    const [read] = network.readsOf('consoles').filter((search) => search.has('slug'));
    expect(read?.get('slug')).toBe('in.(game-boy,game-boy-micro)');
  });

  test('shows unknown values, marks rows that differ, and marks the best value of a row', async () => {
    open(both);
    expect(textsOf('cell', await rowOf('Charging'))).toEqual(['Unknown', 'Unknown']);
    expect(textsOf('cell', await rowOf(/^Differs: ?Weight$/))).toEqual(['310 g', '80 g Lightest']);
    expect(textsOf('cell', await rowOf('NFC'))).toEqual(['No', 'No']);
  });

  test('compares launch prices within one currency', async () => {
    const [one, other] = [aConsole(gameBoy), aConsole(micro)];
    network.tables.console_releases = [
      aRelease(one.id, { region: 'na', released: '1989-07-31', price: 89.99, currency: 'USD' }),
      aRelease(other.id, { region: 'na', released: '2005-09-19', price: 99.99, currency: 'USD' }),
      aRelease(one.id, { region: 'eu', price: 169, currency: 'DEM' }),
      aRelease(other.id, { region: 'eu', price: 99, currency: 'EUR' }),
    ];
    open(both, [one, other]);
    expect(textsOf('cell', await rowOf(/North America/))).toEqual(['$89.99 Cheapest', '$99.99']);
    expect(textsOf('cell', await rowOf(/in Europe/))).toEqual(['DEM\u00a0169', '€99']);
    expect(textsOf('cell', await rowOf(/First released/))).toEqual(['31 July 1989', '19 September 2005']);
  });

  test('shows only differences on request, and the address keeps the choice', async () => {
    const { router } = open(both);
    await table();
    await userEvent.click(screen.getByRole('switch', { name: 'Only differences' }));
    expect(router.state.location.search).toBe('?c=game-boy,game-boy-micro&only=differences');
    await waitFor(async () => expect((await table()).querySelectorAll('th[scope="row"]')).toHaveLength(3));
    for (const label of [/First released$/, /Width/, /Weight$/]) expect(await rowOf(label)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: 'Only differences' }));
    expect(router.state.location.search).toBe('?c=game-boy,game-boy-micro');
  });

  test('says that consoles with the same facts do not differ', async () => {
    const facts = { ...gameBoy, slug: 'twin', name: 'Twin' };
    open('/consoles/compare?c=game-boy,twin&only=differences', [aConsole(gameBoy), aConsole(facts)]);
    expect(await screen.findByText('They don’t differ in any figure we have.')).toBeInTheDocument();
  });
});

describe('the consoles in a comparison', () => {
  test('begin with a picker and suggested pairs', async () => {
    open('/consoles/compare');
    const pair = await screen.findByRole('link', { name: 'Game Boy and Game Boy Micro' });
    expect(pair).toHaveAttribute('href', both);
    expect(screen.getByRole('heading', { name: 'Pick a console' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(network.readsOf('consoles').some((search) => search.has('slug'))).toBe(false);
  });

  test('exclude unknown, repeated and surplus consoles, with a line about each exclusion', async () => {
    const more = ['a', 'b', 'c'].map((slug) => aConsole({ slug, name: slug.toUpperCase() }));
    open('/consoles/compare?c=game-boy,nope,game-boy,No+Such,a,b,c', [aConsole(gameBoy), ...more]);
    expect(await screen.findByText(`We don’t have a console called "nope" or "No Such".`)).toBeInTheDocument();
    expect(screen.getByText('"game-boy" appears more than once, so we show it once.')).toBeInTheDocument();
    expect(screen.getByText('Four consoles fit side by side, so we left out "c".')).toBeInTheDocument();
    expect(within(await table()).getAllByRole('columnheader')).toHaveLength(3);
    expect(screen.getByText('Comparing the Game Boy, the A and the B.')).toBeInTheDocument();
  });

  test('can be added and removed, and the summary gets the focus', async () => {
    const { router } = open('/consoles/compare?c=game-boy');
    expect(await screen.findByText(/^Only the Game Boy so far/)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('link', { name: 'Add the Game Boy Micro' }));
    const summary = await screen.findByText('Comparing the Game Boy and the Game Boy Micro.');
    expect(summary).toHaveFocus();
    expect(router.state.location.search).toBe('?c=game-boy,game-boy-micro');
    await userEvent.click(await screen.findByRole('link', { name: 'Remove the Game Boy' }));
    expect(await screen.findByText(/^Only the Game Boy Micro so far/)).toHaveFocus();
    expect(router.state.location.search).toBe('?c=game-boy-micro');
  });

  test('come from a search in the database, and the page offers only the first of many results', async () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      aConsole({ slug: `model-${index}`, name: `Model ${index}` }),
    );
    const { router } = open('/consoles/compare?c=game-boy', [aConsole(gameBoy), ...many]);
    expect(await screen.findByText('These are 12 of 502. Search to find the others.')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^Add the / })).toHaveLength(12);
    network.answers.find_consoles = () => ({ consoles: many.slice(-1) });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search consoles to compare' }), 'model 499{Enter}');
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Add the / })).toHaveLength(1));
    expect(network.finds()).toEqual([
      { page_number: 1, page_size: 24 },
      { q: 'model 499', page_number: 1, page_size: 24 },
    ]);
    // The search finds a compared console. The page reads only compared consoles.
    expect(network.readsOf('consoles').every((search) => search.get('slug') === 'in.(game-boy)')).toBe(true);
    expect(router.state.location.search).toBe('?c=game-boy&q=model+499');
    await userEvent.click(screen.getByRole('link', { name: 'Add the Model 499' }));
    await screen.findByText('Comparing the Game Boy and the Model 499.');
    expect(router.state.location.search).toBe('?c=game-boy,model-499');
  });

  test('can be added if the address has only unknown consoles', async () => {
    const { router } = open('/consoles/compare?c=nope');
    expect(await screen.findByText(`We don’t have a console called "nope".`)).toBeInTheDocument();
    expect(screen.getByText('There is nothing left to compare. Add a console.')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('link', { name: 'Add the Game Boy' }));
    await table();
    expect(router.state.location.search).toBe('?c=game-boy');
  });

  test('stop at four, and a fifth console needs a removal', async () => {
    const more = ['a', 'b'].map((slug) => aConsole({ slug, name: slug.toUpperCase() }));
    open(`${both},a,b`, [aConsole(gameBoy), aConsole(micro), ...more]);
    expect(await screen.findByText(/^You can compare four at a time/)).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('link', { name: 'Remove the A' }));
    expect(await screen.findByRole('searchbox')).toBeInTheDocument();
  });

  test('appear in the copied link, which leaves out the search', async () => {
    const user = userEvent.setup();
    open(`${both}&q=ds`);
    await table();
    await user.click(button('Copy link'));
    await expectToast('Link copied');
    expect(await navigator.clipboard.readText()).toBe(`http://localhost:3000${both}`);
  });

  test('stay in the address if the browser blocks the copy, and a message says so', async () => {
    const user = userEvent.setup();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    open(both);
    await table();
    await user.click(button('Copy link'));
    await expectToast('Your browser blocked the copy. The link is the address of this page.');
  });
});

describe('the drawing of a comparison', () => {
  const front = (slug: string) => document.querySelector(`[data-front="${slug}"]`);

  test('shows a description, and an outline for a picture without a known scale', async () => {
    const foreign = { ...gameBoy, slug: 'foreign', name: 'Foreign', image: '/images/foreign.svg' };
    open('/consoles/compare?c=game-boy,game-boy-micro,foreign', [gameBoy, micro, foreign].map(aConsole));
    const drawing = await screen.findByRole('img', { name: /^Fronts and sides to one scale/ });
    expect(drawing).toHaveAccessibleName(/the Game Boy, 90 by 148 by 32 mm; the Game Boy Micro, 101 by 50 by 17.2 mm;/);
    expect(front('game-boy')).toHaveAttribute('href', '/images/consoles/game-boy.svg');
    expect(front('foreign')?.tagName).toBe('rect');
    fireEvent.error(front('game-boy') as Element);
    expect(front('game-boy')?.tagName).toBe('rect');
  });

  test('leaves out a console without measures, and says so', async () => {
    open('/consoles/compare?c=game-boy,ds');
    expect(await screen.findByText('The Nintendo DS isn’t drawn: we don’t know its size.')).toBeInTheDocument();
    expect(front('ds')).toBeNull();
  });

  test('disappears if no size is known', async () => {
    open('/consoles/compare?c=ds');
    await screen.findByText('The Nintendo DS isn’t drawn: we don’t know its size.');
    expect(screen.queryByRole('button', { name: 'Actual size' })).not.toBeInTheDocument();
  });

  /** Returns the width of a drawn console in CSS pixels. */
  function widthOf(slug: string): number {
    const shape = document.querySelector(`[data-side="${slug}"]`);
    const svg = shape?.closest('svg');
    const [, , across = 1] = (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number);
    return (Number(shape?.getAttribute('width')) * Number(svg?.getAttribute('width'))) / across;
  }

  test('shows the actual size after one calibration with a bank card', async () => {
    open(both);
    await table();
    await userEvent.click(button('Actual size'));
    const slider = screen.getByRole('slider', { name: 'Size of the outline' });
    expect(slider).toHaveFocus();
    fireEvent.change(slider, { target: { value: '400' } });
    await userEvent.click(button('A bit larger'));
    await userEvent.click(button('It fits'));
    expect(button('Actual size')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Actual size')).toHaveFocus();
    expect(widthOf('game-boy')).toBeCloseTo((32 * 401) / 85.6, 3);

    await userEvent.click(button('Actual size'));
    expect(widthOf('game-boy')).not.toBeCloseTo((32 * 401) / 85.6, 1);
    await userEvent.click(button('Actual size'));
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();

    await userEvent.click(button('Calibrate again'));
    expect(screen.getByRole('slider')).toHaveValue('401');
    await userEvent.click(button('A bit smaller'));
    await userEvent.click(button('Cancel'));
    expect(widthOf('game-boy')).toBeCloseTo((32 * 401) / 85.6, 3);
    expect(localStorage.getItem('handheld-legacy.card')).toBe('401');
  });

  test.each(['', 'wide', '-4', '1e9'])('ignores the invalid stored size %j', async (stored) => {
    localStorage.setItem('handheld-legacy.card', stored);
    open(both);
    await table();
    expect(screen.queryByRole('button', { name: 'Calibrate again' })).not.toBeInTheDocument();
  });
});

describe('the tray', () => {
  const tray = () => screen.getByRole('region', { name: 'Consoles to compare' });
  const storedTray = () => localStorage.getItem('handheld-legacy.compare');

  test('collects consoles of the catalogue, stays on the device, and leads to the comparison', async () => {
    const { router } = open('/consoles');
    const compare = await screen.findByRole('button', { name: 'Compare the Game Boy' });
    expect(compare).toHaveAttribute('aria-pressed', 'false');
    expect(compare).toHaveAttribute('href', '/consoles/compare?c=game-boy');
    await userEvent.click(compare);
    expect(compare).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('The Game Boy is in. 1 of 4 consoles chosen.')).toHaveAttribute('role', 'status');
    expect(router.state.location.pathname).toBe('/consoles');
    button('Compare the Nintendo DS').focus();
    await userEvent.keyboard(' ');
    expect(JSON.parse(storedTray() ?? '')).toEqual([
      { slug: 'game-boy', name: 'Game Boy' },
      { slug: 'ds', name: 'Nintendo DS' },
    ]);
    await userEvent.click(within(tray()).getByRole('link', { name: 'Compare 2 consoles' }));
    await table();
    expect(router.state.location.search).toBe('?c=game-boy,ds');
  });

  test('appears on the page of a console too, and loses consoles one by one or all at once', async () => {
    localStorage.setItem('handheld-legacy.compare', JSON.stringify([{ slug: 'ds', name: 'Nintendo DS' }]));
    open('/consoles/game-boy');
    await userEvent.click(await screen.findByRole('button', { name: 'Compare the Game Boy' }));
    await userEvent.click(within(tray()).getByRole('button', { name: 'Remove the Nintendo DS' }));
    expect(tray()).toHaveFocus();
    expect(screen.getByText('The Nintendo DS is out. 1 of 4 consoles chosen.')).toBeInTheDocument();
    await userEvent.click(within(tray()).getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Consoles to compare' })).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(button('Compare the Game Boy')).toHaveAttribute('aria-pressed', 'false');
    expect(storedTray()).toBe('[]');
  });

  test('shows a message when full', async () => {
    const many = Array.from({ length: 4 }, (_, index) => ({ slug: `m-${index}`, name: `Model ${index}` }));
    localStorage.setItem('handheld-legacy.compare', JSON.stringify(many));
    open('/consoles');
    await userEvent.click(await screen.findByRole('button', { name: 'Compare the Game Boy' }));
    const [visible, announced] = screen.getAllByText('Four consoles fit side by side. Remove one to add the Game Boy.');
    expect(visible).toBeVisible();
    expect(announced).toHaveAttribute('role', 'status');
    expect(button('Compare the Game Boy')).toHaveAttribute('aria-pressed', 'false');
    expect(JSON.parse(storedTray() ?? '')).toEqual(many);
  });

  test('follows a change in another tab', async () => {
    open('/consoles');
    const compare = await screen.findByRole('button', { name: 'Compare the Nintendo DS' });
    const newValue = JSON.stringify([{ slug: 'ds', name: 'Nintendo DS' }]);
    // A browser stores the value before the event, and a button may not listen yet.
    localStorage.setItem('handheld-legacy.compare', newValue);
    fireEvent(window, new StorageEvent('storage', { key: 'handheld-legacy.compare', newValue }));
    await waitFor(() => expect(compare).toHaveAttribute('aria-pressed', 'true'));
  });

  test.each(['{', '7', '[null,7,{"slug":4,"name":"x"},{"slug":"ds"}]'])(
    'ignores the invalid stored value %s',
    async (stored) => {
      localStorage.setItem('handheld-legacy.compare', stored);
      open('/consoles');
      await screen.findByRole('button', { name: 'Compare the Game Boy' });
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Consoles to compare' })).toBeNull());
    },
  );

  test('appears on no other page', async () => {
    localStorage.setItem('handheld-legacy.compare', JSON.stringify([{ slug: 'ds', name: 'Nintendo DS' }]));
    open(both);
    await table();
    expect(screen.queryByRole('region', { name: 'Consoles to compare' })).not.toBeInTheDocument();
  });
});

test('a device without storage compares and measures while the page is open', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: denied }));
  try {
    open('/consoles');
    await userEvent.click(await screen.findByRole('button', { name: 'Compare the Game Boy' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Compare 1 console' }));
    await table();
    await userEvent.click(button('Actual size'));
    await userEvent.click(button('It fits'));
    expect(button('Actual size')).toHaveAttribute('aria-pressed', 'true');
  } finally {
    vi.unstubAllGlobals();
  }
});
