import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import { batteryLife, launchPrices, linkSpeed, sales, weight } from '../../src/data/consoles/charts.ts';
import { siteColours } from '../art/site-colours.ts';

/** About the width of a picture on a phone. Larger screens enlarge the picture. */
const width = 480;
const { accent, ink, canvas, tech } = siteColours;

/** Draws every chart. Returns the pictures by their path from the project root. */
export function drawnCharts(): Map<string, string> {
  const drawn = {
    [batteryLife.name]: batteryChart(),
    [launchPrices.name]: priceChart(),
    [sales.name]: salesChart(),
    [weight.name]: weightChart(),
    [linkSpeed.name]: speedChart(),
  };
  return new Map(Object.entries(drawn).map(([name, svg]) => [`public/images/charts/${name}.svg`, svg]));
}

function batteryChart(): string {
  const rows = batteryLife.rows.map(([model, least, most, measured]) => ({ model, least, most, measured }));
  const printed = rows.flatMap(({ model, least, most }) => (least === null ? [] : [{ model, least, most }]));
  const runs = rows.flatMap(({ model, measured }) => (measured ?? []).map((hours) => ({ model, hours })));
  return drawn({
    ...named(
      batteryLife.height,
      rows.map(({ model }) => model),
    ),
    x: { label: 'hours', domain: [0, 40], grid: true },
    marks: [
      // A range of one value becomes a bar of half an hour.
      Plot.barX(printed, {
        ...{ y: 'model', x1: ({ least }: Range) => least - 0.25, x2: ({ most }: Range) => most + 0.25 },
        ...{ fill: tech, fillOpacity: 0.35, insetTop: 4, insetBottom: 4 },
      }),
      Plot.dot(runs, { y: 'model', x: 'hours', fill: accent, r: 5 }),
      Plot.text([['Game Boy', 25, 'printed'] as const], { ...noted, dy: 0 }),
      Plot.text([['Game Boy Color', 34.8, 'measured'] as const], { ...noted, textAnchor: 'end' }),
    ],
  });
}

interface Range {
  least: number;
  most: number;
}

function priceChart(): string {
  const rows = launchPrices.rows.map(([model, , then, now]) => ({ model: short(model), then, now }));
  return drawn({
    ...named(
      launchPrices.height,
      rows.map(({ model }) => model),
    ),
    x: { label: 'US dollars', domain: [0, 440], grid: true },
    marks: [
      Plot.link(rows, { y: 'model', x1: 'then', x2: 'now', stroke: accent, strokeOpacity: 0.5, strokeWidth: 2 }),
      Plot.dot(rows, { y: 'model', x: 'then', fill: canvas, stroke: accent, strokeWidth: 2, r: 4.5 }),
      Plot.dot(rows, { y: 'model', x: 'now', fill: accent, r: 5 }),
      Plot.text([['Game Boy', 80, 'then'] as const], { ...noted, textAnchor: 'end' }),
      Plot.text([['Game Boy', 254, 'in May 2026'] as const], { ...noted, textAnchor: 'start' }),
    ],
  });
}

function salesChart(): string {
  const rows = sales.rows.map(([family, day, million]) => ({ family, day: new Date(`${day} UTC`), million }));
  const last = rows.filter(({ family }, index) => rows[index + 1]?.family !== family);
  return drawn({
    height: sales.height,
    marginLeft: 48,
    marginRight: 86,
    x: { type: 'utc', label: null, domain: [new Date('2000-01-01'), new Date('2026-12-31')] },
    y: { label: 'million', grid: true, domain: [0, 170] },
    marks: [
      Plot.line(rows, { x: 'day', y: 'million', z: 'family', stroke: accent, strokeWidth: 2, strokeDasharray: '4 4' }),
      Plot.dot(rows, { x: 'day', y: 'million', fill: accent, r: 4 }),
      Plot.text(last, {
        x: 'day',
        y: 'million',
        text: ({ family }: { family: string }) => short(family),
        textAnchor: 'start',
        dx: 9,
      }),
    ],
  });
}

/**
 * Maps a console to the offset of its name from the middle of its circle. Above its circle the name would cover another
 * name.
 */
const nameOffsets: Readonly<Record<string, Offset>> = {
  'Game Boy Pocket': { dy: 26 },
  'Game Boy Micro': { dy: 26 },
  'Game Boy': { dx: 12, dy: -26 },
  'Game Boy Advance SP': { dx: 14, textAnchor: 'start' },
  'Nintendo DSi': { dy: 26 },
  'Nintendo DSi XL': { dx: -12, dy: -26 },
  'Nintendo 3DS': { dy: 26 },
  'New Nintendo 3DS XL': { dx: 20, textAnchor: 'start' },
  'Nintendo Switch Lite': { dy: 32 },
};

interface Offset {
  dx?: number;
  dy?: number;
  textAnchor?: 'start' | 'end';
}

function weightChart(): string {
  const rows = weight.rows.map(([model, year, grams, w, h]) => ({ model, year: Number(year), grams, front: w * h }));
  return drawn({
    height: weight.height,
    marginLeft: 48,
    x: { label: null, domain: [1986, 2023], tickFormat: 'd', ticks: 7 },
    y: { label: 'grams', domain: [0, 450], grid: true },
    r: { range: [0, 20] },
    marks: [
      Plot.dot(rows, { x: 'year', y: 'grams', r: 'front', fill: tech, fillOpacity: 0.3, stroke: tech }),
      ...rows.map((row) =>
        Plot.text([row], {
          x: 'year',
          y: 'grams',
          text: [short(row.model)],
          fontSize: 15,
          ...(nameOffsets[row.model] ?? { dy: -26 }),
        }),
      ),
    ],
  });
}

function speedChart(): string {
  const rows = linkSpeed.rows.map(([mode, bits]) => ({ mode, bits }));
  return drawn({
    ...named(
      linkSpeed.height,
      rows.map(({ mode }) => mode),
    ),
    marginLeft: 276,
    x: {
      label: 'bits a second (a step is ten times the last)',
      type: 'log',
      domain: [1000, 1_000_000],
      tickFormat: '~s',
    },
    marks: [
      Plot.barX(rows, { y: 'mode', x1: 1000, x2: 'bits', fill: accent, insetTop: 4, insetBottom: 4 }),
      Plot.text(rows, {
        ...{ y: 'mode', x: 'bits', dx: -6, textAnchor: 'end', fill: canvas },
        text: ({ bits }: { bits: number }) => bits.toLocaleString('en'),
      }),
    ],
  });
}

const short = (model: string) => model.replace(/^(New )?Nintendo /, '$1').replace(/^Game Boy (?=Advance|Micro)/, '');

/** Channels of a word in a chart: its row, its place in the row, and the text. */
const noted = { y: '0', x: '1', text: '2', fontSize: 16 };

function named(height: number, names: readonly string[]): Plot.PlotOptions {
  return { height, marginLeft: 200, y: { domain: names, label: null, tickSize: 0 } };
}

function drawn(options: Plot.PlotOptions): string {
  const { document } = new JSDOM().window;
  const style = `color:${ink};background:${canvas};font:17px system-ui,sans-serif`;
  const svg = Plot.plot({ document, width, marginTop: 30, marginBottom: 44, ...options, style });
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return svg.outerHTML;
}
