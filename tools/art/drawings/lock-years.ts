import { ink } from '../colours.ts';
import { circle, d, group, line, path, rect } from '../shapes.ts';
import { siteColours } from '../site-colours.ts';
import { paper, quiet, strong, words } from './paper.ts';

/** The first launch of a model in any region. */
type Launch = readonly [year: number, month: number];

const lanes: readonly { label: string; locked?: true; launches: readonly Launch[] }[] = [
  {
    label: 'Game Boy to DS Lite: no question',
    launches: [
      ...([
        [1989, 4],
        [1996, 7],
        [1998, 4],
        [1998, 10],
        [2001, 3],
      ] as const),
      ...([
        [2003, 2],
        [2004, 11],
        [2005, 9],
        [2006, 3],
      ] as const),
    ],
  },
  {
    label: 'DSi and 3DS: where were you sold?',
    locked: true,
    launches: [
      ...([
        [2008, 11],
        [2009, 11],
        [2011, 2],
        [2012, 7],
      ] as const),
      ...([
        [2013, 10],
        [2014, 10],
        [2014, 10],
        [2017, 6],
      ] as const),
    ],
  },
  {
    label: 'Switch: no question, China apart',
    launches: [
      [2017, 3],
      [2019, 9],
    ],
  },
];

const first = 1988;
const last = 2021;
const left = 36;
const width = 728;
const laneHeight = 138;

const xOf = ([year, month]: Launch) => left + ((year - first + (month - 1) / 12) / (last - first)) * width;

/** A dot for each of nineteen handhelds at its launch. Each row stands for one kind of region lock. */
export function lockYears(): string {
  const bottom = 92 + lanes.length * laneHeight;
  return paper(
    bottom + 70,
    words(36, 54, 'Does it ask where the game was sold?', { ...strong, 'font-size': 32 }),
    ...[1990, 2000, 2010, 2020].map((year) =>
      group(
        {},
        line(d`M${xOf([year, 1])} 84V${bottom}`, '#d8d0bc', 3),
        words(xOf([year, 1]), bottom + 40, String(year), { 'text-anchor': 'middle', fill: quiet }),
      ),
    ),
    ...lanes.map(({ label, locked, launches }, index) => {
      const y = 104 + index * laneHeight;
      const colour = locked ? siteColours.accent : siteColours.tech;
      const start = Math.min(...launches.map(xOf));
      const end = Math.max(...launches.map(xOf));
      return group(
        {},
        words(36, y + 26, label, { ...strong, fill: colour }),
        rect(start, y + 62, end - start, 12, { fill: colour, opacity: 0.36 }),
        ...launches.map((launch) => circle(xOf(launch), y + 68, 12, { fill: colour, stroke: ink, 'stroke-width': 2 })),
        locked ? padlock(end + 34, y + 64) : '',
      );
    }),
  );
}

function padlock(x: number, y: number): string {
  return group(
    {},
    line(d`M${x - 9} ${y}v-8a9 9 0 0 1 18 0v8`, siteColours.accent, 5),
    path(d`M${x - 15} ${y}h30v22h-30z`, { fill: siteColours.accent }),
  );
}
