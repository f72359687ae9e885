import { createElement, type CSSProperties, type ReactElement } from 'react';
import satori from 'satori';
import { markShapes, tile } from '../../tools/art/mark.ts';
import { siteColours } from '../../tools/art/site-colours.ts';
import { renderPng, type Drawing } from './render-png.ts';
import { drawable, families, shareFonts } from './share-fonts.ts';

/** What a picture for sharing says and shows; without a drawing the mark of the site takes its place. */
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

/** The size that link previews are made for, in pixels. */
const whole: Size = { width: 1200, height: 630 };
/** Room left at the edges of the picture, and round a plate. */
const margin = 56;
const frame = 28;
/** Room below the last line of a title. */
const foot = 54;

const column: CSSProperties = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' };
const heading: CSSProperties = {
  fontFamily: families.display,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 1.06,
};
const centred: CSSProperties = { display: 'flex', alignItems: 'center', justifyContent: 'center' };

/** A console as a museum shows it: its year and name beside the specimen on its plate. */
export function consoleShare(subject: Subject & { year: string }): ReactElement {
  const plate = { width: 540, height: whole.height - 2 * frame };
  const width = whole.width - frame - plate.width - margin - frame;
  return paper(
    masthead(subject.siteName, { width, height: 56 }, 37),
    <div style={{ ...column, position: 'absolute', left: margin, bottom: foot, gap: frame - 4 }}>
      <Years text={subject.year} />
      <Title text={subject.title} space={{ width, height: 310 }} />
    </div>,
    platePicture(subject, plate, 'contain'),
  );
}

/** An article: its cover, its category, and its title as large as it goes. */
export function postShare(subject: Subject & { category: string; badgeColour: string }): ReactElement {
  const plate = { width: 620, height: 349 };
  const width = whole.width - frame - plate.width - margin - frame;
  return paper(
    masthead(subject.siteName, { width, height: 56 }, 37),
    <div style={{ display: 'flex', position: 'absolute', left: margin, bottom: whole.height - frame - plate.height }}>
      <Badge text={subject.category} colour={subject.badgeColour} width={width} />
    </div>,
    <div style={{ display: 'flex', position: 'absolute', left: margin, bottom: foot }}>
      <Title text={subject.title} space={{ width: whole.width - 2 * margin, height: 166 }} />
    </div>,
    platePicture(subject, plate, 'cover'),
  );
}

/** The site as a whole: its name and years over the family of its consoles. */
export function siteShare(siteName: string, years: string, family: Drawing): ReactElement {
  const place = { width: whole.width - 68, height: 306 };
  return paper(
    masthead(siteName, { width: whole.width - 2 * margin, height: 108 }, 104),
    <div style={{ display: 'flex', position: 'absolute', left: margin, top: 184 }}>
      <Years text={years} />
    </div>,
    <div style={{ ...centred, position: 'absolute', left: 34, top: 296, ...place }}>
      {image(family, place, 'contain')}
    </div>,
  );
}

function paper(...parts: ReactElement[]): ReactElement {
  const style = { display: 'flex', ...whole, backgroundColor: siteColours.canvas, color: siteColours.ink };
  return createElement('div', { style }, ...parts);
}

/** Draws a layout as a PNG. */
export async function drawPicture(layout: ReactElement): Promise<Buffer> {
  return renderPng(await satori(layout, { ...whole, fonts: await shareFonts() }));
}

/** The mark and the name of the site, at the upper left: in how much room, and how large the name may be. */
function masthead(siteName: string, { width, height }: Size, largest: number) {
  const gap = height * 0.32;
  return (
    <div style={{ ...centred, position: 'absolute', left: margin, top: margin, height, gap }}>
      <img src={svgUrl(tile(8, 2))} width={height} height={height} />
      <Name text={siteName} width={width - height - gap} largest={largest} />
    </div>
  );
}

/** A name on one line, as large as it fits. */
async function Name({ text, width, largest }: { text: string; width: number; largest: number }) {
  const { text: name } = await drawable(text);
  const [room] = await measure(name, [largest], 100_000);
  const fontSize = Math.floor(Math.min(largest, (largest * width) / (room?.width ?? 1)));
  return <div style={{ ...heading, fontSize, whiteSpace: 'nowrap' }}>{name}</div>;
}

const sizes = [96, 88, 80, 74, 68, 62, 56, 50, 45, 40];
const mostLines = 3;

/** A title as large as it fits, in at most three lines; one that is too long ends with an ellipsis. */
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

/** How much room a heading takes in each size, in a column of so much width; a word that is too long makes it wider. */
async function measure(text: string, fontSizes: number[], width: number): Promise<Size[]> {
  const rooms: Size[] = [];
  const texts = fontSizes.map((fontSize) => (
    <div key={fontSize} style={{ ...heading, fontSize, minWidth: 'min-content', maxWidth: '100%' }}>
      {text}
    </div>
  ));
  // What lies below the picture is measured, but not drawn. A space at the end of a line counts up to the full width.
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

/** A line on a coloured ground; one that is too long ends with an ellipsis. */
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

/** Years as the display of the first Game Boy would show them. */
async function Years({ text }: { text: string }) {
  const { text: years } = await drawable(text);
  if (years === '') return null;
  const glass: CSSProperties = { border: '8px solid #4d4c58', borderRadius: 18, backgroundColor: siteColours.lcd };
  const font = { fontFamily: families.numerals, fontWeight: 600, fontSize: 88, color: siteColours['lcd-ink'] };
  return <div style={{ ...glass, ...font, padding: '2px 19px 0', lineHeight: '78px' }}>{years}</div>;
}

const squares = 'transparent 26.5px, #7f7f7f29 26.5px';

/** Where a picture goes: lit from above, on squared paper. What is put on it is cut off at its edge. */
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

/** A drawing in a box: as large as its thing can be in there (`contain`), or as large as it takes to leave nothing free. */
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
