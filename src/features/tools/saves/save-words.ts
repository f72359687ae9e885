/** The words of the records: platforms, outcomes and save types. */
export const platforms = {
  gb: 'Game Boy',
  dual: 'Game Boy and Color',
  gbc: 'Game Boy Color',
  gba: 'Game Boy Advance',
} as const;

export type Platform = keyof typeof platforms;

/** The choices of the filter. Several verdicts share a choice. */
export const outcomes = {
  lost: 'Save is lost',
  clock: 'Save stays, clock stops',
  stays: 'Save stays',
  none: 'No save chip',
  unsure: 'Not certain',
} as const;

interface Verdict {
  label: string;
  outcome: keyof typeof outcomes;
  text: string;
}

const verdicts = {
  lost: {
    label: 'Save lost',
    outcome: 'lost',
    text: 'The save goes with the battery. The game itself still starts.',
  },
  bothLost: {
    label: 'Save and clock lost',
    outcome: 'lost',
    text: 'Save and clock go with the battery. It empties sooner than others, because the clock runs even when you don’t play.',
  },
  partLost: {
    label: 'SRAM part lost',
    outcome: 'lost',
    text: 'The part of the save in SRAM goes with the battery. The part in Flash needs no power.',
  },
  clockStops: {
    label: 'Save stays, clock stops',
    outcome: 'clock',
    text: 'The save needs no battery. Only the clock stops, and with it everything the game times by it.',
  },
  stays: {
    label: 'Save stays',
    outcome: 'stays',
    text: 'The save needs no battery, so there is none to run flat.',
  },
  staysExpected: {
    label: 'Save should stay',
    outcome: 'stays',
    text: 'The save shouldn’t need a battery, but no board is recorded.',
  },
  noChip: {
    label: 'No save chip',
    outcome: 'none',
    text: 'There’s no chip for a save, so there’s nothing to lose.',
  },
  noChipExpected: {
    label: 'No save chip expected',
    outcome: 'none',
    text: 'Software expects no chip for a save here.',
  },
  lookInside: {
    label: 'Look inside',
    outcome: 'unsure',
    text: 'If there is a coin battery, the save goes with it. If there is an FRAM chip (MB85R256), the save stays.',
  },
  unknown: {
    label: 'Not documented',
    outcome: 'unsure',
    text: 'Nobody has documented what a flat battery costs on this board.',
  },
} as const satisfies Record<string, Verdict>;

interface SaveType {
  label: string;
  verdict: Verdict;
}

export const saveTypes = {
  sram: { label: 'SRAM + battery', verdict: verdicts.lost },
  mbc2: { label: 'RAM inside the MBC2 + battery', verdict: verdicts.lost },
  sramClock: { label: 'SRAM + battery with clock', verdict: verdicts.bothLost },
  mbc6: { label: 'Flash + SRAM + battery (MBC6)', verdict: verdicts.partLost },
  flashClock: { label: 'Flash + RTC battery', verdict: verdicts.clockStops },
  eepromClock: { label: 'EEPROM + RTC battery', verdict: verdicts.clockStops },
  eeprom: { label: 'EEPROM', verdict: verdicts.stays },
  mbc7: { label: 'EEPROM (MBC7)', verdict: verdicts.stays },
  flash: { label: 'Flash', verdict: verdicts.stays },
  fram: { label: 'FRAM', verdict: verdicts.stays },
  tama5: { label: 'TAMA5 chip + RTC', verdict: verdicts.unknown },
  none: { label: 'none', verdict: verdicts.noChip },
  // The types that software tables give. Software cannot see the board.
  eitherSram: { label: 'SRAM type: battery or FRAM', verdict: verdicts.lookInside },
  eeprom8: { label: 'EEPROM 8 KB', verdict: verdicts.staysExpected },
  eeprom512: { label: 'EEPROM 512 B', verdict: verdicts.staysExpected },
  flash64: { label: 'Flash 64 KB', verdict: verdicts.staysExpected },
  framExpected: { label: 'FRAM', verdict: verdicts.staysExpected },
  noneExpected: { label: 'none', verdict: verdicts.noChipExpected },
} as const satisfies Record<string, SaveType>;

export interface CartridgeGroup {
  platform: Platform;
  save: keyof typeof saveTypes;
  cell?: 'CR1616' | 'CR2025';
  confidence?: 'high' | 'medium' | 'low';
  /** Each line has one cartridge. Bars separate its fields. */
  lines: string;
}
