/** Results of the tools as plain values, because the data behind them is too large for the home page. */
export const paletteSamples = [
  { name: 'Original Game Boy', picture: 'original', colours: 'Four greens' },
  { name: 'Tetris', title: 'TETRIS', picture: 'tetris', colours: 'White, yellow, red and black' },
  { name: 'Super Mario Land', title: 'SUPER MARIOLAND', picture: 'mario', colours: 'Lilac, cream, brown and pink' },
  { name: 'Kirby’s Dream Land', title: 'KIRBY DREAM LAND', picture: 'kirby', colours: 'Violet, yellow, green and red' },
];

export const saveSamples = [
  { name: 'Pokémon Yellow', code: 'DMG-APSE', verdict: 'Save lost', battery: 'CR1616', tone: 'text-danger' },
  { name: 'Pokémon Crystal', code: 'CGB-BYTE', verdict: 'Save and clock lost', battery: 'CR2025', tone: 'text-danger' },
  {
    name: 'Pokémon Ruby',
    code: 'AGB-AXVE',
    verdict: 'Save stays, clock stops',
    battery: 'CR1616',
    tone: 'text-history',
  },
  { name: 'Pokémon FireRed', code: 'AGB-BPRE', verdict: 'Save stays', battery: undefined, tone: 'text-tech' },
];

export const identifySamples = [
  { answer: 'One piece, upright', way: 'upright', model: 'game-boy', panel: 'bg-gameboy-panel' },
  { answer: 'One piece, wide', way: 'wide', model: 'game-boy-advance', panel: 'bg-gameboy-panel' },
  { answer: 'It folds and has one screen', way: 'one-screen', model: 'game-boy-advance-sp', panel: 'bg-gameboy-panel' },
  { answer: 'It folds and has two screens', way: 'two-screens', model: 'nintendo-ds', panel: 'bg-ds-panel' },
];
