type Words = Readonly<Record<string, string>>;

export const yesAndNo: Words = { yes: 'Yes', no: 'No' };

/** The words for the column console_compatibility.plays. */
export const playWords: Words = { yes: 'Yes', partly: 'Partly', no: 'No' };

export const lightWords: Words = {
  none: 'No light',
  front: 'Front light',
  back: 'Backlight',
  electroluminescent: 'Electroluminescent light',
};

/** The words for the column consoles.region_lock. */
export const lockWords: Words = { none: 'None', partial: 'Partly', full: 'Full' };
