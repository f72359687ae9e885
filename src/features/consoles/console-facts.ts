import type { ConsoleFacts as Facts } from '@/data/consoles/console-page';
import { formatPartialDate } from '@/lib/dates';
import { formatNumber } from '@/lib/english';
import { lightWords, lockWords, yesAndNo } from './fact-labels';

/** One line of the typed specification. */
export interface Fact {
  /** The key of the sources that prove the fact. */
  field: string;
  label: string;
  /** Returns the shown text. Null for an unknown value. */
  value: (facts: Facts) => string | null;
  /** True when most consoles lack the fact. A page without the value leaves out the fact. */
  optional?: true;
}

export interface FactGroup {
  title: string;
  facts: readonly Fact[];
  /** True when a console may lack the whole group. The page then leaves out the group. */
  optional?: true;
}

const number = (value: number) => formatNumber(value, 6);
const unit = (value: number | null, name: string) => (value === null ? null : `${number(value)} ${name}`);
const list = (values: readonly string[] | null) => values?.join(', ') ?? null;
const sentence = (value: string | null) => (value === null ? null : value.charAt(0).toUpperCase() + value.slice(1));
const yesOrNo = (value: boolean | null) => (value === null ? null : (yesAndNo[value ? 'yes' : 'no'] ?? null));

/** Returns a clock such as `4.19 MHz`. A clock has at most two decimals by custom. */
const clock = (mhz: number | null) => (mhz === null ? null : `${number(Math.round(mhz * 100) / 100)} MHz`);

function memory(kib: number | null): string | null {
  if (kib === null) return null;
  if (kib >= 1_048_576) return `${number(kib / 1_048_576)} GiB`;
  return kib >= 1024 ? `${number(kib / 1024)} MiB` : `${number(kib)} KiB`;
}

function range(least: number | null, most: number | null, name: string): string | null {
  if (least === null) return most === null ? null : `Up to ${number(most)} ${name}`;
  if (most === null) return `At least ${number(least)} ${name}`;
  return least === most ? unit(least, name) : `${number(least)} to ${number(most)} ${name}`;
}

function processor(name: string | null, mhz: number | null): string | null {
  return [name, clock(mhz)].filter((part) => part !== null).join(', ') || null;
}

/** Returns the known sides and the names of the unknown sides: `90 × 148 mm, depth unknown`. */
function product(sides: Readonly<Record<string, number | null>>, name: string): string | null {
  const knownSides = Object.values(sides).filter((side) => side !== null);
  if (knownSides.length === 0) return null;
  const missing = Object.keys(sides).filter((side) => sides[side] === null);
  const unknownNote = missing.length > 0 ? `, ${missing.join(' and ')} unknown` : '';
  return `${knownSides.map((side) => Number(side.toFixed(6))).join(' × ')} ${name}${unknownNote}`;
}

const size = ({ width_mm, height_mm, depth_mm }: Facts) =>
  product({ width: width_mm, height: height_mm, depth: depth_mm }, 'mm');

const worded = (words: Readonly<Record<string, string>>, value: string | null) =>
  value === null ? null : (words[value] ?? value);

/**
 * Returns the first date of sale in any region. A more precise date wins over a date that includes it, so `1990-11-21`
 * wins over `1990`.
 */
export function firstRelease({ releases, year }: { releases: readonly { released: string | null }[]; year: string }) {
  const dates = releases.flatMap(({ released }) => released ?? []).sort();
  return dates.length === 0 ? year : dates.reduce((first, date) => (date.startsWith(first) ? date : first));
}

function sales({ units_sold_millions, units_sold_scope, units_sold_on }: Facts): string | null {
  if (units_sold_millions === null) return null;
  const until = units_sold_on ? ` by ${formatPartialDate(units_sold_on)}` : '';
  const scope = units_sold_scope ? ` (${units_sold_scope})` : '';
  return `${number(units_sold_millions)} million${until}${scope}`;
}

function screenFacts(prefix: 'screen' | 'second_screen'): readonly Fact[] {
  const screenOf = (facts: Facts) => ({
    technology: facts[`${prefix}_technology`],
    inches: facts[`${prefix}_inches`],
    width: facts[`${prefix}_width_px`],
    height: facts[`${prefix}_height_px`],
    colours: facts[`${prefix}_colours`],
    lit: facts[`${prefix}_lit`],
    touch: facts[`${prefix}_touch`],
    depth: facts[`${prefix}_3d`],
  });
  const pixels = ({ width, height }: ReturnType<typeof screenOf>) => product({ width, height }, 'pixels');
  return [
    { field: `${prefix}_technology`, label: 'Technology', value: (facts) => screenOf(facts).technology },
    { field: `${prefix}_inches`, label: 'Diagonal', value: (facts) => unit(screenOf(facts).inches, 'inches') },
    { field: `${prefix}_width_px`, label: 'Resolution', value: (facts) => pixels(screenOf(facts)) },
    { field: `${prefix}_colours`, label: 'Colours', value: (facts) => sentence(screenOf(facts).colours) },
    { field: `${prefix}_lit`, label: 'Light', value: (facts) => worded(lightWords, screenOf(facts).lit) },
    { field: `${prefix}_touch`, label: 'Touch', value: (facts) => yesOrNo(screenOf(facts).touch) },
    { field: `${prefix}_3d`, label: '3D without glasses', value: (facts) => yesOrNo(screenOf(facts).depth) },
  ];
}

/** The typed specification, in the order of the page. */
export const factGroups: readonly FactGroup[] = [
  {
    title: 'Model',
    facts: [
      { field: 'family', label: 'Family', value: ({ family }) => family },
      { field: 'distinction', label: 'What sets it apart', value: ({ distinction }) => distinction },
      { field: 'alt_names', label: 'Other names', value: ({ alt_names }) => list(alt_names), optional: true },
      { field: 'model_codes', label: 'Model code', value: ({ model_codes }) => list(model_codes) },
      { field: 'codename', label: 'Codename', value: ({ codename }) => codename },
      {
        field: 'discontinued',
        label: 'Discontinued',
        value: ({ discontinued }) => discontinued && formatPartialDate(discontinued),
      },
      { field: 'units_sold_millions', label: 'Units sold', value: sales },
    ],
  },
  {
    title: 'Size and weight',
    facts: [
      { field: 'width_mm', label: 'Width × height × depth', value: size },
      { field: 'weight_g', label: 'Weight', value: ({ weight_g }) => unit(weight_g, 'g') },
      {
        field: 'weight_empty_g',
        label: 'Without batteries',
        value: ({ weight_empty_g }) => unit(weight_empty_g, 'g'),
      },
    ],
  },
  { title: 'Screen', facts: screenFacts('screen') },
  { title: 'Second screen', facts: screenFacts('second_screen'), optional: true },
  {
    title: 'Inside',
    facts: [
      {
        field: 'processor_name',
        label: 'Processor',
        value: ({ processor_name, processor_mhz }) => processor(processor_name, processor_mhz),
      },
      {
        field: 'second_processor_name',
        label: 'Second processor',
        value: ({ second_processor_name, second_processor_mhz }) =>
          processor(second_processor_name, second_processor_mhz) ?? 'None',
      },
      { field: 'ram_kib', label: 'Memory', value: ({ ram_kib }) => memory(ram_kib) },
      { field: 'video_ram_kib', label: 'Video memory', value: ({ video_ram_kib }) => memory(video_ram_kib) },
    ],
  },
  {
    title: 'Power',
    facts: [
      { field: 'battery_type', label: 'Battery', value: ({ battery_type }) => sentence(battery_type) },
      { field: 'battery_mah', label: 'Capacity', value: ({ battery_mah }) => unit(battery_mah, 'mAh') },
      {
        field: 'rated_hours',
        label: 'Battery life, as printed',
        value: ({ rated_hours_min, rated_hours_max }) => range(rated_hours_min, rated_hours_max, 'h'),
      },
      {
        field: 'measured_hours',
        label: 'Battery life, measured',
        value: ({ measured_hours_min, measured_hours_max }) => range(measured_hours_min, measured_hours_max, 'h'),
      },
      { field: 'charge_hours', label: 'Charging', value: ({ charge_hours }) => unit(charge_hours, 'h') },
    ],
  },
  {
    title: 'Games',
    facts: [
      { field: 'media', label: 'Takes', value: ({ media }) => list(media) },
      { field: 'saves', label: 'Saves', value: ({ saves }) => saves },
      { field: 'region_lock', label: 'Region lock', value: ({ region_lock }) => worded(lockWords, region_lock) },
    ],
  },
  {
    title: 'Connections',
    facts: [
      { field: 'link_cable', label: 'Link cable', value: ({ link_cable }) => sentence(link_cable) },
      { field: 'wifi', label: 'Wi-Fi', value: ({ wifi }) => sentence(wifi) },
      { field: 'bluetooth', label: 'Bluetooth', value: ({ bluetooth }) => sentence(bluetooth) },
      { field: 'infrared', label: 'Infrared', value: ({ infrared }) => sentence(infrared) },
      { field: 'nfc', label: 'NFC', value: ({ nfc }) => yesOrNo(nfc) },
      { field: 'usb', label: 'USB', value: ({ usb }) => usb },
      { field: 'storage', label: 'Storage', value: ({ storage }) => storage },
      { field: 'headphone_jack', label: 'Headphone jack', value: ({ headphone_jack }) => yesOrNo(headphone_jack) },
      { field: 'cameras', label: 'Cameras', value: ({ cameras }) => sentence(cameras) },
      { field: 'microphone', label: 'Microphone', value: ({ microphone }) => yesOrNo(microphone) },
      { field: 'motion_sensor', label: 'Motion sensor', value: ({ motion_sensor }) => yesOrNo(motion_sensor) },
    ],
  },
];
