import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { ComparedConsole } from '@/data/consoles/console-comparison';
import { Button } from '@/ui/button';
import { CardCalibration } from './card-calibration';
import { bodyOf, layOut, measuresOf, rulerStep, type Body, type Layout } from './scale-layout';
import { card, cardWidth } from './screen-scale';

interface ScaleDrawingProps {
  models: readonly ComparedConsole[];
}

/**
 * Draws fronts and sides to one scale, with a ruler. After a calibration with a bank card, the drawing can
 * have the actual size.
 */
export function ScaleDrawing({ models }: ScaleDrawingProps) {
  const area = useRef<HTMLDivElement>(null);
  const sizeButton = useRef<HTMLButtonElement>(null);
  const room = useWidth(area);
  const measured = useSyncExternalStore(cardWidth.subscribe, cardWidth.get);
  const [wanted, setWanted] = useState(false);
  const [calibrating, setCalibrating] = useState(false);
  const actual = wanted && measured !== null;
  const bodies = models.map(bodyOf).filter((body) => body !== null);
  const unmeasured = models.filter((model) => bodyOf(model) === null);

  return (
    <section aria-labelledby="to-scale" className="mt-10 print:mt-0">
      <h2 id="to-scale" className="text-title print:hidden">
        To one scale
      </h2>
      <div ref={area}>
        {bodies.length > 0 && (
          <>
            <p className="mt-2 text-muted print:hidden">
              {actual
                ? 'Actual size on this screen. Scroll sideways to see them all.'
                : 'All drawn to the same scale, with a ruler.'}
            </p>
            <div className="mt-4 flex flex-wrap gap-3 print:hidden">
              <Button
                ref={sizeButton}
                kind="quiet"
                aria-pressed={actual}
                onClick={() => {
                  setWanted(!actual);
                  setCalibrating(!actual && measured === null);
                }}
              >
                Actual size
              </Button>
              {measured !== null && (
                <Button kind="quiet" onClick={() => setCalibrating(true)}>
                  Calibrate again
                </Button>
              )}
            </div>
            {calibrating && (
              <CardCalibration
                before={measured}
                room={room}
                onDone={(fits) => {
                  setCalibrating(false);
                  setWanted(fits || actual);
                  sizeButton.current?.focus();
                }}
              />
            )}
            <div
              role="region"
              aria-label="Drawing to scale"
              tabIndex={0}
              className="mt-4 overflow-x-auto rounded-card border border-line bg-surface print:mt-1 print:overflow-visible print:border-0"
            >
              <Drawing layout={layOut(bodies, room - 2, actual ? measured / card.width : undefined)} />
            </div>
          </>
        )}
        {unmeasured.map(({ slug, name }) => (
          <p key={slug} className="mt-3 text-muted">
            {`The ${name} isn’t drawn: we don’t know its size.`}
          </p>
        ))}
      </div>
    </section>
  );
}

/** Returns the current width of an element in CSS pixels. */
function useWidth(area: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  // Zero means that nothing has measured the element yet.
  return width || 720;
}

function Drawing({ layout }: { layout: Layout }) {
  const { width, height, pixel, columns, fronts, sides } = layout;
  const sizes = columns.map(({ body }) => `the ${body.name}, ${measuresOf(body)}`).join('; ');
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width / pixel}
      height={height / pixel}
      role="img"
      aria-label={`Fronts and sides to one scale, with a ruler in millimetres and inches: ${sizes}.`}
      fontSize={13 * pixel}
      textAnchor="middle"
      className="mx-auto block max-w-none fill-ink print:max-h-[50mm] print:w-full"
    >
      <Ruler layout={layout} />
      {columns.map(({ body, middle, name, size, depth }) => (
        <g key={body.slug}>
          <Front body={body} x={middle - body.width / 2} y={fronts - body.height} pixel={pixel} />
          <Lines lines={name} x={middle} y={fronts} pixel={pixel} className="font-semibold" />
          <Lines lines={size} x={middle} y={fronts + 17 * pixel * name.length} pixel={pixel} className="fill-muted" />
          {body.depth !== null && <Side body={body} depth={body.depth} middle={middle} ground={sides} pixel={pixel} />}
          <Lines lines={depth} x={middle} y={sides} pixel={pixel} className="fill-muted" />
        </g>
      ))}
    </svg>
  );
}

interface LinesProps {
  lines: readonly string[];
  x: number;
  /** The place of the line above the text. */
  y: number;
  pixel: number;
  className: string;
}

function Lines({ lines, x, y, pixel, className }: LinesProps) {
  return lines.map((line, index) => (
    <text key={index} x={x} y={y + pixel * (20 + 17 * index)} className={className}>
      {line}
    </text>
  ));
}

interface FrontProps {
  body: Body;
  x: number;
  y: number;
  pixel: number;
}

/** Draws the picture, or an outline when the scale of the picture is unknown or the picture fails. */
function Front({ body: { slug, width, height, picture }, x, y, pixel }: FrontProps) {
  const [failed, setFailed] = useState(false);
  if (picture && !failed)
    return (
      <image
        data-front={slug}
        href={picture.address}
        x={x + picture.x}
        y={y + picture.y}
        width={picture.width}
        height={picture.height}
        // The outline changes the proportions a little, far less than the eye can see.
        preserveAspectRatio="none"
        onError={() => setFailed(true)}
      />
    );
  return <rect data-front={slug} x={x} y={y} width={width} height={height} {...outline(pixel)} />;
}

interface SideProps {
  body: Body;
  depth: number;
  middle: number;
  ground: number;
  pixel: number;
}

function Side({ body: { slug, sideHeight, open }, depth, middle, ground, pixel }: SideProps) {
  const line = outline(pixel);
  return (
    <>
      <rect
        data-side={slug}
        x={middle - depth / 2}
        y={ground - sideHeight}
        width={depth}
        height={sideHeight}
        rx={Math.min(depth / 4, 4)}
        {...line}
      />
      {open && <path d={`M${middle} ${ground - sideHeight}v${sideHeight}`} {...line} />}
    </>
  );
}

/** Returns the style of an outline, whose line has the same width at every scale. */
function outline(pixel: number) {
  return { className: 'fill-none stroke-muted', strokeWidth: 1.5 * pixel } as const;
}

const inch = 25.4;

/** Draws a ruler, with millimetres above the line and inches below it. */
function Ruler({ layout: { ruler, pixel } }: { layout: Layout }) {
  const { x, length } = ruler;
  const line = 30 * pixel;
  const millimetres = marksOf({ unit: 1, length, pixel, steps: [1, 5, 10, 50], numbered: [10, 20, 50, 100] });
  const inches = marksOf({ unit: inch, length, pixel, steps: [0.125, 0.25, 0.5, 1], numbered: [1, 2, 4] });
  const ticks = ({ marks }: Marks, side: -1 | 1) =>
    marks.map(({ at, isNumbered }) => `M${x + at} ${line}v${side * pixel * (isNumbered ? 9 : 5)}`).join('');
  const numbers = ({ marks, unit }: Marks, y: number, name: string) =>
    marks
      .filter(({ isNumbered }) => isNumbered)
      .map(({ at }) => (
        <text key={at} x={x + at} y={y} textAnchor={at === 0 ? 'start' : 'middle'}>
          {at === 0 ? name : Math.round(at / unit)}
        </text>
      ));
  return (
    <g className="fill-muted" fontSize={11 * pixel}>
      <path
        d={`M${x} ${line}h${length}${ticks(millimetres, -1)}${ticks(inches, 1)}`}
        className="fill-none stroke-muted"
        strokeWidth={pixel}
      />
      <rect data-ruler={length} x={x} y={line} width={length} height={pixel} className="fill-none" />
      {numbers(millimetres, 16 * pixel, 'mm')}
      {numbers(inches, 52 * pixel, 'in')}
    </g>
  );
}

interface Marks {
  unit: number;
  marks: { at: number; isNumbered: boolean }[];
}

interface Scale {
  /** The unit in millimetres. */
  unit: number;
  length: number;
  pixel: number;
  steps: readonly number[];
  numbered: readonly number[];
}

function marksOf({ unit, length, pixel, steps, numbered }: Scale): Marks {
  const step = rulerStep(unit / pixel, steps, 5);
  const every = Math.round(rulerStep(unit / pixel, numbered, 36) / step);
  const count = Math.floor(length / (unit * step) + 1e-9) + 1;
  const marks = Array.from({ length: count }, (_, index) => ({
    at: index * step * unit,
    isNumbered: index % every === 0,
  }));
  return { unit, marks };
}
