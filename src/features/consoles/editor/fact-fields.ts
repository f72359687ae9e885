import type { ConsoleSave, FigureName } from '@/data/consoles/console-editor.admin';
import { lightWords, lockWords, yesAndNo } from '@/features/consoles/fact-labels';

type NotFacts =
  | ('slug' | 'name' | 'year' | 'description' | 'full_description' | 'image' | 'color' | 'specs')
  | ('processor' | 'display' | 'controls' | 'battery' | 'dimensions' | 'weight' | 'games')
  | ('predecessor_id' | 'predecessor_name' | 'successor_id' | 'successor_name');

/** A typed column of a console. */
export type FactName = Exclude<keyof ConsoleSave['console'], NotFacts>;
export type Facts = Pick<ConsoleSave['console'], FactName>;

type Option = { value: string; label: string };

/** The input and the limits of a fact. The database has the same limits. */
export type FactField = WordField | NumberField;

type WordField = { label: string; hint?: string } & (
  | { kind: 'text'; longest: number }
  | { kind: 'choice'; options: readonly Option[] }
  | { kind: 'list' }
  | { kind: 'date' }
);
interface NumberField {
  kind: 'number';
  label: string;
  unit: string;
  least: number;
  most: number;
  whole: boolean;
}
const text = (label: string, longest: number, hint?: string): WordField => ({ kind: 'text', label, longest, hint });
const number = (label: string, unit: string, least: number, most: number, isWhole = false): NumberField => {
  return { kind: 'number', label: `${label} (${unit})`, unit, least, most, whole: isWhole };
};
const whole = (label: string, unit: string, least: number, most: number) => number(label, unit, least, most, true);
const choice = (label: string, words: Readonly<Record<string, string>>) => {
  const options = Object.entries(words).map(([value, word]) => ({ value, label: word }));
  return { kind: 'choice' as const, label, options: [{ value: '', label: 'Unknown' }, ...options] };
};
const yesOrNo = (label: string) => choice(label, yesAndNo);
const list = (label: string): WordField => ({ kind: 'list', label, hint: 'One per line.' });
const date = (label: string): WordField => ({
  ...{ kind: 'date', label },
  hint: 'As precise as you know it: 2003, 2003-03 or 2003-03-23.',
});
const lit = choice('Light', lightWords);
const orNone = '‘none’ where it has nothing of the kind.';

export const factFields: Record<Exclude<FactName, FigureName>, WordField> & Record<FigureName, NumberField> = {
  family: text('Family', 50),
  distinction: text('What sets it apart', 300),
  alt_names: list('Other names'),
  model_codes: list('Model codes'),
  codename: text('Codename', 100),
  discontinued: date('Discontinued'),
  units_sold_millions: number('Units sold', 'millions', 0.01, 10_000),
  units_sold_scope: text('Units sold: of what', 200, 'Such as: all models of the family.'),
  units_sold_on: date('Units sold: by when'),
  width_mm: number('Width', 'mm', 1, 1000),
  height_mm: number('Height', 'mm', 1, 1000),
  depth_mm: number('Depth', 'mm', 1, 1000),
  weight_g: number('Weight', 'g', 1, 5000),
  weight_empty_g: number('Weight without batteries', 'g', 1, 5000),
  screen_technology: text('Technology', 100),
  screen_width_px: whole('Width', 'pixels', 1, 10_000),
  screen_height_px: whole('Height', 'pixels', 1, 10_000),
  screen_inches: number('Diagonal', 'inches', 0.5, 20),
  screen_colours: text('Colours', 100),
  screen_lit: lit,
  screen_touch: yesOrNo('Touch'),
  screen_3d: yesOrNo('3D without glasses'),
  second_screen_technology: text('Technology', 100),
  second_screen_width_px: whole('Width', 'pixels', 1, 10_000),
  second_screen_height_px: whole('Height', 'pixels', 1, 10_000),
  second_screen_inches: number('Diagonal', 'inches', 0.5, 20),
  second_screen_colours: text('Colours', 100),
  second_screen_lit: lit,
  second_screen_touch: yesOrNo('Touch'),
  second_screen_3d: yesOrNo('3D without glasses'),
  processor_name: text('Processor', 100),
  processor_mhz: number('Clock', 'MHz', 0.1, 9999),
  second_processor_name: text('Second processor', 100),
  second_processor_mhz: number('Clock of the second', 'MHz', 0.1, 9999),
  ram_kib: whole('Memory', 'KiB', 1, 67_108_864),
  video_ram_kib: whole('Video memory', 'KiB', 1, 67_108_864),
  battery_type: text('Battery', 100),
  battery_mah: whole('Capacity', 'mAh', 1, 100_000),
  charge_hours: number('Charging', 'hours', 0.1, 48),
  rated_hours_min: number('As printed, at least', 'hours', 0.1, 500),
  rated_hours_max: number('As printed, at most', 'hours', 0.1, 500),
  measured_hours_min: number('Measured, at least', 'hours', 0.1, 500),
  measured_hours_max: number('Measured, at most', 'hours', 0.1, 500),
  media: list('Takes'),
  saves: text('Saves', 200),
  region_lock: choice('Region lock', lockWords),
  link_cable: text('Link cable', 200, orNone),
  wifi: text('Wi-Fi', 200, orNone),
  bluetooth: text('Bluetooth', 100, orNone),
  infrared: text('Infrared', 100, orNone),
  nfc: yesOrNo('NFC'),
  usb: text('USB', 200, orNone),
  storage: text('Storage', 200),
  headphone_jack: yesOrNo('Headphone jack'),
  cameras: text('Cameras', 200, orNone),
  microphone: yesOrNo('Microphone'),
  motion_sensor: yesOrNo('Motion sensor'),
};

export const factNames = Object.keys(factFields) as FactName[];

interface FactSection {
  title: string;
  /** The first fact of the section. The section ends before the first fact of the next section. */
  first: FactName;
}

/** The sections match the groups of a console's page (console-facts.ts). */
const sections: FactSection[] = [
  { title: 'Model', first: 'family' },
  { title: 'Size and weight', first: 'width_mm' },
  { title: 'Screen', first: 'screen_technology' },
  { title: 'Second screen', first: 'second_screen_technology' },
  { title: 'Inside', first: 'processor_name' },
  { title: 'Power', first: 'battery_type' },
  { title: 'Games', first: 'media' },
  { title: 'Connections', first: 'link_cable' },
];

export const factSections = sections.map(({ title, first }, index) => {
  const next = sections[index + 1]?.first;
  return { title, names: factNames.slice(factNames.indexOf(first), next && factNames.indexOf(next)) };
});

/** Returns a label that is clear outside its group. */
export function factLabel(name: FactName): string {
  const { label } = factFields[name];
  const title = factSections.find(({ names }) => names.includes(name))?.title ?? '';
  return title.endsWith('creen') ? `${title}: ${label}` : label;
}
