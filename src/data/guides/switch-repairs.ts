import type { Repair } from './claim';
import { guideSources as from } from './sources';

export const switchRepairs: readonly Repair[] = [
  {
    part: 'Sticks',
    text: 'Joy-Con drift: a stick reports movement that nobody makes.',
    takes:
      'In the UK, the European Economic Area and Switzerland Nintendo repairs it free of charge, but not Joy-Con that somebody has opened.',
    effort: 'service',
    models: ['nintendo-switch'],
    sources: [from.switchDrift],
  },
  {
    part: 'Battery',
    text: 'The battery swells and bends the back until a gap opens.',
    takes: 'Tri-wing screwdriver. The battery is glued in and hard to get out; Nintendo sells no parts.',
    effort: 'open',
    models: ['nintendo-switch'],
    sources: [from.switchSwollen, from.switchScore, from.switchInside],
  },
  {
    part: 'Charging port',
    text: 'The only charging port is soldered to the main board.',
    takes: 'Soldering on the main board.',
    effort: 'solder',
    models: ['nintendo-switch'],
    sources: [from.switchScore, from.switchInside],
  },
  {
    part: 'Sticks',
    text: 'Its sticks drift as those of the Switch do, and they don’t come off.',
    takes:
      'Nintendo’s free repair in Europe takes the whole console. The stick is a part of its own, behind tri-wing screws and a shield.',
    effort: 'service',
    models: ['nintendo-switch-lite'],
    sources: [from.liteDrift, from.switchLiteInside, from.switchLiteScore],
  },
  {
    part: 'Screen',
    text: 'Lines appear on the screen, on this one without a fall.',
    takes: 'iFixit’s guide has 65 steps and takes up to two hours. You need thermal paste at the end.',
    effort: 'open',
    models: ['nintendo-switch-lite'],
    sources: [from.switchLiteScreen],
  },
  {
    part: 'Battery and card reader',
    text: 'The battery is glued in, and the microSD reader sits on the main board for good.',
    takes: 'With some force the battery comes out. A dead reader means a new main board.',
    effort: 'open',
    models: ['nintendo-switch-lite'],
    sources: [from.switchLiteInside, from.switchLiteScore],
  },
];
