// Makes a picture smaller in another thread. The new files contain no metadata of the source, such as the place of the
// photo.
import { narrowWidths } from '@/site/pictures';

/** One file of a picture. The largest file has the picture's name. A narrower file is in a folder. */
interface MadeFile {
  name: string;
  content: Blob;
}

/** The files of a picture, the narrowest first. */
export interface MadePicture {
  name: string;
  files: MadeFile[];
}

/** The worker's reply. `files` is null when the worker could not read the picture. */
export type MakingAnswer = MadePicture | { files: null };

const longestSide = 2400;
const quality = 0.82;
const extensions: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' };

addEventListener('message', ({ data }: MessageEvent<File>) => {
  makeFiles(data).then(postMessage, (error: unknown) => {
    console.error(error);
    postMessage({ files: null } satisfies MakingAnswer);
  });
});

async function makeFiles(source: File): Promise<MakingAnswer> {
  const hash = await hashOf(source);
  // The browser rotates the picture by its metadata, and takes only the first frame of an animation.
  const bitmap = await createImageBitmap(source);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const largest = draw(bitmap, Math.round(bitmap.width * scale) || 1, Math.round(bitmap.height * scale) || 1);
  bitmap.close();
  const { width, height } = largest;
  const canvases = [
    ...narrowWidths
      .filter((narrow) => narrow < width)
      .map((narrow) => draw(largest, narrow, Math.round((height * narrow) / width) || 1)),
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

/** Hashes the source file, so that all browsers get the same hash. */
async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest).subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function draw(source: ImageBitmap | OffscreenCanvas, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** Returns WebP if the browser can write WebP. Else returns PNG for transparency, or JPEG, which is smaller. */
async function typeFor(source: File, smallest: OffscreenCanvas): Promise<string> {
  const trial = await smallest.convertToBlob({ type: 'image/webp' });
  if (trial.type === 'image/webp') return trial.type;
  return source.type !== 'image/jpeg' && isTransparent(smallest) ? 'image/png' : 'image/jpeg';
}

function isTransparent(canvas: OffscreenCanvas): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, index) => index % 4 === 3 && value < 255);
}

/** Returns the context. @throws Error when the browser has no memory for it */
function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return context;
}
