import type { BodyKey, Questions } from './guide-question';

export const bodyQuestions: Questions<BodyKey> = {
  start: {
    question: 'How does it open?',
    answers: [
      {
        key: 'upright',
        sign: 'One piece, upright',
        detail: 'The buttons are below the screen.',
        drawing: ['upright', 'buttons'],
        next: 'upright',
      },
      {
        key: 'wide',
        sign: 'One piece, wide',
        detail: 'The buttons are left and right of the screen.',
        drawing: ['wide', 'buttons'],
        next: 'wide',
      },
      {
        key: 'one-screen',
        sign: 'It folds and has one screen',
        drawing: ['folding', 'one'],
        model: 'game-boy-advance-sp',
      },
      {
        key: 'two-screens',
        sign: 'It folds and has two screens',
        drawing: ['folding', 'two'],
        next: 'two-screens',
      },
      {
        key: 'wedge',
        sign: 'A flat wedge with two screen areas',
        detail: 'No hinge, code FTR-001.',
        drawing: ['wedge'],
        model: 'nintendo-2ds',
      },
      {
        key: 'switch',
        sign: 'The controllers slide off, or it’s one slab',
        detail: 'The slab has a 5.5-inch screen.',
        drawing: ['slab'],
        next: 'switch',
      },
    ],
    confidence: 'high',
    sources: ['ours'],
  },

  upright: {
    question: 'Which upright Game Boy?',
    hint: 'Open the battery cover, and read the code on the back.',
    answers: [
      {
        key: 'game-boy',
        sign: '4 AA batteries',
        detail: 'Code DMG-01 on the back, 148 mm tall.',
        drawing: ['cells', 4, 'AA'],
        model: 'game-boy',
      },
      {
        key: 'pocket',
        sign: '2 AAA batteries and a grey picture',
        detail: 'Code MGB-001, 127.6 mm tall.',
        drawing: ['cells', 2, 'AAA'],
        model: 'game-boy-pocket',
      },
      {
        key: 'light',
        sign: '2 AA batteries and a light switch',
        detail: 'Code MGB-101 on a Japanese label; gold or silver.',
        drawing: ['upright', 'light'],
        model: 'game-boy-light',
      },
      {
        key: 'color',
        sign: '2 AA batteries and a colour picture',
        detail: 'Code CGB-001, an infrared window at the top, no contrast wheel.',
        drawing: ['upright', 'infrared'],
        model: 'game-boy-color',
      },
    ],
    confidence: 'high',
    sources: ['ours', 'bulbapedia'],
  },

  wide: {
    question: 'Which wide handheld?',
    hint: 'If the controllers slide off, go back one step: it’s a Switch.',
    answers: [
      {
        key: 'advance',
        sign: '144.5 mm wide, 2 AA batteries',
        detail: 'Code AGB-001, a dark screen.',
        drawing: ['wide', 'buttons', 144.5],
        model: 'game-boy-advance',
      },
      {
        key: 'micro',
        sign: '101 mm wide, an exchangeable face plate',
        detail: 'Code OXY-001; it takes only Advance cartridges.',
        drawing: ['wide', 'plate', 101],
        model: 'game-boy-micro',
      },
      {
        key: 'lite',
        sign: '208 mm wide, fixed sticks and a true D-pad',
        detail: 'Code HDH-001.',
        drawing: ['wide', 'sticks', 208],
        model: 'nintendo-switch-lite',
      },
    ],
    confidence: 'high',
    sources: ['ours'],
  },

  switch: {
    question: 'Which Switch?',
    hint: 'Read the code and the serial number on the console, not on the box.',
    answers: [
      {
        key: 'first',
        sign: 'HAC-001 on the back',
        detail: 'The serial number begins with XA.',
        drawing: ['label', 'HAC-001'],
        model: 'nintendo-switch',
        code: 'HAC-001',
        text: 'The first Switch, which runs for 2.5 to 6.5 hours.',
      },
      {
        key: 'revised',
        sign: 'HAC-001(-01) on the back',
        detail: 'The serial number begins with XK.',
        drawing: ['label', 'HAC-001(-01)'],
        model: 'nintendo-switch',
        code: 'HAC-001(-01)',
        text: 'The revised Switch of August 2019, which runs for 4.5 to 9 hours.',
      },
      {
        key: 'lite',
        sign: 'HDH-001, and the controls are fixed',
        detail: 'The serial number begins with XJ.',
        drawing: ['label', 'HDH-001'],
        model: 'nintendo-switch-lite',
        text: 'The Switch Lite, which runs for 3 to 7 hours.',
      },
    ],
    note: 'The third letter is the region of sale: W for the Americas, J for Japan and Europe, K for Korea, C for China. A fourth letter F marks factory units. So a revised console begins with XKW in America, and with XKJ in Europe or Japan. The colour of the box is only a hint.',
    confidence: 'high',
    sources: ['switchModels', 'switchRegions'],
  },
};
