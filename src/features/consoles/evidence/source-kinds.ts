/** The kinds of sources, the strongest first, with a description for readers. */
export const sourceKinds = {
  nintendo: { title: 'Nintendo', text: 'Nintendo’s own pages, manuals, patents and interviews.' },
  technical: {
    title: 'Technical',
    text: 'Hardware databases, documentation by developers, source code and teardowns.',
  },
  press: { title: 'Press', text: 'Magazines, newspapers and news sites, some as copies.' },
  wiki: { title: 'Wikis', text: 'Wikipedia, other wikis and their many copies.' },
  fan: { title: 'Fans', text: 'Blogs, fan pages, shops and whatever else fits nowhere above.' },
  inferred: { title: 'Inferred', text: 'No source says it: we infer it from one that describes the hardware.' },
} as const;

export type SourceKind = keyof typeof sourceKinds;

/** Maps a kind to its hosts. A host includes its subdomains. All other hosts belong to fans. */
const hosts: Partial<Record<SourceKind, readonly string[]>> = {
  nintendo: [
    'nintendo.com',
    'nintendo.co.jp',
    'nintendo.co.uk',
    'nintendo.de',
    'nintendo-europe.com',
    'patents.google.com',
  ],
  technical: [
    ...['github.com', '3dbrew.org', 'dsibrew.org', 'switchbrew.org', 'zitrus-docs.pages.dev', 'docslib.org'],
    ...['ithistory.org', 'ifixit.com'],
  ],
  press: [
    ...['nintendolife.com', 'cubed3.com', 'famitsu.com', 'game.watch.impress.co.jp', 'kotaku.com', 'everyeye.it'],
    ...['animenewsnetwork.com', 'gamerant.com', 'engadget.com', 'adweek.com', 'gamezone.dev.playwire.com', 'bbc.co.uk'],
    ...['bbci.co.uk', 'videogameschronicle.com', 'thedigitalfix.com', 'narinari.com', 'gamespot.com', 'polygon.com'],
    ...['theguardian.com', 'spong.com', 'gamecubicle.com', 'megagames.com', 'newswireexplorer.com', 'eurogamer.net'],
    ...['nintendoworldreport.com', 'itworld.com', 'digitalreviews.net', 'venturebeat-com-develop.go-vip.co'],
    ...['theage.com.au', 'gamedeveloper.com', 'iranerooz.com', 'siliconera.com', 'gamesradar.com', 'rocketnews24.com'],
    ...['newatlas.com', 'theverge.com', 'redorbit.com', 'bt.com', 'kidscreen.com', 'wired.jp', 'multiplayer.it'],
    ...[
      'bild.de',
      'ascii.jp',
      'mercurynews.com',
      'inside-games.jp',
      'itproportal.com',
      'news.yahoo.co.jp',
      'gamona.de',
    ],
    ...[
      'automaton-media.com',
      'spieletipps.de',
      'lowyat.net',
      'gamepur.com',
      'stuff.tv',
      'gamereactor.eu',
      'tomshw.it',
    ],
    ...['junkee.com', 'darkzero.co.uk', 'gameskinny.com'],
  ],
  wiki: [
    ...['wikipedia.org', 'wikiwand.com', 'wikimili.com', 'fandom.com', 'askwikinow.com', 'know.cf', 'profilbaru.com'],
    ...['fanyv88.com', 'piglix.com', 'wiki.niidae.com', 'everything2.com', 'liquisearch.com', 'primidi.com'],
    ...['mariowiki.com', 'anonyproxies.com', 'pwojczyn.com', 'wikisum.wiki', 'the-uncensored-wiki.com', 'arnes.si'],
    ...['nintendowiki.wiki', 'grokipedia.com', 'auctiva.com', 'pedia.3rd-in.co.jp', 'wiki.eltrincagoti.ynh.fr'],
  ],
};

interface Source {
  title: string;
  url: string | null;
}

export function kindOf({ title, url }: Source): SourceKind {
  if (title.startsWith('Inferred')) return 'inferred';
  if (/wikipedia/i.test(title)) return 'wiki';
  const host = url === null ? '' : new URL(url).hostname.replace(/\.$/, '');
  const kinds = Object.keys(sourceKinds) as SourceKind[];
  return kinds.find((kind) => hosts[kind]?.some((domain) => host === domain || host.endsWith(`.${domain}`))) ?? 'fan';
}
