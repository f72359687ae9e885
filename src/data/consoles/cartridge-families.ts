/** Maps the code of a family (console_compatibility.family) to the name of its cartridges or cards, oldest first. */
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

/** Maps a family of consoles (consoles.family) to the codes of the cartridges and cards that were made for it. */
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
 * Returns the codes of a console's own cartridges: the cartridges of its family that the console plays fully. If the
 * console plays none of them fully, returns the cartridges that it plays partly.
 */
export function ownCartridges({ family, plays }: Player): string[] {
  const codes = madeFor[family ?? ''] ?? [];
  const played = (extent: string) =>
    codes.filter((code) => plays.some((cell) => cell.family === code && cell.plays === extent));
  const whole = played('yes');
  return whole.length > 0 ? whole : played('partly');
}
