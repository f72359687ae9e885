import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Drawing } from '../art/share-shapes.ts';
import { readSvg } from './render-png.ts';

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
