import { consoles, type ConsoleSlug } from '../consoles.ts';
import { d, group, line, path } from '../shapes.ts';
import { siteColours } from '../site-colours.ts';
import { centred, paper, quiet, strong, words } from './paper.ts';

const paired: readonly ConsoleSlug[] = [
  'nintendo-ds',
  'nintendo-ds-lite',
  'nintendo-dsi',
  'nintendo-dsi-xl',
  'nintendo-3ds',
  'nintendo-3ds-xl',
  'new-nintendo-3ds',
  'new-nintendo-3ds-xl',
  'new-nintendo-2ds-xl',
];
/** The 2DS has one panel behind a case with two windows. */
const pretender: ConsoleSlug = 'nintendo-2ds';

const xOf = (year: number) => 62 + (year - 1980) * 17.2;
const side = 13;
const lanes = { two: 214, one: 420 };

/** Every model in its year: two screens above, single screens below. The earlier Game & Watch is hollow. */
export function screensCounted(): string {
  const yearsOf = (models: readonly { year: number }[]) => models.map(({ year }) => year);
  const two = yearsOf(consoles.filter(({ slug }) => paired.includes(slug)));
  const one = yearsOf(consoles.filter(({ slug }) => !paired.includes(slug) && slug !== pretender));
  const pretends = consoles.filter(({ slug }) => slug === pretender);
  const solid = { fill: siteColours.accent };
  const hollow = { fill: siteColours.canvas, stroke: siteColours.accent, 'stroke-width': 4 };
  return paper(
    580,
    words(36, 58, 'One screen or two, year by year', { ...strong, 'font-size': 32 }),
    words(36, 122, `Two screens: ${two.length} models`, strong),
    path(marks(two, lanes.two, 2), solid),
    path(marks([1982], lanes.two, 2), hollow),
    path(marks(yearsOf(pretends), lanes.two, 2), { ...hollow, 'stroke-dasharray': '5 4' }),
    gap(),
    line(d`M${xOf(2013)} ${lanes.two + 8}v26`, quiet, 3),
    words(xOf(2013), lanes.two + 64, '2DS: one panel', { ...centred, fill: quiet }),
    words(36, 346, `One screen: ${one.length} models`, strong),
    path(marks(one, lanes.one, 1), solid),
    path(marks([1980], lanes.one, 1), hollow),
    line(d`M36 470H764`, quiet, 3),
    ...[1980, 1990, 2000, 2010, 2020].map((year) =>
      group(
        {},
        line(d`M${xOf(year)} 470v12`, quiet, 3),
        words(xOf(year), 514, String(year), { ...centred, fill: quiet }),
      ),
    ),
    words(36, 556, 'Hollow, at the left: Game &amp; Watch', { fill: quiet, 'font-size': 26 }),
  );
}

/** Draws squares for screens, upwards from a base line. Models of one year stand on top of each other. */
function marks(years: readonly number[], base: number, screens: 1 | 2): string {
  let data = '';
  years.forEach((year, index) => {
    const below = years.slice(0, index).filter((earlier) => earlier === year).length;
    for (let screen = 0; screen < screens; screen += 1) {
      const y = base - below * (screens * 17 + 8) - screen * 17;
      data += d`M${xOf(year) - side / 2} ${y - side}h${side}v${side}h${-side}z`;
    }
  });
  return data;
}

function gap(): string {
  const [from, to] = [xOf(1982) + 20, xOf(2004) - 20];
  const y = lanes.two - 16;
  return (
    line(d`M${from} ${y}H${to}M${from} ${y - 12}v24M${to} ${y - 12}v24`, siteColours.ink, 3) +
    words((from + to) / 2, y - 20, '22 years', centred)
  );
}
