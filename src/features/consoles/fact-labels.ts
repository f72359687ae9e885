/** The words of facts that have few values. */

type Words = Readonly<Record<string, string>>;

export const yesAndNo: Words = { yes: 'Yes', no: 'No' };

/** Whether cartridges are played (console_compatibility.plays). */
export const playWords: Words = { yes: 'Yes', partly: 'Partly', no: 'No' };

/** Light of a screen. */
export const lightWords: Words = {
  none: 'No light',
  front: 'Front light',
  back: 'Backlight',
  electroluminescent: 'Electroluminescent light',
};

/** Region lock (consoles.region_lock). */
export const lockWords: Words = { none: 'None', partial: 'Partly', full: 'Full' };
