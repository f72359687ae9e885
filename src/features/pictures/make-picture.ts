import { queryOptions } from '@tanstack/react-query';
import { hasSha256 } from '@/lib/sha256';
import type { MadePicture, MakingAnswer } from './picture-worker';
import workerAddress from './picture-worker?worker&url';

/** The types that browsers decode. Browsers do not encode AVIF and GIF. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** The limit of the bucket, for the chosen file and for the stored files. */
const mostBytes = 10 * 1024 * 1024;

/** Returns the reason why a file cannot become a picture. Null for a file that may become a picture. */
export function reasonAgainstFile({ type, size }: File): string | null {
  // A file gets its hash as its name, and browsers hash only over https.
  if (!hasSha256()) return 'Pictures can only be added over a secure connection (https).';
  if (type === 'image/svg+xml')
    return 'SVG files can contain scripts, so you can’t upload them. Export the drawing as PNG or WebP.';
  if (!pictureTypes.includes(type)) return 'We can’t use this file. Choose a JPEG, PNG, WebP, AVIF or GIF picture.';
  if (size > mostBytes) return 'This file is larger than 10 MB. Choose a smaller one.';
  return null;
}

export const unreadable = 'We can’t read this file as a picture. It may be damaged, or too large for this device.';

/** Maps a file to a number, because a query's key cannot hold a file. */
const numbers = new WeakMap<File, number>();
let last = 0;

function numberOf(file: File): number {
  const number = numbers.get(file) ?? (last += 1);
  numbers.set(file, number);
  return number;
}

/** Makes the picture of a chosen file, with a preview. The cache drops the picture when the dialog closes. */
export function madePicture(file: File | null) {
  return queryOptions({
    queryKey: ['made-picture', file && numberOf(file)],
    queryFn: async ({ signal }) => {
      if (!file) throw new Error('no file is chosen');
      const picture = await makePicture(file, signal);
      return { picture, preview: await dataUrl(picture.files[0]?.content ?? file) };
    },
    // The picture depends on the file, not on published content.
    meta: { kinds: [] },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/**
 * Makes the files in a worker, so that the page stays responsive.
 * @throws Error when the browser cannot read the picture
 */
function makePicture(file: File, signal: AbortSignal): Promise<MadePicture> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerAddress, { type: 'module' });
    const fail = (reason: string) => {
      worker.terminate();
      reject(new Error(reason));
    };
    signal.addEventListener('abort', () => fail('the picture is not needed any more'));
    worker.onerror = (event) => fail(`the worker for pictures has failed: ${event.message}`);
    worker.onmessage = ({ data }: MessageEvent<MakingAnswer>) => {
      if (data.files === null) fail('the browser cannot read the picture');
      else if (data.files.some(({ content }) => content.size > mostBytes)) fail('the picture stays too large');
      else {
        worker.terminate();
        resolve(data);
      }
    };
    worker.postMessage(file);
  });
}

/** Returns a data URL, because the content policy forbids `blob:` addresses. */
function dataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('the picture cannot be shown'));
    reader.readAsDataURL(content);
  });
}
