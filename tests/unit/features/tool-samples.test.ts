import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { followAnswers } from '@/features/tools/identify/identify-way';
import { coloursOf, findTitle, readTitle } from '@/features/tools/palettes/find-palette';
import { findSaves } from '@/features/tools/saves/cartridges';
import { saveTypes } from '@/features/tools/saves/save-words';
import { identifySamples, paletteSamples, saveSamples } from '@/features/tools/tool-samples';
import { toolScenes } from '../../../tools/tool-scenes.ts';

const [[file, scenes] = ['', '']] = toolScenes();

/** Returns the colours of a scene. A scene ends where the next `<view>` begins. */
function coloursIn(picture: string): Set<string> {
  const [, scene = ''] = new RegExp(`<view id="${picture}"(.*?)(?:<view|</svg>)`, 's').exec(scenes) ?? [];
  return new Set(Array.from(scene.matchAll(/(?:fill|stroke)="(#\w{6})"/g), ([, colour = '']) => colour));
}

test('the file of the home page scenes matches the drawing', () => {
  expect(readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8')).toBe(scenes);
});

test.each(paletteSamples.filter(({ title }) => title))(
  'the scene of $name has the colours of $title in the palette finder',
  ({ name, title = '', picture }) => {
    expect(findTitle(name)?.title).toBe(title);
    const { background, object0, object1 } = coloursOf(readTitle(title).setup);
    // Colour 0 of an object is transparent.
    const visible = [...background, ...object0.slice(1), ...object1.slice(1)];
    expect(coloursIn(picture)).toEqual(new Set(visible));
  },
);

test('the scene of the original Game Boy has four greens', () => {
  expect(coloursIn('original').size).toBe(4);
});

test.each(saveSamples)(
  'for $code the save finder finds only $name, with the facts of the sample',
  ({ code, ...sample }) => {
    const found = findSaves({ q: code, platform: '', outcome: '' });
    expect(found.map(({ save, cell, confidence }) => [saveTypes[save].verdict.label, cell, confidence])).toEqual([
      [sample.verdict, sample.battery ?? null, 'high'],
    ]);
    const words = found.flatMap(({ title }) => title.replace(/é/g, 'e').split(' '));
    for (const word of sample.name.replace(/é/g, 'e').split(' ')) expect(words).toContain(word);
  },
);

test.each(identifySamples)('the identify tool offers the answer “$answer” of the sample', ({ answer, way, model }) => {
  const { steps, model: found, lost } = followAnswers(way);
  expect([lost, steps.map((step) => step.answer?.sign)]).toEqual([false, [answer]]);
  expect([undefined, model]).toContain(found);
});
