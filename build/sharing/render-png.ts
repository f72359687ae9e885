import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Box } from '../../tools/art/canvas.ts';

/** A finished picture for use in another picture. */
export interface Drawing {
  /** The address, such as a data URL. */
  href: string;
  width: number;
  height: number;
  /** The bounds of the drawn object. */
  box: Box;
}

interface RenderOptions {
  /** In pixels; by default the width of the SVG. */
  width?: number;
}

/** Reads an SVG for measuring or drawing. The SVG needs no fonts, because its letters are shapes. */
export function readSvg(svg: string | Buffer, { width }: RenderOptions = {}): Resvg {
  return new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(width !== undefined && { fitTo: { mode: 'width', value: width } }),
  });
}

export function renderPng(svg: string, options?: RenderOptions): Buffer {
  return readSvg(svg, options).render().asPng();
}

/**
 * Reads one of the site's drawings by its address, such as `/images/consoles/game-boy.svg`. Returns null for a picture
 * of another site, a photograph or a missing file.
 */
export function readDrawing(publicFolder: string, address: string): Drawing | null {
  const folder = path.join(publicFolder, 'images') + path.sep;
  const file = path.join(publicFolder, address);
  if (!address.startsWith('/') || !file.startsWith(folder) || !file.endsWith('.svg') || !existsSync(file)) return null;
  const svg = readFileSync(file);
  const image = readSvg(svg);
  const { width, height } = image;
  const bounds = image.innerBBox();
  return {
    href: `data:image/svg+xml;base64,${svg.toString('base64')}`,
    width,
    height,
    box: bounds
      ? { x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height }
      : { x: 0, y: 0, width, height },
  };
}
