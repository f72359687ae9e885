import { parse, parsePlPgSQL } from 'libpg-query';

/**
 * Finds every UPDATE and DELETE without WHERE in SQL text, its functions and its DO blocks. When a function executes
 * SQL as text, the search includes the constant parts. A hosted project rejects these statements in API requests.
 * @throws Error for SQL that does not parse
 */
export async function statementsWithoutWhere(sql: string): Promise<string[]> {
  const { stmts = [] } = (await parse(sql)) as { stmts?: { stmt: Tree; stmt_location?: number; stmt_len?: number }[] };
  const found: string[] = [];
  // Postgres counts positions in bytes.
  const bytes = Buffer.from(sql);
  for (const { stmt, stmt_location: start = 0, stmt_len: length } of stmts) {
    const text = bytes.subarray(start, length === undefined ? undefined : start + length).toString();
    found.push(...nodesOf(stmt, 'UpdateStmt', 'DeleteStmt').flatMap((node) => (node.whereClause ? [] : oneLine(text))));
    for (const definition of nodesOf(stmt, 'CreateFunctionStmt', 'DoStmt'))
      found.push(...(await inBody(definition, text)));
  }
  return found;
}

type Tree = Record<string, unknown>;

async function inBody(definition: Tree, text: string): Promise<string[]> {
  if (definition.sql_body) return [];
  const options = nodesOf([definition.options, definition.args], 'DefElem');
  const optionOf = (name: string) => {
    const { arg } = options.find(({ defname }) => defname === name) ?? {};
    return nodesOf(arg, 'String')[0]?.sval as string | undefined;
  };
  if ((optionOf('language') ?? 'plpgsql') === 'plpgsql') return inPlpgsql(text);
  const body = optionOf('as');
  return body === undefined ? [] : statementsWithoutWhere(body);
}

async function inPlpgsql(text: string): Promise<string[]> {
  const tree = await parsePlPgSQL(text);
  const found: string[] = [];
  for (const expression of nodesOf(tree, 'PLpgSQL_expr')) {
    const sql = asStatement(expression);
    found.push(...(await statementsWithoutWhere(sql)));
    // The function may execute each of these constants, in this statement or later from a variable.
    const constants = nodesOf(await parse(sql), 'A_Const').map(textOf);
    for (const each of constants) found.push(...(await statementsWithoutWhere(each).catch(() => [])));
  }
  const executed = [
    ...nodesOf(tree, 'PLpgSQL_stmt_dynexecute', 'PLpgSQL_stmt_dynfors').map(({ query }) => query),
    ...nodesOf(tree, 'dynquery'),
  ];
  for (const expression of nodesOf(executed, 'PLpgSQL_expr')) {
    const [target] = nodesOf(await parse(asStatement(expression)), 'ResTarget');
    found.push(...(await inExecuted(textOf(target?.val))));
  }
  return [...new Set(found)];
}

/**
 * Returns the expression as a statement. Parse mode 0 means a statement, and 2 means an expression. The other modes
 * mean an assignment, so its target comes first.
 */
function asStatement({ query, parseMode }: Tree): string {
  const text = String(query);
  if (parseMode === 0) return text;
  return `select ${parseMode === 2 ? text : text.replace(/^[\w."[\]]+\s*:?=/, '')}`;
}

async function inExecuted(text: string): Promise<string[]> {
  try {
    return await statementsWithoutWhere(text);
  } catch {
    const isWrite = /\b(update|delete\s+from)\b/i.test(text);
    return isWrite && !/\bwhere\b/i.test(text) ? oneLine(text) : [];
  }
}

/** Returns the constant text of an expression. A placeholder replaces each other value. */
function textOf(node: unknown): string {
  const {
    A_Const: constant,
    A_Expr: operation,
    FuncCall: call,
    sval,
  } = (node ?? {}) as Record<string, Tree | undefined>;
  if (constant) return textOf(constant);
  if (typeof sval?.sval === 'string') return sval.sval;
  if (operation && nodesOf(operation.name, 'String')[0]?.sval === '||')
    return textOf(operation.lexpr) + textOf(operation.rexpr);
  const isFormat = nodesOf(call?.funcname, 'String').at(-1)?.sval === 'format';
  if (isFormat) return textOf((call?.args as unknown[])[0]).replace(/%(\d+\$)?[IsL]/g, unknown);
  return unknown;
}

const unknown = ' some_name ';

function nodesOf(tree: unknown, ...kinds: string[]): Tree[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([kind, node]) => [
    ...(kinds.includes(kind) ? [node as Tree] : []),
    ...nodesOf(node, ...kinds),
  ]);
}

function oneLine(text: string): string[] {
  return [text.trim().replace(/\s+/g, ' ')];
}
