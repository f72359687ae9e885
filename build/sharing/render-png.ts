import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Box } from '../../tools/art/canvas.ts';

/** A finished picture to put into another one. */
export interface Drawing {
  /** Its address, such as a data URL. */
  href: string;
  width: number;
  height: number;
  /** Where in it the thing itself is. */
  box: Box;
}

interface RenderOptions {
  /** In pixels; without it, what the SVG says. */
  width?: number;
}

/** An SVG to measure or to draw. Its letters are shapes: no fonts are used. */
export function readSvg(svg: string | Buffer, { width }: RenderOptions = {}): Resvg {
  return new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(width !== undefined && { fitTo: { mode: 'width', value: width } }),
  });
}

/** Draws an SVG as a PNG. */
export function renderPng(svg: string, options?: RenderOptions): Buffer {
  return readSvg(svg, options).render().asPng();
}

/**
 * One of the site's own drawings by its address, such as `/images/consoles/game-boy.svg`.
 * Null for anything else: pictures elsewhere, photographs, files that are not there.
 */
export function readDrawing(publicFolder: string, address: string): Drawing | null {
  const folder = path.join(publicFolder, 'images') + path.sep;
  const file = path.join(publicFolder, address);
  if (!address.startsWith('/') || !file.startsWith(folder) || !file.endsWith('.svg') || !existsSync(file)) return null;
  const svg = readFileSync(file);
  const image = readSvg(svg);
  const { width, height } = image;
  const thing = image.innerBBox();
  return {
    href: `data:image/svg+xml;base64,${svg.toString('base64')}`,
    width,
    height,
    box: thing ? { x: thing.x, y: thing.y, width: thing.width, height: thing.height } : { x: 0, y: 0, width, height },
  };
}
