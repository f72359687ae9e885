import { uploadedSize } from '@/site/pictures';
import { pictureSizes } from './picture-sizes';

/** The largest height in pixels. It leaves room for words on a screen. */
const mostHeight = 416;

interface PictureRoom {
  width: number;
  height: number;
  /** Classes that reserve the space before the picture loads. */
  className: string;
}

/** Returns the space of a picture in an article. A picture of unknown size takes its space when it loads. */
export function pictureSpace(address: string): PictureRoom {
  const size = uploadedSize(address) ?? pictureSizes[address];
  if (!size) return { width: 800, height: 600, className: 'max-h-104 w-auto max-w-full' };
  const [width, height] = size;
  const scale = Math.min(1, mostHeight / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale), className: 'max-w-full' };
}
