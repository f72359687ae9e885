import type * as v from 'valibot';
import type { consoleFacts } from '@/data/service/catalogue-rows';

export interface FieldDescription {
  text: string;
  unit?: string;
  /**
   * The condition of a field that some consoles lack. A console without the part counts neither as known nor as
   * unknown.
   */
  only?: 'second screen' | 'where there is one';
}

type FactName = keyof v.InferOutput<typeof consoleFacts>;

const mm = { unit: 'mm' };
const grams = { unit: 'g' };
const hours = { unit: 'h' };
const whereThereIsOne = { only: 'where there is one' } as const;
const second = { only: 'second screen' } as const;
const light = 'none, front, back or electroluminescent';

/** The fields of the open data, in the order of the open data. Each field is a typed column of consoles. */
export const consoleFields = {
  family: { text: 'Family of consoles' },
  distinction: { text: 'What sets it apart, in a sentence' },
  alt_names: { text: 'Other names', ...whereThereIsOne },
  model_codes: { text: 'Codes on the label' },
  codename: { text: 'Name in development, or the code it is known by' },
  predecessor_name: { text: 'What it followed', ...whereThereIsOne },
  successor_name: { text: 'What followed it', ...whereThereIsOne },
  discontinued: { text: 'Day, month or year of the end of production' },
  units_sold_millions: { text: 'Units sold', unit: 'millions' },
  units_sold_scope: { text: 'Which models and regions the units sold cover', ...whereThereIsOne },
  units_sold_on: { text: 'Day, month or year up to which the units sold count', ...whereThereIsOne },
  processor_name: { text: 'Processor' },
  processor_mhz: { text: 'Clock of the processor', unit: 'MHz' },
  second_processor_name: { text: 'Second processor', ...whereThereIsOne },
  second_processor_mhz: { text: 'Clock of the second processor', unit: 'MHz', ...whereThereIsOne },
  ram_kib: { text: 'Main memory', unit: 'KiB' },
  video_ram_kib: { text: 'Video memory', unit: 'KiB' },
  screen_technology: { text: 'Kind of screen' },
  screen_inches: { text: 'Diagonal of the screen', unit: 'inches' },
  screen_width_px: { text: 'Width of the picture', unit: 'pixels' },
  screen_height_px: { text: 'Height of the picture', unit: 'pixels' },
  screen_colours: { text: 'Colours shown' },
  screen_lit: { text: `Light of the screen: ${light}` },
  screen_touch: { text: 'Whether the screen takes touch' },
  screen_3d: { text: 'Whether the screen shows 3D without glasses' },
  second_screen_technology: { text: 'Kind of the second screen', ...second },
  second_screen_inches: { text: 'Diagonal of the second screen', unit: 'inches', ...second },
  second_screen_width_px: { text: 'Width of its picture', unit: 'pixels', ...second },
  second_screen_height_px: { text: 'Height of its picture', unit: 'pixels', ...second },
  second_screen_colours: { text: 'Colours of the second screen', ...second },
  second_screen_lit: { text: `Light of the second screen: ${light}`, ...second },
  second_screen_touch: { text: 'Whether the second screen takes touch', ...second },
  second_screen_3d: { text: 'Whether the second screen shows 3D', ...second },
  width_mm: { text: 'Width, closed', ...mm },
  height_mm: { text: 'Height, closed', ...mm },
  depth_mm: { text: 'Depth, closed', ...mm },
  weight_g: { text: 'Weight with batteries', ...grams },
  weight_empty_g: { text: 'Weight without batteries', ...grams, ...whereThereIsOne },
  battery_type: { text: 'Batteries' },
  battery_mah: { text: 'Capacity of the battery', unit: 'mAh' },
  charge_hours: { text: 'Time to charge', ...hours },
  rated_hours_min: { text: 'Battery life as printed, at least', ...hours },
  rated_hours_max: { text: 'Battery life as printed, at most', ...hours },
  measured_hours_min: { text: 'Battery life as measured, at least', ...hours },
  measured_hours_max: { text: 'Battery life as measured, at most', ...hours },
  media: { text: 'Cartridges, cards and downloads it takes' },
  saves: { text: 'How games are saved' },
  region_lock: { text: 'Region lock: none, partial or full' },
  link_cable: { text: 'Port for a link cable, or ‘none’' },
  wifi: { text: 'Wi-Fi, or ‘none’' },
  bluetooth: { text: 'Bluetooth, or ‘none’' },
  infrared: { text: 'Infrared, or ‘none’' },
  nfc: { text: 'Whether it has NFC' },
  usb: { text: 'USB, or ‘none’' },
  storage: { text: 'Storage for downloads and pictures' },
  headphone_jack: { text: 'Whether it has a headphone jack' },
  cameras: { text: 'Cameras, or ‘none’' },
  microphone: { text: 'Whether it has a microphone' },
  motion_sensor: { text: 'Whether it has a motion sensor' },
} satisfies Record<FactName, FieldDescription>;

export type FieldName = keyof typeof consoleFields;

export const fieldNames = Object.keys(consoleFields) as FieldName[];

export function describedField(name: FieldName): FieldDescription {
  return consoleFields[name];
}

/** The number of consoles with a known value in a field, and the number of consoles that could have a value. */
export interface FieldCoverage {
  name: FieldName;
  known: number;
  /** Null when a missing part looks like an unknown value. */
  of: number | null;
}

type Facts = Readonly<Record<FieldName, unknown>>;

export function coverageOf(consoles: readonly Facts[]): FieldCoverage[] {
  const withSecondScreen = consoles.filter((facts) =>
    fieldNames.some((name) => describedField(name).only === 'second screen' && facts[name] !== null),
  );
  return fieldNames.map((name) => {
    const { only } = describedField(name);
    const counted = only === 'second screen' ? withSecondScreen : consoles;
    const known = counted.filter((facts) => facts[name] !== null).length;
    return { name, known, of: only === 'where there is one' ? null : counted.length };
  });
}

/** Sums both numbers over all fields except those whose `of` is null. */
export function totalCoverage(fields: readonly FieldCoverage[]): { known: number; of: number } {
  let [known, of] = [0, 0];
  for (const field of fields) {
    if (field.of === null) continue;
    known += field.known;
    of += field.of;
  }
  return { known, of };
}
