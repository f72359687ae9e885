import { createElement, type CSSProperties, type ReactElement } from 'react';
import satori from 'satori';
import { markShapes, tile } from '../../tools/art/mark.ts';
import { siteColours } from '../../tools/art/site-colours.ts';
import { renderPng, type Drawing } from './render-png.ts';
import { drawable, families, shareFonts } from './share-fonts.ts';

/** The texts and the drawing of a picture for sharing. The mark of the site replaces a missing drawing. */
interface Subject {
  siteName: string;
  title: string;
  plateColour: string;
  drawing: Drawing | null;
}

interface Size {
  width: number;
  height: number;
}

/** The size of link previews, in pixels. */
const pictureSize: Size = { width: 1200, height: 630 };
/** Space at the edges of the picture, and around a plate. */
const margin = 56;
const frame = 28;
/** Space below the last line of a title. */
const foot = 54;

const column: CSSProperties = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' };
const heading: CSSProperties = {
  fontFamily: families.display,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 1.06,
};
const centred: CSSProperties = { display: 'flex', alignItems: 'center', justifyContent: 'center' };

/** Lays out a console: the year and the name beside the drawing on a plate. */
export function consoleShare(subject: Subject & { year: string }): ReactElement {
  const plate = { width: 540, height: pictureSize.height - 2 * frame };
  const width = pictureSize.width - frame - plate.width - margin - frame;
  return paper(
    masthead(subject.siteName, { width, height: 56 }, 37),
    <div style={{ ...column, position: 'absolute', left: margin, bottom: foot, gap: frame - 4 }}>
      <Years text={subject.year} />
      <Title text={subject.title} space={{ width, height: 310 }} />
    </div>,
    platePicture(subject, plate, 'contain'),
  );
}

/** Lays out an article: the cover, the category, and the title in the largest size that fits. */
export function postShare(subject: Subject & { category: string; badgeColour: string }): ReactElement {
  const plate = { width: 620, height: 349 };
  const width = pictureSize.width - frame - plate.width - margin - frame;
  return paper(
    masthead(subject.siteName, { width, height: 56 }, 37),
    <div
      style={{ display: 'flex', position: 'absolute', left: margin, bottom: pictureSize.height - frame - plate.height }}
    >
      <Badge text={subject.category} colour={subject.badgeColour} width={width} />
    </div>,
    <div style={{ display: 'flex', position: 'absolute', left: margin, bottom: foot }}>
      <Title text={subject.title} space={{ width: pictureSize.width - 2 * margin, height: 166 }} />
    </div>,
    platePicture(subject, plate, 'cover'),
  );
}

/** Lays out the site: its name and years over the family of its consoles. */
export function siteShare(siteName: string, years: string, family: Drawing): ReactElement {
  const place = { width: pictureSize.width - 68, height: 306 };
  return paper(
    masthead(siteName, { width: pictureSize.width - 2 * margin, height: 108 }, 104),
    <div style={{ display: 'flex', position: 'absolute', left: margin, top: 184 }}>
      <Years text={years} />
    </div>,
    <div style={{ ...centred, position: 'absolute', left: 34, top: 296, ...place }}>
      {image(family, place, 'contain')}
    </div>,
  );
}

function paper(...parts: ReactElement[]): ReactElement {
  const style = { display: 'flex', ...pictureSize, backgroundColor: siteColours.canvas, color: siteColours.ink };
  return createElement('div', { style }, ...parts);
}

/** Draws a layout as a PNG. */
export async function drawPicture(layout: ReactElement): Promise<Buffer> {
  return renderPng(await satori(layout, { ...pictureSize, fonts: await shareFonts() }));
}

/** Draws the mark and the name of the site at the upper left. `largest` limits the font size of the name. */
function masthead(siteName: string, { width, height }: Size, largest: number) {
  const gap = height * 0.32;
  return (
    <div style={{ ...centred, position: 'absolute', left: margin, top: margin, height, gap }}>
      <img src={svgUrl(tile(8, 2))} width={height} height={height} />
      <Name text={siteName} width={width - height - gap} largest={largest} />
    </div>
  );
}

/** Draws a name on one line, in the largest size that fits. */
async function Name({ text, width, largest }: { text: string; width: number; largest: number }) {
  const { text: name } = await drawable(text);
  const [room] = await measure(name, [largest], 100_000);
  const fontSize = Math.floor(Math.min(largest, (largest * width) / (room?.width ?? 1)));
  return <div style={{ ...heading, fontSize, whiteSpace: 'nowrap' }}>{name}</div>;
}

const sizes = [96, 88, 80, 74, 68, 62, 56, 50, 45, 40];
const mostLines = 3;

/** Draws a title in the largest size that fits three lines. A longer title ends with an ellipsis. */
async function Title({ text, space }: { text: string; space: Size }) {
  const { text: drawn } = await drawable(text);
  const title = drawn.replaceAll('Game Boy', 'Game\u00a0Boy');
  const rooms = await measure(title, sizes, space.width);
  const fits = ({ width, height }: Size, size: number) =>
    width <= space.width && height <= Math.min(space.height, (mostLines + 0.5) * size);
  const fit = rooms.findIndex((room, index) => fits(room, sizes[index] ?? 0));
  const lines: CSSProperties =
    fit >= 0 ? { textWrap: 'balance' } : { lineClamp: mostLines, overflowWrap: 'break-word' };
  const style: CSSProperties = { ...heading, display: 'block', width: space.width, fontSize: sizes.at(fit), ...lines };
  return <div style={{ ...style, marginLeft: '-0.05em' }}>{title}</div>;
}

/** Measures a heading in each font size, in a column of this width. A word that is too long widens the column. */
async function measure(text: string, fontSizes: number[], width: number): Promise<Size[]> {
  const rooms: Size[] = [];
  const texts = fontSizes.map((fontSize) => (
    <div key={fontSize} style={{ ...heading, fontSize, minWidth: 'min-content', maxWidth: '100%' }}>
      {text}
    </div>
  ));
  // Satori measures the part below the picture without drawing it. A space at the end of a line counts, up to the full
  // width.
  await satori(<div style={{ ...column, width, marginTop: 2 }}>{texts}</div>, {
    width,
    height: 1,
    fonts: await shareFonts(),
    onNodeDetected: ({ key, width, height }) => {
      if (key != null) rooms.push({ width, height });
    },
  });
  return rooms;
}

/** Draws one line of text on a coloured ground. A text that is too long ends with an ellipsis. */
async function Badge({ text, colour, width }: { text: string; colour: string; width: number }) {
  const { text: name } = await drawable(text);
  if (name === '') return null;
  const ground: CSSProperties = { height: 60, padding: '0 26px', borderRadius: 30, backgroundColor: colour };
  const font = { fontFamily: families.label, fontWeight: 600, fontSize: 32, color: siteColours.canvas };
  const line: CSSProperties = { display: 'block', maxWidth: width - 52, lineClamp: 1, overflowWrap: 'break-word' };
  return (
    <div style={{ ...centred, ...ground, ...font }}>
      <div style={line}>{name}</div>
    </div>
  );
}

/** Draws years in the style of the first Game Boy's display. */
async function Years({ text }: { text: string }) {
  const { text: years } = await drawable(text);
  if (years === '') return null;
  const glass: CSSProperties = { border: '8px solid #4d4c58', borderRadius: 18, backgroundColor: siteColours.lcd };
  const font = { fontFamily: families.numerals, fontWeight: 600, fontSize: 88, color: siteColours['lcd-ink'] };
  return <div style={{ ...glass, ...font, padding: '2px 19px 0', lineHeight: '78px' }}>{years}</div>;
}

const squares = 'transparent 26.5px, #7f7f7f29 26.5px';

/** Draws a picture on a plate of squared paper, lit from above. The edge of the plate cuts the picture off. */
function platePicture({ plateColour, drawing }: Subject, place: Size, how: 'contain' | 'cover') {
  const inset = how === 'contain' ? 28 : 0;
  const inner = { width: place.width - 2 * inset, height: place.height - 2 * inset };
  const large = Math.min(inner.width, inner.height) * 1.1;
  const style = {
    ...centred,
    position: 'absolute',
    right: frame,
    top: frame,
    ...place,
    borderRadius: 36,
    overflow: 'hidden',
    backgroundColor: plateColour,
    backgroundImage: `radial-gradient(75% 75% at 50% 30%, #ffffffa6, #fff0), linear-gradient(${squares}), linear-gradient(90deg, ${squares})`,
    backgroundSize: '100% 100%, 28px 28px, 28px 28px',
  } as const;
  return (
    <div style={style}>
      {drawing ? image(drawing, inner, how) : <img src={svgUrl(markShapes)} width={large} height={large} />}
    </div>
  );
}

/** Draws a picture in a box. `contain` fits the drawn object into the box. `cover` fills the box with the picture. */
function image(drawing: Drawing, place: Size, how: 'contain' | 'cover') {
  const thing = how === 'contain' ? drawing.box : { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const scales = [place.width / thing.width, place.height / thing.height];
  const scale = how === 'contain' ? Math.min(...scales) : Math.max(...scales);
  const style: CSSProperties = {
    position: 'relative',
    flexShrink: 0,
    left: (drawing.width / 2 - thing.x - thing.width / 2) * scale,
    top: (drawing.height / 2 - thing.y - thing.height / 2) * scale,
  };
  return <img src={drawing.href} width={drawing.width * scale} height={drawing.height * scale} style={style} />;
}

function svgUrl(shapes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${shapes}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
