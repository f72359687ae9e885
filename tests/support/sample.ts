import { createHash } from 'node:crypto';

/** The day that decides the sample: today by default. SAMPLE_DAY repeats the sample of a failed run. */
export const sampleDay = process.env.SAMPLE_DAY ?? new Date().toISOString().slice(0, 10);

/** Returns a tenth of a list. The sample day decides which tenth. */
export function tenthOf<Each>(all: readonly Each[], nameOf: (each: Each) => string): Each[] {
  const place = (each: Each) =>
    createHash('sha256')
      .update(sampleDay + nameOf(each))
      .digest('hex');
  const shuffled = all.map((each) => ({ each, place: place(each) })).sort((a, b) => (a.place < b.place ? -1 : 1));
  return shuffled.slice(0, Math.ceil(all.length / 10)).map(({ each }) => each);
}
