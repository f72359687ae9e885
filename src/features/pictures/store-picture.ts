import { addPicture, hashOf, pictureOfHash, type Picture } from '@/data/staff/pictures.admin';
import { uploadFile, uploadProblemOf, type UploadProblem } from '@/data/staff/picture-upload.admin';
import type { PictureDraft } from './picture-schema';
import type { MadePicture } from './picture-worker';

interface Watch {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Stores a picture's files and then its row. A retry starts over, but skips stored files.
 * @throws UploadError, DataError, or AbortError after a cancellation
 */
export async function storePicture({ name, files }: MadePicture, texts: PictureDraft, watch: Watch): Promise<Picture> {
  const before = await pictureOfHash(hashOf(name));
  if (before) return before;
  const total = files.reduce((sum, { content }) => sum + content.size, 0);
  let stored = 0;
  for (const { name: file, content } of files) {
    const onProgress = (sent: number) => watch.onProgress((stored + Math.min(sent, content.size)) / total);
    await uploadFile(file, content, { signal: watch.signal, onProgress });
    stored += content.size;
  }
  return addPicture({ name, ...texts });
}

const reasons: Record<UploadProblem, string> = {
  'signed out': 'Your session has ended. Sign in again, then press Retry.',
  'not allowed': 'Your account may not add pictures. Ask an admin.',
  'too many': 'You have added 300 pictures in a day. Add the others tomorrow.',
  'wrong type': 'The picture store doesn’t take this kind of file.',
  'too large': 'The picture store doesn’t take a file of this size.',
  full: 'The picture store is full. Ask an admin to make room, then press Retry.',
  network: 'The upload was interrupted. Check your connection, then press Retry.',
  server: 'The picture store gave an unexpected answer. Press Retry in a moment.',
};

export function reasonOf(error: Error): string {
  return reasons[uploadProblemOf(error)];
}
