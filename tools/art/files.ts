import { consoles } from './consoles.ts';
import { covers } from './covers.ts';
import { drawings } from './drawings.ts';
import { familyPictures } from './family.ts';
import { consolePicture } from './picture.ts';
import { consoleSheet } from './sheet.ts';

/** Returns every drawn file of the project by its path from the project root. */
export function drawnFiles(): Map<string, string> {
  const family = familyPictures();
  return new Map([
    ...consoles.map((model) => [`public/images/consoles/${model.slug}.svg`, consolePicture(model)] as const),
    ...covers.map(({ slug, svg }) => [`public/images/blog/${slug}.svg`, svg()] as const),
    ...drawings.map(({ name, svg }) => [`public/images/drawings/${name}.svg`, svg()] as const),
    ['public/images/family.svg', family.wide],
    ['public/images/family-narrow.svg', family.narrow],
    ['docs/consoles.svg', consoleSheet()],
  ]);
}
