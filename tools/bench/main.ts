import { benchPages } from './bench-pages.ts';

const [subject, ...args] = process.argv.slice(2);
if (subject === 'scale') {
  // The import waits until here, because only this command needs Postgres and the drawing of pictures.
  const { benchScale } = await import('./scale/bench-scale.ts');
  await benchScale(args);
} else await benchPages(process.argv.slice(2));
