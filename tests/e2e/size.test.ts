import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  adminScriptBudget,
  budgetOf,
  isPostEditor,
  scriptsOf,
  sentLength,
  sizeBudget,
} from '../../build/checks/size-budget.ts';
import { openSettled, visit } from '../support/browser/browser';
import { picturesOf } from '../support/browser/pictures';
import { expectedErrors } from '../support/browser/screens';
import { settled } from '../support/browser/settled';

const dist = path.join(import.meta.dirname, '../../dist');

/** A page of each kind, and the name of its exported component. */
const publicScreens = [
  ['/', 'HomeScreen'],
  ['/timeline', 'TimelineScreen'],
  ['/blog', 'BlogListScreen'],
  ['/blog/why-the-game-boy-stayed-grey', 'BlogPostScreen'],
  ['/consoles', 'ConsoleCatalogueScreen'],
  ['/consoles/nintendo-ds', 'ConsoleDetailScreen'],
  ['/consoles/compare', 'ConsoleCompareScreen'],
  ['/compatibility', 'CompatibilityScreen'],
  ['/data', 'OpenDataScreen'],
  ['/about', 'AboutScreen'],
  ['/charts', 'ChartsScreen'],
  ['/tools', 'ToolsScreen'],
  ['/buying-guide', 'BuyingGuideScreen'],
  ['/repair-and-care', 'RepairScreen'],
  ['/tools/palettes', 'ToolPalettesScreen'],
  ['/tools/saves', 'ToolSavesScreen'],
  ['/tools/identify', 'ToolIdentifyScreen'],
  ['/editions', 'EditionsScreen'],
  ['/how-we-know', 'HowWeKnowScreen'],
  ['/links', 'UsefulLinksScreen'],
  ['/contact', 'ContactScreen'],
  ['/privacy', 'PrivacyScreen'],
  ['/404', 'NotFoundScreen'],
] as const;

const adminScreens = [
  'WelcomeScreen',
  'PostTableScreen',
  'NewPostScreen',
  'EditPostScreen',
  'CategoriesScreen',
  'PicturesScreen',
  'ConsoleTableScreen',
  'NewConsoleScreen',
  'EditConsoleScreen',
  'UserTableScreen',
  'ConsoleOfMonthScreen',
  'SocialLinksScreen',
  'LinksScreen',
  'SettingsScreen',
  'ActivityScreen',
  'ContentCheckScreen',
];

/** Requests and messages of the supabase-js clients that only staff load. These texts survive minification. */
const clientMarks = {
  auth: ['Auth session missing!', 'grant_type=refresh_token', 'grant_type=password'],
  realtime: ['phx_join', 'phx_reply', 'postgres_changes'],
  storage: ['StorageApiError', '/object/upload/sign'],
};

/** Patterns that find the imports in a file of dist/. */
const imports = {
  statically: /\b(?:from|import)\s*["'](\.[^"']+)["']/g,
  dynamically: /\bimport\(\s*["'`](\.[^"'`]+)["'`]\s*\)/g,
};

/** Returns these files of dist/ and the files that they import. Paths are below dist/. */
function reachableFrom(entries: string[], kinds: (keyof typeof imports)[]): string[] {
  const found = new Set(entries);
  for (const file of found) {
    for (const [, specifier = ''] of kinds.flatMap((kind) => [...read(file).matchAll(imports[kind])])) {
      found.add(path.join(path.dirname(file), specifier));
    }
  }
  return [...found];
}

function read(file: string): string {
  return readFileSync(path.join(dist, file), 'utf8');
}

/** Returns the entry script of the shell. @throws unless the shell has exactly one script. */
function entryScript(): string {
  const scripts = [...read('app.html').matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, file]) => file);
  const [entry, ...others] = scripts;
  if (!entry || others.length > 0) throw new Error(`dist/app.html has ${scripts.length} module scripts, not one`);
  return entry;
}

function scriptsAt(address: string): string[] {
  return scriptsOf(read(fileAt(address)));
}

function fileAt(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** Returns the chunk with this export. @throws unless exactly one chunk has it. */
function chunkOf(exported: string): string {
  const files = readdirSync(path.join(dist, 'assets')).map((file) => `assets/${file}`);
  const [found, ...others] = files.filter((file) => file.endsWith('.js') && exportsOf(file).includes(exported));
  if (!found || others.length > 0)
    throw new Error(`${exported} is exported by ${others.length + Number(Boolean(found))} chunks`);
  return found;
}

/** Returns the chunk of a module by its name. @throws when the build lacks the chunk. */
function fileNamed(module: string): string {
  const found = readdirSync(path.join(dist, 'assets')).find((name) =>
    new RegExp(`^${module}-[\\w-]{8}\\.js$`).test(name),
  );
  if (!found) throw new Error(`dist/assets has no chunk of ${module}`);
  return `assets/${found}`;
}

function exportsOf(file: string): string[] {
  return [...read(file).matchAll(/export\{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(' as ').at(-1)?.trim() ?? ''),
  );
}

/** Returns the number of bytes that a host sends for these files. */
function bytesOf(files: string[]): number {
  return files.reduce((sum, file) => sum + sentLength(path.join(dist, file)), 0);
}

/** Returns the clients whose code a text contains. */
function clientsIn(code: string): string[] {
  return Object.entries(clientMarks)
    .filter(([, marks]) => marks.some((mark) => code.includes(mark)))
    .map(([client]) => client);
}

test.each(publicScreens)('%s lists all needed scripts: the code of %s, but no code for staff', (address, screen) => {
  const scripts = scriptsAt(address);
  expect(scripts).toContain(entryScript());
  expect(scripts).toContain(chunkOf(screen));
  expect(reachableFrom(scripts, ['statically']).sort()).toEqual([...scripts].sort());
  for (const file of scripts) expect(clientsIn(read(file)), file).toEqual([]);
  for (const part of [...adminScreens, 'adminRoutes', 'LoginScreen']) expect(scripts).not.toContain(chunkOf(part));
});

test.each(publicScreens)('the script of %s stays within the budget while nobody touches the page', async (address) => {
  const { page, requests } = await visit({ expectedErrors });
  // Without `saveData`, the site prefetches the pages behind the links in view.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(address);
  await settled(page);
  await page.waitForLoadState('networkidle');
  const paths = requests.map((request) => new URL(request.url()).pathname.slice(1));
  const scripts = paths.filter((file) => file.endsWith('.js'));
  const own = scriptsAt(address);
  expect(scripts).toEqual(expect.arrayContaining(own));
  // These files wait for hydration and read the content stamps.
  const later = reachableFrom([fileNamed('idle-work'), fileNamed('for-visitors')], ['statically']);
  const idle = later.filter((file) => !own.includes(file));
  expect(bytesOf(idle)).toBeLessThanOrEqual(11_000);
  const counting = new Map([
    ['/consoles', 'catalogue-narrowing'],
    ['/how-we-know', 'evidence-of'],
  ]).get(address);
  const counted = counting ? reachableFrom([fileNamed(counting)], ['statically']) : [];
  expect(scripts.filter((file) => ![...own, ...idle, ...counted].includes(file))).toEqual([]);
  expect(bytesOf(own)).toBeLessThanOrEqual(budgetOf(fileAt(address)).script);
  for (const file of scripts) expect(clientsIn(read(file)), file).toEqual([]);
});

test('the entry script reaches every script except the worker', () => {
  const reached = reachableFrom([entryScript()], ['statically', 'dynamically']).map((file) => path.basename(file));
  // A page starts a worker by an address, without an import.
  const isOfPages = (name: string) => name.endsWith('.js') && !name.startsWith('picture-worker-');
  const scripts = readdirSync(path.join(dist, 'assets')).filter(isOfPages);
  expect(reached.sort()).toEqual(scripts.sort());
});

test.each(adminScreens)('the script of the admin screen %s stays within the budget', (screen) => {
  const shared = new Set(reachableFrom([entryScript()], ['statically']));
  const entries = [
    chunkOf(screen),
    chunkOf('adminRoutes'),
    ...(isPostEditor(screen) ? [fileNamed('post-preview')] : []),
  ];
  const own = reachableFrom(entries, ['statically']).filter((file) => !shared.has(file));
  const total = bytesOf(own);
  expect(total).toBeGreaterThan(1_000);
  expect(total).toBeLessThanOrEqual(adminScriptBudget(screen));
});

test.each([
  ['auth', '@supabase/auth-js', 'module/GoTrueClient.js'],
  ['realtime', '@supabase/realtime-js', 'module/lib/constants.js'],
  ['storage', '@supabase/storage-js', 'index.mjs'],
])('the check recognises the code of the %s client', (client, name, file) => {
  const folder = path.join(import.meta.dirname, '../../node_modules', name, 'dist');
  expect(clientsIn(readFileSync(path.join(folder, file), 'utf8'))).toContain(client);
});

/** Returns the requested files of one kind, each once. Paths are below dist/. */
function filesOf(requests: Request[], kind: 'image' | 'font'): string[] {
  const matching = requests.filter((request) => request.resourceType() === kind && request.url().startsWith('http'));
  return [...new Set(matching.map((request) => new URL(request.url()).pathname.slice(1)))];
}

test('all pictures of the home page together weigh less than 60 kB', async () => {
  const { page, requests } = await openSettled('/');
  await picturesOf(page);
  // The carousel shows the consoles one after the other.
  for (let step = 0; step < 19; step += 1) await page.getByRole('button', { name: 'Next console' }).click();
  await picturesOf(page);
  const pictures = filesOf(requests, 'image');
  expect(pictures.length).toBeGreaterThanOrEqual(20);
  expect(bytesOf(pictures)).toBeLessThan(60_000);
});

test.each(['/', '/timeline', '/blog/why-the-game-boy-stayed-grey'])(
  'a first visit to %s loads at most 45 kB of fonts',
  async (address) => {
    const { page, requests } = await openSettled(address);
    await page.evaluate(() => document.fonts.ready);
    const fonts = filesOf(requests, 'font');
    expect(fonts.filter((font) => !font.endsWith('.woff2'))).toEqual([]);
    const bytes = fonts.reduce((sum, font) => sum + statSync(path.join(dist, font)).size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(sizeBudget.fonts);
  },
);
