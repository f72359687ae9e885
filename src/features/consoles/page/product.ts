import type { ConsoleRelations } from '@/data/consoles/console-page';
import type { ConsolePage } from '@/data/consoles/consoles';
import { paths } from '@/site/paths';
import { wholeAddress } from '@/site/whole-address';
import type { Thing } from '@/site/schema-org';
import { firstRelease } from '@/features/consoles/console-facts';
import { allSpecs } from './console-sheet';
import { unknownText } from '@/features/consoles/console-specs';
import { eras } from '@/features/consoles/eras';

/** Units by their UN/CEFACT codes. */
const unitCodes = { mm: 'MMT', g: 'GRM', inch: 'INH', pixel: 'E37', MHz: 'MHZ', KiB: 'E64', mAh: 'E09', h: 'HUR' };

type Unit = keyof typeof unitCodes;

/** Returns the product for schema.org. Without prices and ratings, search engines show no shopping result. */
export function consoleProduct(model: ConsolePage, relations: ConsoleRelations | undefined): Thing {
  const { slug, name, description, color } = model;
  const neighbours = [relations?.predecessor, relations?.successor].filter(
    (each) => each !== null && each !== undefined,
  );
  return {
    '@type': 'Product',
    name,
    alternateName: model.alt_names ?? undefined,
    description,
    image: wholeAddress(paths.consolePicture(slug)),
    url: wholeAddress(paths.console(slug)),
    category: 'Handheld game console',
    // One maker made the consoles of all eras.
    brand: eras.some(({ value }) => value === color) ? { '@type': 'Brand', name: 'Nintendo' } : undefined,
    model: model.model_codes ?? undefined,
    releaseDate: firstRelease(model),
    width: quantity(model.width_mm, 'mm'),
    height: quantity(model.height_mm, 'mm'),
    depth: quantity(model.depth_mm, 'mm'),
    weight: quantity(model.weight_g, 'g'),
    additionalProperty: [...textProperties(model), ...measures(model), ...features(model)],
    isRelatedTo:
      neighbours.length === 0
        ? undefined
        : neighbours.map((other) => ({
            '@type': 'Product',
            name: other.name,
            url: wholeAddress(paths.console(other.slug)),
          })),
  };
}

function quantity(value: number | null, unit: Unit): Thing | undefined {
  return value === null ? undefined : { '@type': 'QuantitativeValue', value, unitCode: unitCodes[unit] };
}

function textProperties(model: ConsolePage): Thing[] {
  const specs = allSpecs(model).filter(({ value }) => value !== unknownText);
  return specs.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value }));
}

function features(model: ConsolePage): Thing[] {
  const all: [name: string, value: boolean | null][] = [
    ['Touch screen', model.second_screen_touch ?? model.screen_touch],
    ['3D without glasses', model.screen_3d],
    ['NFC', model.nfc],
    ['Headphone jack', model.headphone_jack],
    ['Microphone', model.microphone],
    ['Motion sensor', model.motion_sensor],
  ];
  return all.flatMap(([name, value]) => (value === null ? [] : [{ '@type': 'PropertyValue', name, value }]));
}

function measures(model: ConsolePage): Thing[] {
  const all: [name: string, unit: Unit, from: number | null, to?: number | null][] = [
    ['Weight without batteries', 'g', model.weight_empty_g],
    ['Screen diagonal', 'inch', model.screen_inches],
    ['Screen width', 'pixel', model.screen_width_px],
    ['Screen height', 'pixel', model.screen_height_px],
    ['Second screen diagonal', 'inch', model.second_screen_inches],
    ['Second screen width', 'pixel', model.second_screen_width_px],
    ['Second screen height', 'pixel', model.second_screen_height_px],
    ['Processor clock', 'MHz', model.processor_mhz],
    ['Second processor clock', 'MHz', model.second_processor_mhz],
    ['Memory', 'KiB', model.ram_kib],
    ['Video memory', 'KiB', model.video_ram_kib],
    ['Battery capacity', 'mAh', model.battery_mah],
    ['Battery life, as printed', 'h', model.rated_hours_min, model.rated_hours_max],
    ['Battery life, measured', 'h', model.measured_hours_min, model.measured_hours_max],
    ['Charging time', 'h', model.charge_hours],
  ];
  return all.flatMap(([name, unit, from, to = from]) => {
    if (from === null || to === null) return [];
    const value = from === to ? { value: from } : { minValue: from, maxValue: to };
    return [{ '@type': 'PropertyValue', name, ...value, unitCode: unitCodes[unit] }];
  });
}
