// A workflow of .github/ runs only after a push. These tests check its scripts, actions and settings earlier.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = '.github/workflows';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const hosting = readFileSync('docs/hosting.md', 'utf8');

describe.each(readdirSync(folder))('%s', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  const found = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, word = '']) => word);

  test('calls only scripts of package.json', () => {
    const called = [...found(/npm run ([\w:]+)/g), ...found(/'(test:\w+)'/g)];
    expect(called.filter((script) => !(script in scripts))).toEqual([]);
  });
  test('pins each external action to a commit and gives the version', () => {
    const actions = found(/uses: (?!\.\/)(.*)/g);
    expect(actions.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });
  test('may only read the repository', () => {
    expect(found(/permissions:\n((?: +.*\n)+)/g)).toEqual(['  contents: read\n']);
  });
  test('uses only variables and secrets that docs/hosting.md explains', () => {
    const names = found(/\b(?:vars|secrets)\.(\w+)/g);
    expect(names.filter((each) => !hosting.includes(`\`${each}\``))).toEqual([]);
  });
});
