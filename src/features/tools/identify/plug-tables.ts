import type { Evidence } from './identify-sources';
import type { Drawing } from './sign-drawing';

interface PlugTable extends Evidence {
  id: string;
  title: string;
  warning?: string;
  columns: readonly [string, string];
  rows: readonly { sign: string; drawing: Drawing; belongsTo: string }[];
}

export const linkSockets: PlugTable = {
  id: 'link-sockets',
  title: 'Link sockets',
  columns: ['Socket', 'Belongs to'],
  rows: [
    { sign: 'Large', drawing: ['socket', 'large'], belongsTo: 'Game Boy (DMG)' },
    { sign: 'Small and plain', drawing: ['socket', 'small'], belongsTo: 'Pocket, Light and Color' },
    { sign: 'Small with a notch', drawing: ['socket', 'notch'], belongsTo: 'Advance and SP' },
    { sign: 'Tiny, with a shape of its own', drawing: ['socket', 'tiny'], belongsTo: 'Micro' },
  ],
  confidence: 'high',
  sources: ['nerdly', 'liquisearch'],
};

export const mainsAdapters: PlugTable = {
  id: 'mains-adapters',
  title: 'Mains adapters',
  warning: 'Never swap them: voltage and polarity differ.',
  columns: ['Adapter', 'Belongs to'],
  rows: [
    {
      sign: '6 V, centre negative, 3.5 mm plug',
      drawing: ['adapter', 'negative'],
      belongsTo: 'Only the original Game Boy (DMG)',
    },
    {
      sign: '3 V, centre positive, 2.35 mm plug',
      drawing: ['adapter', 'positive'],
      belongsTo: 'Pocket and Color',
    },
  ],
  confidence: 'high',
  sources: ['connectors'],
};
