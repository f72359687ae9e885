import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { check } from 'recheck';
import ts from 'typescript';

interface Pattern {
  /** File and line. */
  place: string;
  /** Source text of the expression. */
  code: string;
  /** Null when only the running code knows the parts of the expression. */
  expression: RegExp | null;
}

/** The speed of a pattern. 'searched' means that the search found no text that makes the pattern slow. */
export type Verdict = 'proven' | 'searched' | 'slow';

interface Judgement {
  verdict: Verdict;
  /** The problem of a slow pattern. */
  reason: string;
}

/** Finds every regular expression of a file: literals, and calls of `RegExp` with or without `new`. */
export function patternsIn(file: string, text: string): Pattern[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node) || isConstructed(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const code = node.getText();
      found.push({ place: `${file}:${line + 1}`, code, expression: valueOf(code) });
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isConstructed(node: ts.Node): boolean {
  return (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
}

/** Evaluates the code of a pattern. Returns null for code that needs a value from outside. */
function valueOf(code: string): RegExp | null {
  try {
    return runInNewContext(ts.transpile(code)) as RegExp;
  } catch {
    return null;
  }
}

/**
 * Options with the same verdict on every machine, whether recheck runs natively or as slower JavaScript. The options
 * set a fixed seed, and a time limit that no pattern comes near.
 */
const options = {
  randomSeed: 20250118,
  timeout: 300_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
};

/**
 * Judges whether a text exists for which the time grows faster than the length of the text. Unjudged patterns count as
 * slow.
 */
export async function judgementOf({ expression }: Pick<Pattern, 'expression'>): Promise<Judgement> {
  if (!expression) return { verdict: 'slow', reason: 'not a constant: write it so that it can be checked' };
  const found = await check(expression.source, expression.flags, options);
  if (found.status === 'unknown') return { verdict: 'slow', reason: `not judged: ${found.error.kind}` };
  if (found.status === 'safe') return { verdict: found.checker === 'fuzz' ? 'searched' : 'proven', reason: '' };
  return { verdict: 'slow', reason: `${found.complexity.summary}, such as ${found.attack.pattern}` };
}

/** The folders of code that reads texts of other people. The bench reads only pages of this site. */
const judgedFolders = ['src', 'build', 'tools/art', 'tools/backup', 'tools/content-check'];

/** Fails when a text can make a regular expression slow. */
async function main(): Promise<void> {
  const projectRoot = path.join(import.meta.dirname, '..');
  const files = judgedFolders.flatMap((folder) =>
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
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
