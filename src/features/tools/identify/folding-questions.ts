import type { FoldingKey, Questions } from './guide-question';

const closed = 'Measure the width with the lid closed.';

export const foldingQuestions: Questions<FoldingKey> = {
  'two-screens': {
    question: 'What does it have besides its two screens?',
    answers: [
      {
        key: 'advance-slot',
        sign: 'A slot for Advance cartridges',
        detail: 'Large, at the front edge.',
        drawing: ['folding', 'slot'],
        next: 'advance-slot',
      },
      {
        key: 'cameras',
        sign: 'Two cameras and an SD slot',
        detail: 'No Advance slot, no slide pad.',
        drawing: ['folding', 'cameras'],
        next: 'dsi',
      },
      {
        key: 'slide-pad',
        sign: 'A round slide pad and a 3D slider',
        detail: 'The upper screen is wide; no C Stick.',
        drawing: ['folding', 'pad'],
        next: '3ds',
      },
      {
        key: 'c-stick',
        sign: 'A small second stick, the C Stick',
        detail: 'And the buttons ZL and ZR.',
        drawing: ['folding', 'stick'],
        next: 'new-3ds',
      },
    ],
    confidence: 'high',
    sources: ['ours', 'serials'],
  },

  'advance-slot': {
    question: 'Which DS?',
    hint: closed,
    answers: [
      {
        key: 'ds',
        sign: 'Thick, and 148.7 mm wide',
        detail: 'Code NTR-001, 275 g, a large Advance slot. It may be silver.',
        drawing: ['shut', 148.7],
        model: 'nintendo-ds',
      },
      {
        key: 'lite',
        sign: 'Smooth, and 133 mm wide',
        detail: 'Code USG-001, 218 g; a dust cover for the Advance slot, and the power switch on the side.',
        drawing: ['shut', 133],
        model: 'nintendo-ds-lite',
      },
    ],
    confidence: 'high',
    sources: ['ours', 'serials'],
  },

  dsi: {
    question: 'Which DSi?',
    hint: closed,
    answers: [
      {
        key: 'dsi',
        sign: '137 mm wide',
        detail: 'Code TWL-001, 3.25-inch screens.',
        drawing: ['shut', 137],
        model: 'nintendo-dsi',
      },
      {
        key: 'xl',
        sign: '161 mm wide',
        detail: 'Code UTL-001, 4.2-inch screens.',
        drawing: ['shut', 161],
        model: 'nintendo-dsi-xl',
      },
    ],
    confidence: 'high',
    sources: ['ours', 'serials'],
  },

  '3ds': {
    question: 'Which 3DS?',
    hint: closed,
    answers: [
      {
        key: '3ds',
        sign: '134 mm wide',
        detail: 'Code CTR-001.',
        drawing: ['shut', 134],
        model: 'nintendo-3ds',
      },
      {
        key: 'xl',
        sign: '156 mm wide',
        detail: 'Code SPR-001.',
        drawing: ['shut', 156],
        model: 'nintendo-3ds-xl',
      },
    ],
    confidence: 'high',
    sources: ['ours', 'serials'],
  },

  'new-3ds': {
    question: 'Which of the New models?',
    hint: closed,
    answers: [
      {
        key: '3ds',
        sign: 'About 142 mm wide, with a 3D slider',
        detail: 'Code KTR-001, a 3.88-inch upper screen.',
        drawing: ['shut', 142],
        model: 'new-nintendo-3ds',
      },
      {
        key: '3ds-xl',
        sign: '160 mm wide, with a 3D slider',
        detail: 'Code RED-001, 329 g.',
        drawing: ['shut', 160],
        model: 'new-nintendo-3ds-xl',
      },
      {
        key: '2ds-xl',
        sign: 'No 3D slider',
        detail: 'Code JAN-001, light: about 260 g.',
        drawing: ['label', 'JAN-001'],
        model: 'new-nintendo-2ds-xl',
      },
    ],
    note: 'Go by the code on the label.',
    confidence: 'high',
    unsourced: 'the 142 mm and the 260 g',
    sources: ['ours', 'serials'],
  },
};
