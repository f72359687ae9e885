/** Cartridges and cards by the code of their family (console_compatibility.family), oldest first. */
export const cartridgeFamilies: Readonly<Record<string, string>> = {
  GB: 'Game Boy',
  GBC: 'Game Boy Color',
  GBA: 'Game Boy Advance',
  DS: 'Nintendo DS',
  'DSi-enhanced': 'DSi-enhanced',
  '3DS': 'Nintendo 3DS',
  'New-only': 'New Nintendo 3DS only',
  Switch: 'Nintendo Switch',
};

/** The cartridges and cards that were made for the consoles of a family (consoles.family). */
const madeFor: Readonly<Record<string, readonly string[]>> = {
  'Game Boy': ['GB', 'GBC'],
  'Game Boy Advance': ['GBA'],
  'Nintendo DS': ['DS', 'DSi-enhanced'],
  'Nintendo 3DS': ['3DS', 'New-only'],
  'Nintendo Switch': ['Switch'],
};

interface Player {
  family: string | null;
  plays: readonly { family: string; plays: string }[];
}

/**
 * Returns the codes of a console's own cartridges: the cartridges of its family that it plays fully. Without any of
 * these, it returns the cartridges that it plays partly.
 */
export function ownCartridges({ family, plays }: Player): string[] {
  const codes = madeFor[family ?? ''] ?? [];
  const played = (as: string) =>
    codes.filter((code) => plays.some((cell) => cell.family === code && cell.plays === as));
  const whole = played('yes');
  return whole.length > 0 ? whole : played('partly');
}
