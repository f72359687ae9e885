import { uploadedSize } from '@/site/pictures';
import { pictureSizes } from './picture-sizes';

/** In pixels: a picture in an article is no higher, so that it fits on a screen with words around it. */
const mostHeight = 416;

interface PictureRoom {
  width: number;
  height: number;
  /** Classes that keep this room before the picture comes. */
  className: string;
}

/** The room that a picture takes in an article. A picture of unknown size gets its room when it comes. */
export function roomOf(address: string): PictureRoom {
  const size = uploadedSize(address) ?? pictureSizes[address];
  if (!size) return { width: 800, height: 600, className: 'max-h-104 w-auto max-w-full' };
  const [width, height] = size;
  const scale = Math.min(1, mostHeight / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale), className: 'max-w-full' };
}
