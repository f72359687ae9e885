import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BuildCache } from '../../build/build-cache.ts';
import { makePictures } from '../../build/pictures-variants.ts';
import { pictures } from '../../build/pictures.ts';
import { pictureSources, variantWidths } from '@/lib/picture-variants';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Something with as much detail as a photograph, which always comes out the same. */
function photograph(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  let noise = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    noise = (noise * 48_271) % 2_147_483_647;
    pixels[index] = 128 + 90 * Math.sin(index / (width * 0.9)) + (noise % 32);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const jpeg = (width: number, height: number) => photograph(width, height).jpeg({ quality: 90 }).toBuffer();

/** Puts a file into `images` of the public folder. */
function place(name: string, content: Buffer | string): void {
  const file = path.join(folder, 'public/images', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** What a build makes of the public folder. */
async function make(cache = new BuildCache(path.join(folder, 'cache'))) {
  return makePictures(path.join(folder, 'public'), cache);
}

test.each([
  [4000, [480, 800, 1200, 1600]],
  [1600, [480, 800, 1200, 1600]],
  [1200, [480, 800, 1200]],
  [1000, [480, 800, 1000]],
  [640, [480, 640]],
  [500, [500]],
  [300, [300]],
])('a picture %i pixels wide has variants of %j', (width, widths) => {
  expect(variantWidths(width)).toEqual(widths);
});

test('every photograph gets AVIF and WebP variants in these widths, in the shape it has and smaller than it', async () => {
  const original = await jpeg(1200, 800);
  place('blog/deep/shelf.jpg', original);
  const [picture, ...others] = await make();
  expect(others).toEqual([]);
  expect(picture).toMatchObject({ address: '/images/blog/deep/shelf.jpg', width: 1200, types: ['avif', 'webp'] });
  const seen = await Promise.all(
    (picture?.files ?? []).map(async (file) => {
      const { format, compression, width, height } = await sharp(file).metadata();
      expect(statSync(file).size).toBeLessThan(original.length);
      return `${path.extname(file)} ${format} ${compression ?? ''} ${width}x${height}`;
    }),
  );
  expect(seen).toEqual([
    '.avif heif av1 480x320',
    '.avif heif av1 800x533',
    '.avif heif av1 1200x800',
    '.webp webp  480x320',
    '.webp webp  800x533',
    '.webp webp  1200x800',
  ]);
});

test('the pages name exactly the files that there are', async () => {
  place('shelf.jpg', await jpeg(1000, 500));
  const [picture] = await make();
  const named = picture ? pictureSources(picture).flatMap(({ srcSet }) => srcSet.split(', ')) : [];
  const addresses = named.map((candidate) => candidate.split(' ')[0]);
  expect(addresses).toEqual(picture?.files.map((file) => `/assets/${path.basename(file)}`));
  expect(addresses).toHaveLength(6);
});

test('a picture that a camera took on its side stands upright', async () => {
  place('side.jpg', await photograph(900, 600).withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer());
  const [picture] = await make();
  expect(picture?.width).toBe(600);
  const { width, height } = await sharp(picture?.files.at(-1)).metadata();
  expect([width, height]).toEqual([600, 900]);
});

test.each([
  ['PNG', 'shelf.PNG', () => photograph(500, 400).png().toBuffer()],
  ['WebP', 'shelf.webp', () => photograph(500, 400).webp({ quality: 100 }).toBuffer()],
  ['JPEG, however it is spelt', 'shelf.jpeg', () => jpeg(500, 400)],
])('%s is an original too', async (_kind, name, content) => {
  place(name, await content());
  expect((await make()).map(({ address }) => address)).toEqual([`/images/${name}`]);
});

describe('left as they are', () => {
  test.each([
    ['drawings', 'game-boy.svg', () => `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(20_000)}</svg>`],
    [
      'small files',
      'placeholder.png',
      () =>
        sharp({ create: { width: 800, height: 600, channels: 3, background: '#ccc' } })
          .png()
          .toBuffer(),
    ],
    [
      'what moves',
      'moving.webp',
      async () => {
        const shelf = photograph(400, 300);
        const frames = [await shelf.png().toBuffer(), await shelf.negate().png().toBuffer()];
        return sharp(frames, { join: { animated: true } })
          .webp({ quality: 90 })
          .toBuffer();
      },
    ],
  ])('are %s', async (_what, name, content) => {
    place(name, await content());
    expect(await make()).toEqual([]);
  });

  test('is what variants would only make larger', async () => {
    const poor = await photograph(1600, 1200).webp({ quality: 1 }).toBuffer();
    expect(poor.length).toBeGreaterThan(20_000);
    place('poor.webp', poor);
    expect(await make()).toEqual([]);
  });
});

test('a format that saves nothing is left out', async () => {
  place('fair.webp', await photograph(1600, 1200).webp({ quality: 20 }).toBuffer());
  const [picture] = await make();
  expect(picture?.types).toEqual(['avif']);
  expect(picture?.files.map((file) => path.extname(file))).toEqual(['.avif', '.avif', '.avif', '.avif']);
});

test('a file that is no picture stops the build, which names it', async () => {
  place('broken.jpg', 'not a picture '.repeat(2000));
  await expect(make()).rejects.toThrow('public/images/broken.jpg could not be read as a picture');
});

test('a name with a space or an accent is known by the address that pages use', async () => {
  place('café shelf.jpg', await jpeg(500, 400));
  expect((await make()).map(({ address }) => address)).toEqual(['/images/caf%C3%A9%20shelf.jpg']);
});

describe('a second build', () => {
  const cache = () => new BuildCache(path.join(folder, 'cache'));

  test('takes the variants from the first', async () => {
    place('shelf.jpg', await jpeg(600, 400));
    const [first, second] = [cache(), cache()];
    const made = await make(first);
    expect(await make(second)).toEqual(made);
    expect([first.made, first.taken]).toEqual([4, 0]);
    expect([second.made, second.taken]).toEqual([0, 4]);
  });

  test('without the first comes to the same files and names', async () => {
    place('shelf.jpg', await jpeg(1200, 800));
    const contents = async (name: string) =>
      (await make(new BuildCache(path.join(folder, name)))).flatMap(({ files }) =>
        files.map((file) => [path.basename(file), readFileSync(file).toString('base64')]),
      );
    expect(await contents('one')).toEqual(await contents('other'));
  });

  test('gives a picture that has changed another name', async () => {
    place('shelf.jpg', await jpeg(500, 400));
    const [first] = await make();
    place('shelf.jpg', await jpeg(500, 300));
    const [second] = await make();
    expect(second?.name).not.toBe(first?.name);
  });

  test('forgets what was not used for a month, and nothing else', async () => {
    place('shelf.jpg', await jpeg(500, 400));
    const [picture] = await make();
    const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
    for (const file of picture?.files ?? []) utimesSync(file, longAgo, longAgo);
    writeFileSync(path.join(folder, 'cache/old.avif'), '');
    utimesSync(path.join(folder, 'cache/old.avif'), longAgo, longAgo);
    const second = cache();
    await make(second);
    second.sweep();
    expect(readdirSync(path.join(folder, 'cache'))).toEqual(picture?.files.map((file) => path.basename(file)).sort());
  });
});

describe('the site', () => {
  /** Builds a site whose only code tells the pictures it knows. */
  async function buildSite() {
    writeFileSync(path.join(folder, 'main.js'), `import { pictures } from 'virtual:pictures'; console.log(pictures);`);
    writeFileSync(path.join(folder, 'index.html'), '<script type="module" src="/main.js"></script>');
    await build({ root: folder, configFile: false, logLevel: 'error', plugins: [pictures()] });
    const assets = path.join(folder, 'dist/assets');
    const names = readdirSync(assets).sort();
    const script = names.find((name) => name.endsWith('.js')) ?? '';
    return { names, code: readFileSync(path.join(assets, script), 'utf8') };
  }

  test('has the variants beside its code, which knows them', async () => {
    place('shelf.jpg', await jpeg(500, 400));
    const [picture] = await make();
    const { names, code } = await buildSite();
    expect(names.filter((name) => !name.endsWith('.js'))).toEqual([
      `${picture?.name}-500.avif`,
      `${picture?.name}-500.webp`,
    ]);
    expect(code).toContain('/images/shelf.jpg');
    expect(code).toContain(picture?.name);
  });

  test('without photographs knows of none', async () => {
    place('game-boy.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { names, code } = await buildSite();
    expect(names).toHaveLength(1);
    expect(code).toContain('console.log({})');
  });
});
