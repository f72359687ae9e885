import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** The build that is looked at. */
export const dist = path.join(import.meta.dirname, '../../../dist');

interface Imports {
  statically: string[];
  dynamically: string[];
}

const importsByFile = new Map<string, Imports>();

/** The modules that a file of dist/ imports, by specifier. */
function importsOf(file: string): Imports {
  const imports = importsByFile.get(file) ?? importsIn(read(file));
  importsByFile.set(file, imports);
  return imports;
}

function importsIn(code: string): Imports {
  const { program } = parseSync('module.js', code);
  const statically = program.body.flatMap((node) => ('source' in node && node.source ? [node.source.value] : []));
  const dynamically: string[] = [];
  JSON.stringify(program, (_key, node: unknown) => {
    const specifier = dynamicImport(node);
    if (specifier !== null) dynamically.push(specifier);
    return node;
  });
  return { statically, dynamically };
}

/** What an `import()` names; null for any other node, and for the router's `import(variable)`, which names no file. */
function dynamicImport(node: unknown): string | null {
  if (typeof node !== 'object' || node === null || !('type' in node) || node.type !== 'ImportExpression') return null;
  const { source } = node as { source?: { value?: unknown; quasis?: { value: { cooked: string } }[] } };
  if (typeof source?.value === 'string') return source.value;
  return source?.quasis?.length === 1 ? (source.quasis[0]?.value.cooked ?? null) : null;
}

/** The files of dist/ that some bring in, themselves included; paths are below dist/. */
export function reachableFrom(entries: string[], kinds: ('statically' | 'dynamically')[]): string[] {
  const found = new Set(entries);
  for (const file of found) {
    const imports = importsOf(file);
    for (const specifier of kinds.flatMap((kind) => imports[kind])) {
      found.add(path.join(path.dirname(file), specifier));
    }
  }
  return [...found];
}

export function read(file: string): string {
  return readFileSync(path.join(dist, file), 'utf8');
}
