import ts from 'typescript';

/** Queries that fail when what they look for is not on the screen; `queryBy…` does not. */
const finding = /^(find|get)(All)?By[A-Z]/;

/**
 * The keys (`says.posts.deleted`) that a test file looks for on the screen: in a query
 * that finds, in an expectation that is not turned round, in `expectToast`, or in the
 * table of a `test.each`.
 */
export function assertedTexts(source: string): Set<string> {
  const keys = new Set<string>();
  const visit = (node: ts.Node): void => {
    const key = keyOf(node);
    if (key === undefined) return ts.forEachChild(node, visit);
    if (isAsserted(node)) keys.add(key);
  };
  visit(ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return keys;
}

function keyOf(node: ts.Node): string | undefined {
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  if (ts.isIdentifier(node.expression)) {
    return node.expression.text === 'says' ? `says.${node.name.text}` : undefined;
  }
  const before = keyOf(node.expression);
  return before && `${before}.${node.name.text}`;
}

function isAsserted(use: ts.Node): boolean {
  for (let node = use; !ts.isSourceFile(node); node = node.parent) {
    const { parent } = node;
    // What a function does with a text is seen inside it; whoever is given the function asserts nothing more.
    if (ts.isFunctionLike(parent)) return false;
    if (!ts.isCallExpression(parent) || !parent.arguments.some((argument) => argument === node)) continue;
    const name = calledName(parent.expression);
    if (finding.test(name) || name === 'expectToast') return true;
    if (/^query(All)?By/.test(name)) return false;
    if (name === 'each') return ts.isArrayLiteralExpression(ts.isAsExpression(node) ? node.expression : node);
    const expectation = expectationOf(parent);
    if (expectation) return expectation.claims;
  }
  return false;
}

/** The last word of what is called: `getByText` of `within(row).getByText(…)`. */
function calledName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
}

/** Whether a call is `expect(…)` itself or a matcher behind it, and whether that says what is, not what is not. */
function expectationOf(call: ts.CallExpression): { claims: boolean } | undefined {
  const words = new Set<string>();
  let root: ts.Expression = call.expression;
  while (ts.isPropertyAccessExpression(root) || ts.isCallExpression(root)) {
    if (ts.isPropertyAccessExpression(root)) words.add(root.name.text);
    root = root.expression;
  }
  if (!ts.isIdentifier(root) || root.text !== 'expect') return undefined;
  let outer: ts.Node = call;
  while (ts.isPropertyAccessExpression(outer.parent) || ts.isCallExpression(outer.parent)) {
    if (ts.isCallExpression(outer.parent) && outer.parent.expression !== outer) break;
    if (ts.isPropertyAccessExpression(outer.parent)) words.add(outer.parent.name.text);
    outer = outer.parent;
  }
  // expect(text) with nothing behind it claims nothing either.
  return { claims: words.size > 0 && !words.has('not') };
}
