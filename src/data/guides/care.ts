import { paths } from '@/site/paths';
import type { ClaimSection } from './claim';
import { guideSources as from } from './sources';

export const care: readonly ClaimSection[] = [
  {
    id: 'stored-batteries',
    title: 'Battery packs in storage',
    claims: [
      {
        text: 'Charge a pack at least every six months. Nintendo says so of the DS Lite and of the Switch: a pack left empty for too long can’t be charged again.',
        models: ['nintendo-ds-lite', 'nintendo-switch', 'nintendo-switch-lite'],
        sources: [from.liteCharge, from.switchCharge],
      },
      {
        text: 'Nintendo expected at least 500 full charges of a DS Lite before its pack weakens.',
        models: ['nintendo-ds-lite'],
        sources: [from.liteCharge],
      },
    ],
  },
  {
    id: 'lithium-safety',
    title: 'Safety of lithium packs',
    claims: [
      {
        text: 'Stop using a pack that changes its shape or colour, smells, hisses, leaks or smokes. Don’t charge, press or pierce it.',
        models: [],
        sources: [from.electricalSafety, from.bulgingPacks],
      },
      {
        text: 'Keep it cool, dry and away from anything that burns, tape its contacts, and take it to a collection point for hazardous waste. It doesn’t belong in the bin.',
        models: [],
        sources: [from.countySafety],
      },
      {
        text: 'If it smokes or burns, leave the room and call the fire brigade: the smoke is poisonous.',
        models: [],
        sources: [from.electricalSafety, from.swollenPacks],
      },
      {
        text: 'Nintendo calls swelling an ordinary property of lithium batteries and no fault. We’d still follow the safety advice above.',
        models: ['nintendo-3ds', 'nintendo-switch'],
        sources: [from.threeSwollen, from.switchSwollen],
      },
    ],
  },
  {
    id: 'leaks',
    title: 'AA and AAA batteries that leak',
    claims: [
      {
        text: 'Take the batteries out before you put a console away, and don’t mix brands.',
        models: ['game-boy', 'game-boy-pocket', 'game-boy-light', 'game-boy-color', 'game-boy-advance'],
        sources: [from.duracell],
      },
      {
        text: 'What leaks from an alkaline battery is a base. Vinegar or lemon juice, diluted half and half with water, neutralises it. Wear gloves and glasses, and let everything dry.',
        models: [],
        sources: [from.duracell, from.colorLeak],
      },
    ],
  },
  {
    id: 'coin-cells',
    title: 'Coin cells that keep saves',
    more: [
      [paths.saves, 'Will my save survive?'],
      [paths.post('why-old-saves-vanish'), 'Why old saves vanish'],
    ],
    claims: [
      {
        text: 'Taking the coin cell out of a cartridge whose save needs it wipes that save, so copy it first.',
        models: [],
        sources: [from.coinCells],
      },
      {
        text: 'Many later Advance cartridges have memory that needs no coin cell, although software calls it the same.',
        models: [],
        sources: [from.coinCells],
      },
    ],
  },
  {
    id: 'contacts',
    title: 'Contacts',
    claims: [
      {
        text: 'Clean the contacts of a cartridge with a cotton swab and isopropyl alcohol of at least 90 per cent, then let them dry.',
        models: [],
        sources: [from.contacts],
      },
      {
        text: 'Keep swabs and breath out of the card slot of a Switch: Nintendo recommends a small vacuum cleaner.',
        models: ['nintendo-switch', 'nintendo-switch-lite'],
        sources: [from.switchSlot],
      },
      {
        text: 'Store old screens dry and aired. Damp and heat help the film on them to decay.',
        models: ['game-boy-pocket', 'game-boy-advance'],
        sources: [from.vinegar],
      },
    ],
  },
  {
    id: 'yellowing',
    title: 'Yellowed shells',
    claims: [
      {
        text: 'Light and heat turn ABS plastic yellow and brittle, so keep a console out of the sun.',
        models: [],
        sources: [from.retrobright],
      },
      {
        text: 'Hydrogen peroxide bleaches it, for a time. In a ten-year trial on a Dreamcast the plastic that was never treated stayed whitest.',
        models: [],
        sources: [from.retrobright, from.tenYears],
      },
    ],
  },
];
