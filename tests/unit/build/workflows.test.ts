// The workflows of .github/ name scripts, actions and settings, and run for the first time when they are pushed.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = '.github/workflows';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const hosting = readFileSync('docs/hosting.md', 'utf8');

describe.each(readdirSync(folder))('%s', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  const found = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, word = '']) => word);

  test('calls scripts that package.json has', () => {
    const called = [...found(/npm run ([\w:]+)/g), ...found(/'(test:\w+)'/g)];
    expect(called.filter((script) => !(script in scripts))).toEqual([]);
  });
  test('pins each action of somebody else to a commit, and says which version that is', () => {
    const actions = found(/uses: (?!\.\/)(.*)/g);
    expect(actions.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });
  test('may read the repository, and nothing more', () => {
    expect(found(/permissions:\n((?: +.*\n)+)/g)).toEqual(['  contents: read\n']);
  });
  test('uses no variable or secret that docs/hosting.md does not explain', () => {
    const names = found(/\b(?:vars|secrets)\.(\w+)/g);
    expect(names.filter((each) => !hosting.includes(`\`${each}\``))).toEqual([]);
  });
});
