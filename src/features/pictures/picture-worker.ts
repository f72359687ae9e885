// Makes a picture smaller, away from the page's thread. What it writes is new: nothing of the file's metadata, such as
// where it was taken, is left.
import { narrowWidths } from '@/site/pictures';

/** One file of a picture: the largest has the picture's name, a narrower one is in a folder. */
interface MadeFile {
  name: string;
  content: Blob;
}

/** The files of a picture, the narrowest first. */
export interface MadePicture {
  name: string;
  files: MadeFile[];
}

/** Without files it could not be read. */
export type MakingAnswer = MadePicture | { files: null };

const longestSide = 2400;
const quality = 0.82;
const extensions: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' };

addEventListener('message', ({ data }: MessageEvent<File>) => {
  made(data).then(postMessage, (error: unknown) => {
    console.error(error);
    postMessage({ files: null } satisfies MakingAnswer);
  });
});

async function made(source: File): Promise<MakingAnswer> {
  const hash = await hashOf(source);
  // Turned as its metadata says; of an animation the first picture.
  const bitmap = await createImageBitmap(source);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const largest = drawn(bitmap, Math.round(bitmap.width * scale) || 1, Math.round(bitmap.height * scale) || 1);
  bitmap.close();
  const { width, height } = largest;
  const canvases = [
    ...narrowWidths
      .filter((narrow) => narrow < width)
      .map((narrow) => drawn(largest, narrow, Math.round((height * narrow) / width) || 1)),
    largest,
  ];
  const type = await typeFor(source, canvases[0] ?? largest);
  const name = `${hash}-${width}x${height}.${extensions[type] ?? 'png'}`;
  const files: MadeFile[] = [];
  for (const canvas of canvases) {
    const content = await canvas.convertToBlob({ type, quality });
    files.push({ name: canvas === largest ? name : `${canvas.width}/${name}`, content });
  }
  return { name, files };
}

/** Of the file as it is, so that another browser gives the same. */
async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest).subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function drawn(source: ImageBitmap | OffscreenCanvas, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** WebP; where a browser cannot write it, what keeps transparency or else is smallest. */
async function typeFor(source: File, smallest: OffscreenCanvas): Promise<string> {
  const trial = await smallest.convertToBlob({ type: 'image/webp' });
  if (trial.type === 'image/webp') return trial.type;
  return source.type !== 'image/jpeg' && isTransparent(smallest) ? 'image/png' : 'image/jpeg';
}

function isTransparent(canvas: OffscreenCanvas): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, index) => index % 4 === 3 && value < 255);
}

/** @throws Error when the browser has no memory for it */
function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return context;
}
