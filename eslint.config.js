import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Who stands above whom: boot > app > screens > features > auth > data > lib, and ui > lib. Imports go down only. */
const above = {
  boot: [],
  app: ['boot'],
  screens: ['boot', 'app'],
  features: ['boot', 'app', 'screens'],
  // After `features`, which it is one of: it alone may know another one, the consoles that it shows.
  'features/timeline': ['boot', 'app', 'screens'],
  auth: ['boot', 'app', 'screens', 'features'],
  data: ['boot', 'app', 'screens', 'features', 'auth', 'ui'],
  ui: ['boot', 'app', 'screens', 'features', 'auth', 'data'],
  lib: ['boot', 'app', 'screens', 'features', 'auth', 'data', 'ui'],
};

/** Libraries that only one layer may know; the others go through its modules. */
const owners = {
  '@supabase/*': ['data', 'auth'],
  '@emailjs/browser': ['data'],
  'react-hot-toast/*': ['app', 'ui'],
};

function direction(layer) {
  const patterns = [
    { group: ['../*'], message: 'Import from another folder with @/.' },
    ...above[layer].map((upper) => ({ group: [`@/${upper}/*`], message: `${layer} must not know ${upper}.` })),
    ...Object.entries(owners)
      .filter(([, layers]) => !layers.includes(layer))
      .map(([library, layers]) => ({
        group: [library],
        message: `Only ${layers.join(' and ')} may import this library.`,
      })),
  ];
  if (layer.startsWith('features')) {
    const known = layer === 'features/timeline' ? ['!@/features/consoles'] : [];
    patterns.push({ group: ['@/features/*', ...known], message: 'Features meet in a screen.' });
  }
  if (layer !== 'data') {
    const clients = ['@/data/supabase', ...(layer === 'auth' ? [] : ['@/data/supabase.admin'])];
    patterns.push({ group: clients, message: 'Only data talks to the service.' });
  }
  return { files: [`src/${layer}/**/*.{ts,tsx}`], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

/** What stands beside the site, and what of it each folder may know. None of it is imported by the site. */
const beside = { art: [], build: ['art'], backup: ['build'], bench: ['build', 'tests'] };

/** Tools know of the site what draws its pages, its data and its helpers. Drawings know nothing of it. */
function directionBeside([folder, known]) {
  const others = [...Object.keys(beside), 'tests'].filter((other) => other !== folder && !known.includes(other));
  const site = folder === 'art' ? '/src/' : '/src/(?!data/|lib/|boot/page-data|prerender\\.tsx)';
  const patterns = [
    { regex: `^@/|${site}`, message: `${folder} must not know this part of the site.` },
    { regex: `^(\\.\\./)+(${others.join('|')})/`, message: `${folder} must not know that folder.` },
  ];
  return { files: [`${folder}/**/*.ts`], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

export default tseslint.config(
  { ignores: ['dist', 'node_modules', 'supabase/.temp', 'src/data/database.types.ts'] },
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
  ...Object.keys(above).map(direction),
  ...Object.entries(beside).map(directionBeside),
  {
    // The layers forbid it themselves.
    files: ['src/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ group: ['../*'], message: 'The site stands alone.' }] }],
    },
  },
  { files: ['src/**'], languageOptions: { globals: globals.browser } },
  {
    // A test file is as long as its subject has cases, and spies are handed around unbound.
    files: ['tests/**/*.{ts,tsx}'],
    rules: { 'max-lines': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
  { files: ['*.js'], languageOptions: { globals: globals.node } },
);
