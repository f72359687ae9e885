import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { textBesideSiblings } from './tools/text-beside-siblings.js';

/**
 * Maps a layer to the layers that it must not import. From the highest layer down: boot > app > screens > features >
 * auth > data > site > lib, and ui > site. Imports go down only. Code before hydration imports only lib, site and the
 * contract of a built page: src/data/reads/built-page.ts.
 */
const above = {
  boot: [],
  'before-hydration': ['app', 'screens', 'features', 'auth', 'data', 'ui'],
  app: ['boot'],
  screens: ['boot', 'app'],
  features: ['boot', 'app', 'screens'],
  // The rules of these parts come after the rule for `features` and replace it: each may import one feature.
  'features/blog': ['boot', 'app', 'screens'],
  'features/consoles': ['boot', 'app', 'screens'],
  'features/timeline': ['boot', 'app', 'screens'],
  auth: ['boot', 'app', 'screens', 'features'],
  data: ['boot', 'app', 'screens', 'features', 'auth', 'ui'],
  ui: ['boot', 'app', 'screens', 'features', 'auth', 'data'],
  site: ['boot', 'app', 'screens', 'features', 'auth', 'data', 'ui'],
  lib: ['boot', 'app', 'screens', 'features', 'auth', 'data', 'ui', 'site'],
};

/** Maps a part of features to the feature that it may import by @/. The timeline shows consoles. */
const knownFeature = {
  'features/blog': 'blog',
  'features/consoles': 'consoles',
  'features/timeline': 'consoles',
};

/** Maps a library to the layers that may import it. The other layers use the modules of these layers. */
const owners = {
  '@supabase/*': ['data', 'auth'],
  '@emailjs/browser': ['data'],
  'react-hot-toast/*': ['app', 'ui'],
};

function direction(layer) {
  const patterns = [
    { regex: upwards, message: 'Import from another folder with @/.' },
    ...above[layer].map((upper) => ({
      group: [`@/${upper}/*`, ...(layer === 'before-hydration' ? ['!@/data/reads', '!@/data/reads/built-page'] : [])],
      message: `${layer} must not know ${upper}.`,
    })),
    ...Object.entries(owners)
      .filter(([, layers]) => !layers.includes(layer))
      .map(([library, layers]) => ({
        group: [library],
        message: `Only ${layers.join(' and ')} may import this library.`,
      })),
  ];
  if (layer.startsWith('features')) {
    const known = layer in knownFeature ? [`!@/features/${knownFeature[layer]}`] : [];
    patterns.push({ group: ['@/features/*', ...known], message: 'Features meet in a screen.' });
  }
  if (layer !== 'data') {
    const clients = ['@/data/service/supabase', ...(layer === 'auth' ? [] : ['@/data/service/supabase.admin'])];
    patterns.push({ group: clients, message: 'Only data talks to the service.' });
  }
  return { files: [`src/${layer}/**/*.{ts,tsx}`], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

/** Matches a path that goes up. Folders of src import each other with @/, and import nothing outside of src. */
const upwards = '(^|/)\\.\\./';

/**
 * Build and tools may import the renderer of src, its data and its helpers. built-page.ts in data is the contract: the
 * build writes its JSON into a page, and the page reads the JSON.
 */
const site = {
  regex: '^@/|/src/(?!prerender\\.tsx$|data/|site/|lib/)',
  message: 'Not this part of src.',
};

/** The content check may also import the code that reads articles and facts for the site. */
const asShown = {
  ...site,
  regex: site.regex.replace(
    'lib/',
    'lib/|features/(?:blog/article/(?:markdown|outline)|consoles/evidence/shown-facts)\\.ts$',
  ),
};

/** The scenes of the home page may also import the palette finder, for their colours. */
const asColoured = { ...site, regex: site.regex.replace('lib/', 'lib/|features/tools/palettes/') };

const tests = { regex: '^(\\.\\./)+tests/', message: 'Tools must not know tests.' };

/**
 * Tests may import everything, and tools may import the build. Of the tools, the build may import only the drawings,
 * for icons and pictures for sharing.
 */
const beside = [
  forbid(
    ['build/**/*.{ts,tsx,js}', 'vite.config.ts'],
    [site, { regex: '^\\.\\.?/(\\.\\./)*(tests/|tools/(?!art/))', message: 'The build must not know tools or tests.' }],
  ),
  forbid(['tools/**/*.ts'], [site, tests]),
  forbid(['tools/content-check/*.ts'], [asShown, tests]),
  forbid(['tools/tool-scenes.ts'], [asColoured, tests]),
  ...[0, 1, 2].map((depth) =>
    forbid(
      [`tools/art/${'*/'.repeat(depth)}*.ts`],
      [{ regex: `^@/|^(\\.\\./){${depth + 1}}`, message: 'Drawings know nothing but drawings.' }],
    ),
  ),
];

function forbid(files, patterns, syntax = []) {
  return {
    files,
    rules: {
      'no-restricted-imports': ['error', { patterns }],
      'no-restricted-syntax': ['error', ...patterns.map(onDemand), ...syntax],
    },
  };
}

/** Texts have curly apostrophes and quotes. These texts have straight ones, as in the specification or in code. */
const straight = [
  "level doesn't exist",
  "you're looking for doesn't exist",
  "Can't delete admin users",
  "You don't have permission",
  "We'll get back to you",
  'No links found in the ',
  '^. category',
  'stands in "quotation marks"',
  'npm run ',
];

const typography = [
  inTexts(`^(?![^]*(?:${straight.join('|')}))[^]*(?:[a-z]'[a-z]|[^=] "(?:[A-Za-z]|$)|^" )`, 'Write ’, ‘ ’ or “ ”.'),
  inTexts('…', 'Write three dots, as the specification does.'),
  inTexts('(?:19|20)[0-9]{2}-(?:19|20)[0-9]{2}', 'Write an en dash between years.'),
];

function inTexts(expression, message) {
  const texts = [`:matches(JSXText, Literal)[value=/${expression}/]`, `TemplateElement[value.raw=/${expression}/]`];
  return { selector: texts.join(', '), message };
}

/** These words continue a sentence that a failing CI line does not show. */
const danglingStart = '^(that|is|are|and|has|of|whose|because|but)\\b';

/** Selects the titles of `test(...)`, `test.skip(...)` and `test.each(...)(...)` that match. */
function testTitle(expression) {
  const calls = ['callee', 'callee.object', 'callee.callee.object'].map((path) => `[${path}.name=/^(test|it)$/]`);
  const titles = ['Literal[value=', 'TemplateLiteral[quasis.0.value.raw='].map((start) => `${start}/${expression}/i]`);
  return `CallExpression:matches(${calls.join()}) > :matches(${titles.join()}):first-child`;
}

/** Rejects the same paths in `import()`, which ESLint's rule ignores. A slash would end a selector's expression. */
function onDemand({ regex, message }) {
  return { selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\u002F')}/]`, message };
}

export default tseslint.config(
  { ignores: ['dist', 'node_modules', 'supabase/.temp', 'src/data/service/database.types.ts'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  reactHooks.configs.flat.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { site: { rules: { 'text-beside-siblings': textBesideSiblings } } },
    rules: { 'site/text-beside-siblings': 'error' },
  },
  forbid(['src/**/*.{ts,tsx}'], [{ regex: upwards, message: 'The site stands alone.' }], typography),
  // These rules come after the rule for all of src. Each of them replaces that rule and repeats its pattern.
  ...Object.keys(above).map(direction),
  ...beside,
  { files: ['src/**'], languageOptions: { globals: globals.browser } },
  {
    // A test file may be long, because its subject may have many cases. Tests pass spies unbound.
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'max-lines': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-syntax': ['error', { selector: testTitle(danglingStart), message: 'Begin with the subject.' }],
    },
  },
  { files: ['*.js'], languageOptions: { globals: globals.node } },
);
