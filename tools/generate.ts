import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawnFiles } from './art/files.ts';
import { drawnCharts } from './charts/draw-charts.ts';
import { databaseTypes } from './database-types.ts';
import { webFonts } from './fonts.ts';
import { pictureSizes } from './picture-sizes.ts';
import { toolScenes } from './tool-scenes.ts';

/** Maps a path from the project root to a file. */
type Files = Map<string, string | Buffer>;

const generators: Record<string, () => Files | Promise<Files>> = {
  art: drawnFiles,
  charts: drawnCharts,
  fonts: webFonts,
  scenes: toolScenes,
  // This generator runs after the generators that draw, because it reads their files.
  sizes: pictureSizes,
  types: databaseTypes,
};
const projectRoot = path.join(import.meta.dirname, '..');

/**
 * `npm run generate`: writes the generated files of the repository. `npm run generate -- art` writes only the art. With
 * --check it writes nothing, names the outdated files, and fails when a file is outdated.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
  const names = Object.keys(generators);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`npm run generate takes some of ${names.join(', ')}, not ${unknown}.`);
  for (const [name, generate] of Object.entries(generators)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    for (const [file, content] of await generate()) {
      if (isUpToDate(file, content)) continue;
      if (values.check) {
        console.error(`${file} is not up to date. Run: npm run generate -- ${name}`);
        process.exitCode = 1;
      } else write(file, content);
    }
  }
}

function isUpToDate(name: string, content: string | Buffer): boolean {
  const file = path.join(projectRoot, name);
  return existsSync(file) && readFileSync(file).equals(Buffer.from(content));
}

function write(name: string, content: string | Buffer): void {
  const file = path.join(projectRoot, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

await main();
