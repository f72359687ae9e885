import type { Box } from './canvas.ts';
import { markShapes } from './mark.ts';
import { badge, margin, masthead, plate, titleAtFoot, yearDisplay } from './share-parts.ts';
import { image, picture, shareSize, type Drawing } from './share-shapes.ts';
import type { Typefaces } from './share-text.ts';
import { group } from './shapes.ts';

/** What a picture for sharing says and shows; without a drawing the mark of the site takes its place. */
interface Subject {
  siteName: string;
  title: string;
  plateColour: string;
  drawing: Drawing | null;
}

/** Room between the edge of the picture and a plate, in pixels. */
const frame = 28;
const gap = 28;

/** A console as a museum shows it: its year and name beside the specimen on its plate. */
export function consoleShare(subject: Subject & { year: string }, faces: Typefaces): string {
  const height = shareSize.height - 2 * frame;
  const box = { x: shareSize.width - frame - 540, y: frame, width: 540, height };
  const width = box.x - margin - gap;
  const title = titleAtFoot(subject.title, faces, { width, height: 310 });
  return picture(
    masthead(subject.siteName, faces, { width, height: 56, size: 37 }),
    yearDisplay(subject.year, title.top - gap, faces),
    title.svg,
    platePicture(subject, box, 'fit'),
  );
}

/** An article: its cover, its category, and its title as large as it goes. */
export function postShare(subject: Subject & { category: string; badgeColour: string }, faces: Typefaces): string {
  const box = { x: shareSize.width - frame - 620, y: frame, width: 620, height: 349 };
  const title = titleAtFoot(subject.title, faces, { width: shareSize.width - 2 * margin, height: 166 });
  return picture(
    masthead(subject.siteName, faces, { width: box.x - margin - gap, height: 56, size: 37 }),
    badge(subject.category, subject.badgeColour, box.y + box.height, faces),
    title.svg,
    platePicture(subject, box, 'fill'),
  );
}

/** The site as a whole: its name and years over the family of its consoles. */
export function siteShare(siteName: string, years: string, family: Drawing, faces: Typefaces): string {
  return picture(
    masthead(siteName, faces, { width: shareSize.width - 2 * margin, height: 108, size: 104 }),
    yearDisplay(years, 280, faces),
    image(family, { x: 34, y: 296, width: shareSize.width - 68, height: 306 }, 'fit'),
  );
}

function platePicture({ plateColour, drawing }: Subject, box: Box, how: 'fit' | 'fill'): string {
  const padding = how === 'fit' ? 28 : 0;
  const inner = {
    x: box.x + padding,
    y: box.y + padding,
    width: box.width - 2 * padding,
    height: box.height - 2 * padding,
  };
  return plate(box, plateColour, drawing === null ? largeMark(inner) : image(drawing, inner, how));
}

function largeMark(box: Box): string {
  const size = Math.min(box.width, box.height) * 1.1;
  const [x, y] = [box.x + (box.width - size) / 2, box.y + (box.height - size) / 2];
  return group({ transform: `translate(${x} ${y}) scale(${size / 32})` }, markShapes);
}
