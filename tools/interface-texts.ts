import { execFileSync } from 'node:child_process';
import ts from 'typescript';

// `npx tsx tools/interface-texts.ts [COMMIT]` prints each text of src/ with its file, as one list for an editor. With a
// commit it prints the texts that are new since that commit (+) and the texts that are gone (-).

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 });

/** Attributes whose values only programs read. */
const forPrograms = /class|^(?:d|id|type|rel|role|viewBox|to|href|path|name|src|fill|stroke|sizes|autoComplete)$/i;

/** Returns every text of src/ at a commit, as 'path: text'. */
function textsAt(commit: string): string[] {
  const files = git('ls-tree', '-r', '--name-only', commit, 'src').split('\n');
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => textsOf(file, git('show', `${commit}:${file}`)));
}

function textsOf(file: string, code: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    const text = textOf(node)?.replace(/\s+/g, ' ').trim() ?? '';
    if (isForPeople(text)) texts.push(`${file}: ${text}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return texts;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{...}${literal.text}`).join('');
  if (!ts.isStringLiteralLike(node) || ts.isImportDeclaration(node.parent)) return undefined;
  return ts.isJsxAttribute(node.parent) && forPrograms.test(node.parent.name.getText()) ? undefined : node.text;
}

/** Says whether a text is a sentence, or a label that begins with a capital. */
function isForPeople(text: string): boolean {
  return /^[A-Z“‘$\d{][^_]*[a-z]{2}/.test(text) && !/^[\w-]+[:[]\S|(?:^| )(?:px|py|mt|flex|grid|text)-/.test(text);
}

const [commit] = process.argv.slice(2);
const now = textsAt('HEAD');
if (commit) {
  const before = textsAt(commit);
  const gone = before.filter((text) => !now.includes(text));
  const added = now.filter((text) => !before.includes(text));
  console.info([...gone.map((text) => `- ${text}`), ...added.map((text) => `+ ${text}`)].join('\n'));
} else console.info(now.join('\n'));
