import { factGroups } from '@/features/consoles/console-facts';

/** Returns the name that an address has for a part of a console's page, such as `size-and-weight`. */
export function partParameter(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** The parts of the page that show no group of facts. */
const otherParts = ['Releases and prices', 'Plays'];

/** Returns the title of a part, by its name in an address. Null for any other text. */
export function partTitle(part: string): string | null {
  return (
    [...factGroups.map(({ title }) => title), ...otherParts].find((title) => partParameter(title) === part) ?? null
  );
}
