import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { judgementOf, patternsIn, type Verdict } from './patterns.ts';

/** `npm run patterns`: fails when a regular expression of the site or its build can be made slow by a text. */
const projectRoot = path.join(import.meta.dirname, '..');
const files = ['src', 'build', 'backup', 'art'].flatMap((folder) =>
  readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name)),
);
const patterns = files.flatMap((file) => patternsIn(file, readFileSync(path.join(projectRoot, file), 'utf8')));

const judged = await Promise.all(patterns.map(async (pattern) => ({ ...pattern, ...(await judgementOf(pattern)) })));
const count = (verdict: Verdict) => judged.filter((each) => each.verdict === verdict).length;
console.log(
  `${patterns.length} regular expressions: ${count('proven')} proven to take no more time than the text is long, ` +
    `${count('searched')} searched for such a text without finding one, ${count('slow')} slow`,
);
const faults = judged.flatMap(({ place, code, verdict, reason }) =>
  verdict === 'slow' ? [`${place} ${code}: ${reason}`] : [],
);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
