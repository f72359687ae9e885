import type { GuideSource } from './claim';

/** Sources about the DS and 3DS families. */
export const dsSources = {
  dsButtons: {
    title: 'azukiglg: sticky buttons of a DS (Japanese)',
    url: 'https://azukiglg.hatenablog.com/entry/20051208/1134009710',
  },
  dsShell: {
    title: 'girtby.net: a new shell for a DS with a cracked hinge',
    url: 'https://girtby.net/archives/2009/01/11/they-dont-call-it-hardware-for-nothing',
  },
  dsScreen: {
    title: 'arial-18pt: a new lower screen for a DS (Japanese)',
    url: 'https://arial-18pt.blogspot.com/2009/08/ds_26.html',
  },
  liteHinge: {
    title: 'Engadget, July 2006: a cracked DS Lite',
    url: 'https://www.engadget.com/2006/07/17/behold-joystiqs-cracked-ds-lite/',
  },
  liteCables: {
    title: 'juancrack97: a DS Lite with worn buttons and hinge (Spanish)',
    url: 'https://juancrack97.blogspot.com/2025/11/adios-mi-nintendo-ds-lite-todo-querer.html',
  },
  liteSwitch: {
    title: 'boekhoch: the power switch of a DS Lite',
    url: 'https://boekhoch.blogspot.com/2010/12/power-to-ds.html',
  },
  liteFuse: {
    title: 'Khromov: a DS Lite that won’t turn on',
    url: 'https://khromov.wordpress.com/tag/nintendo/',
  },
  liteShoulder: {
    title: 'kfcblog: the left shoulder button of a DS Lite',
    url: 'https://kfcblog.blogspot.com/2008/06/how-i-fixed-my-nintendo-ds-lites-broken.html',
  },
  liteCharge: {
    title: 'Nintendo: charging the DS Lite',
    url: 'https://www.nintendo.com/consumer/systems/dslite/charge.jsp',
  },
  dsiShoulder: {
    title: 'ei26blog: the R button of a DSi (Japanese)',
    url: 'https://ei26blog.com/nintendo_dsi_r_button_repair',
  },
  dsiSocket: {
    title: 'giltesa: USB-C kit for the DSi and DSi XL',
    url: 'https://github.com/giltesa/Nintendo-DSi-USB-C-Kit',
  },
  chargers: {
    title: 'Best Buy Canada: which charger fits which DS',
    url: 'https://www.bestbuy.ca/en-ca/category/nintendo-ds-batteries-chargers/22038',
  },
  plugs: {
    title: 'Pan Docs: external connectors',
    url: 'https://github.com/gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/External_Connectors.md',
  },
  threeBattery: {
    title: 'Adweek: iFixit opens a 3DS',
    url: 'https://www.adweek.com/digital/nintendo-3ds-japan-model-torn-apart-by-ifixit/',
  },
  threeNoBattery: {
    title: 'ei26blog: a 3DS whose battery died in storage (Japanese)',
    url: 'https://ei26blog.com/3ds-battery-replace/',
  },
  threeSwollen: {
    title: 'pc819: a swollen 3DS battery (Japanese)',
    url: 'https://pc819.com/media/game-trouble/3ds-battery-swell',
  },
  threeShoulder: {
    title: 'ei26blog: the R button of a 3DS (Japanese)',
    url: 'https://ei26blog.com/?p=4613',
  },
  threePad: {
    title: 'ei26blog: a new Circle Pad cap for a 3DS (Japanese)',
    url: 'https://ei26blog.com/?p=4815',
  },
  threeSocket: {
    title: 'tadachi: the charging socket of a 3DS (Japanese)',
    url: 'https://tadachi.txt-nifty.com/blog/2016/09/nintendo-3ds-b8.html',
  },
  threeScratches: {
    title: 'Hippo Chippies: scratches on the upper screen of a 3DS',
    url: 'https://hippochippies.com/2012/01/22/3ds-hardware-flaw/',
  },
  threeNoRepairs: {
    title: 'irvinejp.net, quoting Nintendo’s support, March 2021 (Japanese)',
    url: 'https://irvinejp.net/pcdiy/nintendo-3ds_eol',
  },
  threeXlButtons: {
    title: 'picico: the A button of a 3DS XL (Japanese)',
    url: 'https://picico.net/?p=44713',
  },
  threeXlSocket: {
    title: 'tsurineta: the charging socket of a 3DS XL (Japanese)',
    url: 'https://tsurineta.69moons.com/3ds-repairing',
  },
  newNoRepairs: {
    title: 'Hardware Upgrade: no more repairs of the New 3DS (Italian)',
    url: 'https://gaming.hwupgrade.it/news/videogames/nintendo-da-l-ultimo-saluto-alla-serie-3ds-nessuna-riparazione-i-ricambi-sono-esauriti_130235.html',
  },
  familyNoRepairs: {
    title: 'Player.it, September 2025: no more repairs of the 3DS family (Italian)',
    url: 'https://www.player.it/news/604365-nintendo-chiude-definitivamente-il-sipario-per-queste-2-sue-storiche-console-con-cui-abbiamo-passato-ladolescenza-stop-alle-riparazioni.html',
  },
  newXlButton: {
    title: 'sukiaraba: a weak A button of a New 3DS XL (Japanese)',
    url: 'https://sukiaraba-game.jp/?p=57882',
  },
  newTwoVolume: {
    title: 'ei26blog: the volume slider of a New 2DS XL (Japanese)',
    url: 'https://ei26blog.com/new_nintendo2dsll_volume_repair',
  },
  threeSerials: {
    title: '3dbrew: serial numbers and their regions',
    url: 'https://www.3dbrew.org/w/index.php?title=Serials&direction=next&oldid=15042',
  },
  threeLock: {
    title: 'Engadget, January 2011: the 3DS will be region locked',
    url: 'https://www.engadget.com/2011/01/11/report-3ds-will-be-region-locked/',
  },
  threeChildren: {
    title: 'Engadget, December 2010: children under six shouldn’t use 3D',
    url: 'https://www.engadget.com/2010-12-30-nintendo-3ds-warning-label-children-under-six-shouldnt-use-3d.html',
  },
} satisfies Record<string, GuideSource>;
