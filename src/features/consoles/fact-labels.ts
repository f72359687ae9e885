import { factGroups } from './console-facts';

export const regions: Readonly<Record<string, string>> = {
  ...{ jp: 'Japan', na: 'North America', uk: 'United Kingdom', eu: 'Europe', au: 'Australia' },
  ...{ kr: 'South Korea', cn: 'China', tw: 'Taiwan' },
};

/** What a part of a console's page is called in an address: `size-and-weight`. */
export function partOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** The parts beside the groups of facts. */
const otherParts = ['Releases and prices', 'Plays'];

/** How the page calls a fact, by the field of its sources, or a part of the page; null for anything else. */
export function factLabel(field: string): string | null {
  const part = [...factGroups.map(({ title }) => title), ...otherParts].find((title) => partOf(title) === field);
  if (part) return part;
  const [kind = '', code = ''] = field.split('.');
  const region = regions[code];
  if (region && kind === 'release') return `Release in ${region}`;
  if (region && kind === 'price') return `Price in ${region}`;
  for (const { title, facts } of factGroups) {
    const fact = facts.find((each) => each.field === field);
    if (fact) return `${title}, ${fact.label}`;
  }
  return null;
}
