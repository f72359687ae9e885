import * as v from 'valibot';
import { fieldErrorsFrom } from '@/data/service/writes.admin';
import { dayMilliseconds, dayOf, isDay } from '@/lib/dates';
import { field, optionalText, picture, requiredText } from '@/lib/form-rules';
import { isHttpUrl } from '@/lib/safe-url';
import { isSlug } from '@/lib/slugify';
import type { FieldErrors } from '@/ui/form/fields';
import { otherConsoleOption, type ConsoleDraft } from './console-draft';
import { factFields, factNames, type FactName } from './fact-fields';
import { dateRule, factRule, isFact, isList, isNumberFrom, isPartialDate, listRule } from './fact-rules';

const line = (what: string, most: number) => `Enter ${what} (up to ${most.toLocaleString('en')} characters).`;

const refused = 'The database rejected one of these. Please check them.';

const messages = {
  name: line('a name', 100),
  slug: 'Use lowercase letters, digits and underscores, separated by single hyphens, such as game-boy-light.',
  year: 'Enter the year of its first release, such as 1989.',
  color: 'Choose an era from the list.',
  image:
    'Enter a path on this site, such as /images/consoles/game-boy.svg, or an https address. A path can’t contain .., an address can’t contain a user name, and neither can contain spaces or hidden characters.',
  description: line('a description', 1000),
  full_description: line('a full description', 20_000),
  processor: line('a processor', 300),
  display: line('a display', 300),
  controls: line('the controls', 300),
  battery: line('a battery', 300),
  dimensions: 'Use up to 300 characters.',
  weight: 'Use up to 300 characters.',
  games: 'Use up to 300 characters.',
  ...(Object.fromEntries(factNames.map((name) => [name, factRule(factFields[name])])) as Record<FactName, string>),
  releases: refused,
  plays: refused,
  cables: `${refused} A console that it’s linked with may have been deleted.`,
  sources: refused,
  predecessor_id: 'Choose a console of the catalogue.',
  predecessor_name: line('its name', 100),
  successor_id: 'Choose a console of the catalogue.',
  successor_name: line('its name', 100),
  articles: 'One of these articles has been deleted. Uncheck it, then save again.',
};

export const slugTaken = 'Another console already uses this slug. Choose a different one.';
const slugReserved = 'The address /consoles/compare is a page of its own. Choose a different slug.';

const articleTwice = 'Somebody has just added one of these articles. Please save again.';

const wrongRange = 'The most can’t be less than the least.';
const noPrice = 'Enter the price, or empty the other fields of it.';
const noCurrency = 'Enter the currency of the price, such as USD.';
const url = 'Enter an http or https address (up to 2,048 characters) without a user name, spaces or hidden characters.';

const noteField = optionalText(300, 'Use up to 300 characters.');
const urlField = field((address) => address === '' || isHttpUrl(address), url);
export const isPrice = (typed: string) => typed.trim() === '' || isNumberFrom(typed, 0.01, 100_000_000);
const price = (message: string) => field(isPrice, message);

const release = v.pipe(
  v.object({
    region: field((region) => region !== '', 'Choose a region.'),
    released: field((day) => day === '' || isPartialDate(day), dateRule),
    price: price('Enter a price from 0.01 to 100,000,000, such as 89.99, or leave it empty.'),
    price_to: price('Enter a price from 0.01 to 100,000,000, or leave it empty.'),
    currency: field((code) => /^([A-Z]{3})?$/.test(code), 'Use three capital letters, such as USD.'),
    launch_games: field(isList, listRule),
    launch_colours: field(isList, listRule),
    note: noteField,
  }),
  v.forward(
    v.partialCheck([['price'], ['currency']], (row) => row.price === '' || row.currency !== '', noCurrency),
    ['currency'],
  ),
  v.forward(
    v.partialCheck(
      [['price'], ['price_to'], ['currency']],
      (row) => row.price !== '' || (row.currency === '' && row.price_to === ''),
      noPrice,
    ),
    ['price'],
  ),
  v.forward(
    v.partialCheck(
      [['price'], ['price_to']],
      (row) => row.price === '' || row.price_to === '' || Number(row.price_to) > Number(row.price),
      'Enter a higher price than the first, or leave it empty.',
    ),
    ['price_to'],
  ),
);

const plays = v.pipe(
  v.object({ family: v.string(), plays: v.string(), note: noteField, source_title: noteField, source_url: urlField }),
  v.forward(
    v.check(
      (row) => row.plays !== '' || [row.note, row.source_title, row.source_url].every((text) => text.trim() === ''),
      'Choose whether it plays them, or empty the fields beside it.',
    ),
    ['plays'],
  ),
);

/** Allows tomorrow in UTC, because east of UTC that day may have begun. */
const isCheckedOn = (day: string) =>
  day === '' || (isDay(day) && day >= '2000-01-01' && day <= dayOf(new Date(Date.now() + dayMilliseconds)));

const source = v.pipe(
  v.object({
    field: field((name) => name !== '', 'Choose what it is a source for.'),
    title: noteField,
    url: urlField,
    checked_on: field(isCheckedOn, 'Choose a date from 2000 to today.'),
    confidence: v.string(),
    note: noteField,
  }),
  v.forward(
    v.partialCheck(
      [['title'], ['note']],
      (row) => row.title.trim() !== '' || row.note.trim() !== '',
      'Enter a title, or a note.',
    ),
    ['title'],
  ),
);

const cable = v.pipe(
  v.object({
    via: requiredText(200, line('what links them', 200), 'Enter what links them.'),
    to: field((end) => end !== '', 'Choose what it links to.'),
    to_name: optionalText(100, line('its name', 100)),
    games: field(isList, listRule),
    note: noteField,
    source_title: noteField,
    source_url: urlField,
  }),
  v.forward(
    v.partialCheck(
      [['to'], ['to_name']],
      (row) => row.to !== otherConsoleOption || row.to_name.trim() !== '',
      'Enter its name.',
    ),
    ['to_name'],
  ),
);

/** Rejects the second of two rows with the same text. The field `key` gets the error. Empty texts are never equal. */
const withoutDuplicates = <Row extends Record<string, string>>(
  textOf: (row: Row) => string,
  key: keyof Row & string,
  message: string,
) =>
  v.rawCheck<Row[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const rows = dataset.value;
    const texts = rows.map(textOf);
    rows.forEach((row, index) => {
      if (texts[index] === '' || texts.findIndex((text) => text === texts[index]) === index) return;
      addIssue({
        message,
        path: [
          { type: 'array', origin: 'value', input: rows, key: index, value: row },
          { type: 'object', origin: 'value', input: row, key, value: row[key] },
        ],
      });
    });
  });

const releases = v.pipe(
  v.array(release),
  withoutDuplicates(
    ({ region }) => region,
    'region',
    'There is a release in this region already. Choose another region, or remove one.',
  ),
);

const cables = v.pipe(
  v.array(cable),
  withoutDuplicates(
    ({ via, to, to_name }) =>
      via === '' || to === '' ? '' : JSON.stringify([via, to, to === otherConsoleOption && to_name]),
    'via',
    'This link is in the list already. Enter something else that links them, or remove one.',
  ),
);

const facts = Object.fromEntries(
  factNames.map((name) => [name, field((typed) => isFact(factFields[name], typed), messages[name])]),
) as Record<FactName, ReturnType<typeof field>>;

const inOrder = (least: string, most: string) => least === '' || most === '' || Number(least) <= Number(most);

export const consoleSchema = v.pipe(
  v.object({
    name: requiredText(100, messages.name, 'Enter a name.'),
    slug: v.pipe(
      field(isSlug, messages.slug),
      v.check((slug) => slug !== 'compare', slugReserved),
    ),
    year: field((year) => /^\d{4}$/.test(year), messages.year),
    color: field((era) => ['gameboy', 'ds', '3ds'].includes(era), messages.color),
    image: picture(messages.image, 'Enter a picture.'),
    description: requiredText(1000, messages.description, 'Enter a description.'),
    full_description: requiredText(20_000, messages.full_description, 'Enter a full description.'),
    processor: requiredText(300, messages.processor, 'Enter a processor.'),
    display: requiredText(300, messages.display, 'Enter a display.'),
    controls: requiredText(300, messages.controls, 'Enter the controls.'),
    battery: requiredText(300, messages.battery, 'Enter a battery.'),
    dimensions: optionalText(300, messages.dimensions),
    weight: optionalText(300, messages.weight),
    games: optionalText(300, messages.games),
    ...facts,
    releases,
    plays: v.array(plays),
    cables,
    sources: v.array(source),
    predecessor_id: v.string(),
    predecessor_name: optionalText(100, messages.predecessor_name),
    successor_id: v.string(),
    successor_name: optionalText(100, messages.successor_name),
    articles: v.array(v.string()),
  }),
  v.forward(
    v.partialCheck(
      [['rated_hours_min'], ['rated_hours_max']],
      (row) => inOrder(row.rated_hours_min, row.rated_hours_max),
      wrongRange,
    ),
    ['rated_hours_max'],
  ),
  v.forward(
    v.partialCheck(
      [['measured_hours_min'], ['measured_hours_max']],
      (row) => inOrder(row.measured_hours_min, row.measured_hours_max),
      wrongRange,
    ),
    ['measured_hours_max'],
  ),
  v.forward(
    v.partialCheck(
      [['predecessor_id'], ['predecessor_name']],
      (row) => row.predecessor_id !== otherConsoleOption || row.predecessor_name.trim() !== '',
      'Enter its name.',
    ),
    ['predecessor_name'],
  ),
  v.forward(
    v.partialCheck(
      [['successor_id'], ['successor_name']],
      (row) => row.successor_id !== otherConsoleOption || row.successor_name.trim() !== '',
      'Enter its name.',
    ),
    ['successor_name'],
  ),
) satisfies v.GenericSchema<ConsoleDraft>;

export function consoleErrors(error: unknown): FieldErrors<ConsoleDraft> | null {
  return fieldErrorsFrom<ConsoleDraft>(error, messages, { slug: slugTaken, articles: articleTwice });
}
