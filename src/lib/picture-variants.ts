/** A picture of the site's own that the build has made variants of, in other formats and widths. */
export interface PictureVariants {
  /** Width of the original in pixels. */
  width: number;
  /** What the names of the variants begin with. */
  name: string;
  /** The formats, the one to prefer first. */
  types: string[];
}

/** The pictures that have variants, by their address on the site. */
export type PicturesWithVariants = Partial<Record<string, PictureVariants>>;

/** Cards on a screen; a small phone; a phone whose pixels are three to the point; all others. */
const steps = [480, 800, 1200];
const widest = 1600;

/** The widths of the variants of a picture that is this wide, all in pixels: never wider, and no two about the same. */
export function variantWidths(width: number): number[] {
  const top = Math.min(width, widest);
  return [...steps.filter((step) => step * 1.2 <= top), top];
}

/** File name of a variant. */
export function variantFile(name: string, width: number, type: string): string {
  return `${name}-${width}.${type}`;
}

/** The variants as `<source>` elements want them. */
export function pictureSources({ width, name, types }: PictureVariants): { type: string; srcSet: string }[] {
  const widths = variantWidths(width);
  return types.map((type) => ({
    type: `image/${type}`,
    srcSet: widths.map((step) => `/assets/${variantFile(name, step, type)} ${step}w`).join(', '),
  }));
}
