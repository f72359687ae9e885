import type { Answer, Questions } from './guide-question';
import type { FurtherKey } from './identify-models';

const openCase = 'Open the case and read the print on the board.';

function board(name: string, text: string): Answer {
  return { key: name.toLowerCase(), sign: name, drawing: ['board', name], text };
}

export const furtherQuestions: Questions<FurtherKey> = {
  'dmg-board': {
    question: 'Which board is inside the Game Boy?',
    hint: openCase,
    answers: [
      board('DMG-CPU-01', 'The earliest. The processors on record are dated weeks 7 to 22 of 1989.'),
      board('DMG-CPU-02', 'Recorded in 1989, weeks 22 to 47.'),
      board('DMG-CPU-03', 'Recorded from 1990 to 1992.'),
      board('DMG-CPU-04', 'Recorded in 1990.'),
      board('DMG-CPU-05', 'Recorded in late 1990.'),
      board('DMG-CPU-06', 'Recorded from late 1991 to 1998.'),
      {
        ...board('DMG-CPU-07', 'A later board, its chip under a bare blob, on which no date can be read.'),
        key: 'dmg-cpu-07-08',
        sign: 'DMG-CPU-07 or -08',
      },
    ],
    note: 'These are the dates of 51 recorded consoles, not official limits. The four digits on the processor are its year and week. Recorded serial numbers begin with G, GM or GH.',
    confidence: 'medium',
    sources: ['dmg'],
  },

  shell: {
    question: 'Does the Game Boy have a coloured shell?',
    answers: [
      {
        key: 'bros',
        sign: 'One of six colours, with a Japanese box',
        detail: 'From November 1994.',
        drawing: ['box', '1994'],
        text: 'Game Boy Bros.',
      },
      {
        key: 'play-it-loud',
        sign: 'A coloured shell of the Western market',
        detail: 'From 1995.',
        drawing: ['upright', 'shell'],
        text: 'Play It Loud!',
      },
    ],
    confidence: 'medium',
    sources: ['retorotoro'],
  },

  lamp: {
    question: 'Is there a power lamp beside the screen?',
    answers: [
      { key: 'none-there', sign: 'No lamp', drawing: ['lamp', 'none'], text: 'The first run of 1996.' },
      {
        key: 'red',
        sign: 'A red lamp',
        drawing: ['lamp', 'red'],
        text: 'A later run: the lamp was added on demand. New colours came from 28 April 1997.',
      },
    ],
    confidence: 'medium',
    sources: ['fandom', 'digitalninjas', 'mgb'],
  },

  'mgb-board': {
    question: 'Which board is inside the Pocket?',
    hint: openCase,
    answers: [
      board('MGB-CPU-01', 'Recorded from May to July 1996.'),
      board('MGB-ECPU-01', 'Recorded from November 1996 to March 1997.'),
      board('MGB-LCPU-01', 'Recorded from June to October 1997.'),
      board('MGB-LCPU-02', 'Recorded from December 1997 to October 2000.'),
    ],
    confidence: 'medium',
    sources: ['mgb'],
  },

  'cgb-board': {
    question: 'Which board is inside the Color?',
    hint: openCase,
    answers: [
      board('CGB-CPU-01', 'Recorded from August to October 1998, with the earliest chip revisions, up to B.'),
      board('CGB-CPU-02', 'Recorded from September to November 1998.'),
      board('CGB-CPU-03', 'Recorded from January to April 1999.'),
      board('CGB-CPU-04', 'Recorded from August 1999 to June 2000.'),
      board('CGB-CPU-05', 'Recorded from October to December 2000.'),
      {
        ...board('CGB-CPU-06', 'Recorded from December 2000 to October 2001: the last one.'),
        detail: 'The chip reads CPU CGB E.',
      },
    ],
    note: 'A few of the very first chips have another start program, CGB0, which leaves the sound memory as it is: the title tune of R-Type differs.',
    confidence: 'high',
    sources: ['cgb', 'powerUp'],
  },

  'agb-board': {
    question: 'Which board is inside the Advance?',
    hint: openCase,
    answers: [
      board('AGB-CPU-01', 'Recorded in January and February 2001.'),
      board('AGB-CPU-02', 'Recorded from February to May 2001.'),
      {
        ...board('AGB-CPU-03', 'Recorded in December 2001 and May 2002, with the chip CPU AGB A.'),
        key: 'agb-cpu-03-04',
        sign: 'AGB-CPU-03 or -04',
      },
      board('AGB-CPU-10', 'Recorded from July 2002 to August 2003.'),
    ],
    note: 'The later start program of the Advance also closes a trick by which some cartridges got past the logo check.',
    confidence: 'medium',
    sources: ['agb'],
  },

  light: {
    question: 'Does the SP have a front light or a backlight?',
    hint: 'Shells are often swapped, so don’t rely on the label alone. Switch the console on; you needn’t open it.',
    answers: [
      {
        key: 'ags-001',
        sign: 'The label on the underside reads AGS-001',
        detail: 'The light button switches the light on and off.',
        drawing: ['label', 'AGS-001'],
        code: 'AGS-001',
        text: 'The front-lit SP (2003).',
      },
      {
        key: 'ags-101',
        sign: 'The label reads AGS-101',
        detail: 'The same button switches between two brightnesses; while it’s on, the screen is never dark.',
        drawing: ['label', 'AGS-101'],
        code: 'AGS-101',
        text: 'The backlit SP (autumn 2005).',
      },
    ],
    note: 'The colour decides nothing: Pearl Blue was sold as AGS-101 in America and Australia, but a Japanese one in Pearl Blue with the front-light board of 2003 is on record. Inside, boards marked C/AGT-CPU-01, recorded from July to December 2005, belong to the backlit model. Boards marked C/AGS-CPU run from 2003; a C/AGS-CPU-30 of April 2006 is recorded in pink.',
    confidence: 'high',
    sources: ['knaru', 'wikipedia', 'ags'],
  },

  'old-cartridges': {
    question: 'Is the SP a copy? See whether it takes old Game Boy cartridges',
    answers: [
      {
        key: 'takes-them',
        sign: 'It takes them',
        detail: 'A small switch in the slot feels their shape.',
        drawing: ['cartridge', 'old'],
        text: 'It has the switch, as patented.',
      },
      {
        key: 'advance-only',
        sign: 'It only plays Advance games',
        drawing: ['cartridge', 'advance'],
        text: 'A copy that plays only those lacks this switch.',
      },
    ],
    note: 'One sign is a hint, not proof.',
    confidence: 'medium',
    sources: ['gbasp'],
  },

  tencent: {
    question: 'Is it the Chinese Tencent model?',
    answers: [
      {
        key: 'yes',
        sign: 'A box in simplified Chinese with the Tencent mark',
        detail: 'Its cards have codes that end in CHN.',
        drawing: ['box', 'CHN'],
        text: 'The Chinese Tencent model. Its cards run only on it; it plays other cards offline.',
      },
    ],
    confidence: 'high',
    sources: ['siliconera'],
  },
};
