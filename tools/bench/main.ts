import { benchPages } from './bench-pages.ts';

const [subject, ...args] = process.argv.slice(2);
if (subject === 'scale') {
  // Imported on demand: only this part needs Postgres and the drawing of pictures.
  const { benchScale } = await import('./scale/bench-scale.ts');
  await benchScale(args);
} else await benchPages(process.argv.slice(2));
