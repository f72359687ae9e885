import { Resvg } from '@resvg/resvg-js';

interface RenderOptions {
  /** In pixels; without it, what the SVG says. */
  width?: number;
  fontFiles?: string[];
}

/** An SVG to measure or to draw. Text needs the font files that it names; fonts of the machine are never used. */
export function readSvg(svg: string | Buffer, { width, fontFiles = [] }: RenderOptions = {}): Resvg {
  return new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles },
    ...(width !== undefined && { fitTo: { mode: 'width', value: width } }),
  });
}

/** Draws an SVG as a PNG. */
export function renderPng(svg: string, options?: RenderOptions): Buffer {
  return readSvg(svg, options).render().asPng();
}
