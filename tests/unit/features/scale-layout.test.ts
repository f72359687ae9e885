import { describe, expect, test } from 'vitest';
import type { ComparedConsole } from '../../../src/data/consoles/console-comparison';
import { drawnSizes } from '../../../src/features/consoles/compare/drawn-sizes';
import { bodyOf, layOut, measuresOf, rulerStep, type Body } from '../../../src/features/consoles/compare/scale-layout';
import type { Console } from '../../../tools/art/console.ts';
import { consoles } from '../../../tools/art/consoles.ts';
import { drawnFiles } from '../../../tools/art/files.ts';
import { readSvg } from '../../../build/sharing/render-png.ts';
import { aConsole } from '../../support/builders';

const drawings: readonly Console<(typeof consoles)[number]['slug']>[] = consoles;
const addressOf = (slug: string) => `/images/consoles/${slug}.svg`;

function measured(changes: Partial<ComparedConsole>): ComparedConsole {
  return { ...aConsole({ image: '/images/elsewhere.svg' }), releases: [], ...changes };
}

/** Returns the body of a console with the measures of its drawing. */
function drawn(slug: string): Body {
  const size = drawnSizes.get(addressOf(slug));
  if (!size) throw new Error(`${slug} is not drawn`);
  const body = bodyOf(
    measured({ slug, name: slug, image: addressOf(slug), width_mm: size.width, height_mm: size.height, depth_mm: 20 }),
  );
  if (!body) throw new Error(`${slug} has no size`);
  return body;
}

describe('the table of drawn sizes', () => {
  test('covers all drawings', () => {
    expect([...drawnSizes.keys()].sort()).toEqual(drawings.map(({ slug }) => addressOf(slug)).sort());
  });

  test.each(drawings)('gives $slug the size of its drawing', ({ slug, width, height, hingeInset }) => {
    expect(drawn(slug)).toMatchObject({ width, height, open: hingeInset !== undefined });
  });

  test.each(drawings)('differs from the drawing of $slug by less than 0.4 mm, outline included', ({ slug }) => {
    const { picture, width, height } = drawn(slug);
    const file = drawnFiles().get(`public${addressOf(slug)}`) ?? '';
    // The shadow is no part of the body.
    const extent = readSvg(file.replace(/<ellipse[^>]*-ground[^>]*\/>/, '')).getBBox();
    if (!extent || !picture) throw new Error(`${slug} has no picture`);
    const [across, down] = [picture.width / 800, picture.height / 600];
    const edges = [extent.x * across + picture.x, extent.y * down + picture.y];
    const size = [extent.width * across - width, extent.height * down - height];
    for (const off of [...edges, ...size]) expect(Math.abs(off)).toBeLessThan(0.4);
  });
});

describe('the front of a console', () => {
  test('becomes an outline when the scale of its picture is unknown', () => {
    const body = bodyOf(measured({ width_mm: 90, height_mm: 148, depth_mm: 32 }));
    expect(body).toMatchObject({ width: 90, height: 148, depth: 32, picture: null, open: false });
  });

  test('becomes an outline when the measures differ from the drawing', () => {
    const image = addressOf('game-boy');
    expect(bodyOf(measured({ image, width_mm: 90, height_mm: 148 }))?.picture).not.toBeNull();
    expect(bodyOf(measured({ image, width_mm: 91, height_mm: 148 }))?.picture).toBeNull();
    expect(bodyOf(measured({ image, width_mm: 90, height_mm: 140 }))?.picture).toBeNull();
  });

  test.each([{ width_mm: 90 }, { height_mm: 148 }, {}])('disappears when its only measures are %j', (changes) => {
    expect(bodyOf(measured(changes))).toBeNull();
  });

  test('shows its measures in words, for a clamshell both closed and open', () => {
    expect(measuresOf(drawn('game-boy'))).toBe('90 by 148 by 20 mm');
    expect(measuresOf(drawn('nintendo-3ds'))).toBe('134 by 74 by 20 mm, drawn open and then 139 mm high');
  });
});

describe('a drawing of consoles side by side', () => {
  const four = ['game-boy', 'nintendo-switch', 'game-boy-advance-sp', 'nintendo-3ds-xl'].map(drawn);
  const pixelsOf = ({ width, pixel }: ReturnType<typeof layOut>) => width / pixel;

  test.each([320, 390, 768, 1280])('fits %i px without an overlap', (room) => {
    for (const count of [1, 2, 3, 4]) {
      const layout = layOut(four.slice(0, count), room);
      expect(pixelsOf(layout)).toBeLessThanOrEqual(room + 0.01);
      const edges = layout.columns.flatMap(({ body, middle }) => [middle - body.width / 2, middle + body.width / 2]);
      expect(edges).toEqual(edges.toSorted((a, b) => a - b));
      expect(edges[0]).toBeGreaterThan(0);
      expect(edges.at(-1)).toBeLessThan(layout.width);
    }
  });

  test('shows fronts and sides on two lines inside its frame', () => {
    const { fronts, sides, height } = layOut(four, 1280);
    for (const body of four) {
      expect(fronts - body.height).toBeGreaterThan(0);
      expect(sides - body.sideHeight).toBeGreaterThan(fronts);
    }
    expect(sides).toBeLessThan(height);
  });

  test('keeps a given scale at any width', () => {
    const layout = layOut(four, 390, 4);
    expect(1 / layout.pixel).toBe(4);
    expect(pixelsOf(layout)).toBeGreaterThan(4 * (90 + 239 + 82 + 156));
  });

  test('shows a ruler of whole millimetres along its width', () => {
    const { ruler, width } = layOut(four, 1280);
    expect(ruler.length).toBe(Math.floor(ruler.length));
    expect(width - 2 * ruler.x - ruler.length).toBeLessThan(1);
  });

  test('breaks a long name between words, or inside a word that is too long', () => {
    const [column] = layOut([{ ...drawn('game-boy'), name: 'Game Boy Donaudampfschifffahrt' }], 120).columns;
    expect(column?.name.join('')).toBe('Game BoyDonaudampfschifffahrt');
    for (const line of column?.name ?? []) expect(line.length).toBeLessThan(16);
  });
});

test.each([
  [10, 1],
  [1.2, 5],
  [0.6, 10],
  [0.01, 50],
])('the ruler at %d px per millimetre has a mark every %i', (unit, step) => {
  expect(rulerStep(unit, [1, 5, 10, 50], 5)).toBe(step);
});
