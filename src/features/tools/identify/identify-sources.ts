import { paths } from '@/site/paths';

interface Source {
  title: string;
  /** An address, or a path of this site. */
  url: string;
}

const hardware = 'https://github.com/Gekkio/gb-hardware-db';
const opened = `${hardware}/tree/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/consoles/`;
const panDocs = 'https://github.com/gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/';
const threeBrew = 'https://www.3dbrew.org/w/index.php?title=Serials&';
const switchBrew = 'https://switchbrew.org/w/index.php?title=Product_Information&diff=';

export const sources = {
  ours: { title: 'Our console pages, each with its sources', url: paths.consoles },
  bulbapedia: {
    title: 'Bulbapedia: first Game Boy without a contrast knob',
    url: 'https://m.bulbapedia.bulbagarden.net/wiki/Game_Boy_Color',
  },
  hardware: { title: 'gb-hardware-db', url: hardware },
  dmg: { title: 'gb-hardware-db: opened DMG consoles', url: `${opened}DMG` },
  mgb: { title: 'gb-hardware-db: opened MGB consoles', url: `${opened}MGB` },
  cgb: { title: 'gb-hardware-db: opened CGB consoles', url: `${opened}CGB` },
  agb: { title: 'gb-hardware-db: opened AGB consoles', url: `${opened}AGB` },
  ags: { title: 'gb-hardware-db: opened AGS consoles', url: `${opened}AGS` },
  retorotoro: { title: 'Retorotoro: Game Boy Bros.', url: 'https://retorotoro.com/2019/02/01/gameboybros' },
  fandom: { title: 'Nintendo Fandom: Game Boy Pocket', url: 'https://nintendo.fandom.com/wiki/Game_Boy_Pocket' },
  digitalninjas: {
    title: 'digitalninjas: Game Boy Pocket',
    url: 'https://digitalninjas.de/retro-konsolen-sammlung/nintendo-gameboy-pocket/',
  },
  connectors: { title: 'Pan Docs: external connectors', url: `${panDocs}External_Connectors.md` },
  powerUp: { title: 'Pan Docs: power-up sequence', url: `${panDocs}Power_Up_Sequence.md` },
  knaru: {
    title: 'knaru: two SPs side by side, read the Model No. on the back',
    url: 'https://knaru.com/en/posts/4541',
  },
  wikipedia: {
    title: 'Wikipedia copy: Game Boy Advance SP',
    url: 'https://en.wikipedia.org/wiki/Game_Boy_Advance_SP',
  },
  gbasp: {
    title: 'gbasp.ru: main sign of a counterfeit SP',
    url: 'https://gbasp.ru/poddelka2-en.html',
  },
  serials: {
    title: '3dbrew: serial and model numbers',
    url: `${threeBrew}oldid=20483&mobileaction=toggle_view_mobile`,
  },
  regions: { title: '3dbrew: serials, December 2015', url: `${threeBrew}direction=next&oldid=15042` },
  switchModels: {
    title: 'Switchbrew, 1 August 2019',
    url: `${switchBrew}prev&oldid=7325&mobileaction=toggle_view_mobile`,
  },
  switchRegions: {
    title: 'Switchbrew, 30 March 2020',
    url: `${switchBrew}next&oldid=8973&mobileaction=toggle_view_mobile`,
  },
  siliconera: {
    title: 'Siliconera',
    url: 'https://www.siliconera.com/tencent-nintendo-switch-games-will-not-work-on-international-nintendo-switches/',
  },
  nerdly: {
    title: 'Nerdly Pleasures: Game Boy link ports',
    url: 'https://nerdlypleasures.blogspot.com/2021/04/game-boy-link-ports-cables.html',
  },
  liquisearch: {
    title: 'Liquisearch: third generation',
    url: 'https://www.liquisearch.com/game_link_cable/third_generation',
  },
} satisfies Record<string, Source>;

export type SourceKey = keyof typeof sources;

export interface Evidence {
  confidence: 'high' | 'medium';
  sources: readonly SourceKey[];
  /** The part without a source. The confidence does not cover this part. */
  unsourced?: string;
}
