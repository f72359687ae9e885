import { factGroups } from '@/features/consoles/console-facts';

/** What a part of a console's page is called in an address: `size-and-weight`. */
export function partOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** The parts beside the groups of facts. */
const otherParts = ['Releases and prices', 'Plays'];

/** How the page calls a part of it, by its name in an address; null for anything else. */
export function partTitle(part: string): string | null {
  return [...factGroups.map(({ title }) => title), ...otherParts].find((title) => partOf(title) === part) ?? null;
}
