import { Resvg } from '@resvg/resvg-js';

/** Draws an SVG as a PNG. Text needs the font files that it names; fonts of the machine are never used. */
export function renderPng(svg: string, options: { width?: number; fontFiles?: string[] } = {}): Buffer {
  const { width, fontFiles = [] } = options;
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles },
    ...(width !== undefined && { fitTo: { mode: 'width', value: width } }),
  });
  return image.render().asPng();
}
