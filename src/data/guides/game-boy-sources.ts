import type { GuideSource } from './claim';

/** Sources about the Game Boy and Game Boy Advance families. */
export const gameBoySources = {
  apcGameBoy: {
    title: 'APC Australia, November 2020: iFixit opens a Game Boy',
    url: 'https://www.pressreader.com/australia/apc-australia/20201102/285168655819466',
  },
  timeless: {
    title: 'Timeless Gaming UK: restoring a Game Boy',
    url: 'https://timelessgaminguk.blogspot.com/2017/08/a-tale-of-two-game-boys-restoration-and.html',
  },
  deadLines: {
    title: 'retro-gamer.jp: missing lines on a Game Boy (Japanese)',
    url: 'https://retro-gamer.jp/?p=826',
  },
  leakedGameBoy: {
    title: 'flohei.de: fixing a Game Boy whose batteries leaked',
    url: 'https://flohei.de/2015/09/fixing-my-game-boy/',
  },
  repairCafe: {
    title: 'Repair Café Gumpoldskirchen: leaked batteries in a Game Boy (German)',
    url: 'https://repaircafe-gumpoldskirchen.at/?p=131',
  },
  gameBoyButtons: {
    title: 'technology-blog.net: repairing a Game Boy (German)',
    url: 'https://technology-blog.net/gameboy-classic-reparieren/',
  },
  wrongScrews: {
    title: 'ch3cooh: a Game Boy closed with Phillips screws (Japanese)',
    url: 'https://blog.ch3cooh.jp/entry/20161212/1481504400',
  },
  vinegar: {
    title: 'Retorotoro: vinegar syndrome, its cause and its repair (Japanese)',
    url: 'https://retorotoro.com/2021/03/02/gb04/',
  },
  pocketFilm: {
    title: 'ochiblo: a Pocket with a new polarising film (Japanese)',
    url: 'https://ochiblo.hatenadiary.com/entry/2023/10/15/211200',
  },
  pocketPower: {
    title: 'pratto: a Pocket that started again after cleaning (Japanese)',
    url: 'https://note.com/pratto/n/n058ead9d8366',
  },
  colorFilm: {
    title: 'ei26blog: vinegar syndrome of a Game Boy Color (Japanese)',
    url: 'https://ei26blog.com/?p=5075',
  },
  repairWiki: {
    title: 'Repair Wiki: Game Boy Color',
    url: 'https://repair.wiki/w/Nintendo_Game_Boy_Color',
  },
  colorLeak: {
    title: 'Start2Replay: cleaning battery leaks on the Game Boy Color',
    url: 'https://www.start2replay.com/en/guides/reparatie/game-boy-color/batterijlekken-reinigen',
  },
  advancePower: {
    title: 'ActualApp: a Game Boy Advance that won’t start (Spanish)',
    url: 'https://actualapp.com/como-arreglar-facilmente-antigua-gba-no-enciende-59142',
  },
  spCharger: {
    title: 'RetroSix Wiki: battery charge circuit of the SP',
    url: 'https://www.retrosix.wiki/battery-charge-circuit-gba-sp',
  },
  spLight: {
    title: 'Snarky Collects Games: an SP with a dead light',
    url: 'https://snarkycollectsgames.blogspot.com/2014/01/gba-sp-truly-broken.html',
  },
  spLines: {
    title: 'ITmedia: missing lines on an SP (Japanese)',
    url: 'https://nlab.itmedia.co.jp/nl/spv/2412/22/news021.html',
  },
  spFake: {
    title: 'gbasp.ru: main sign of a counterfeit SP',
    url: 'https://gbasp.ru/poddelka2-en.html',
  },
  microInside: {
    title: 'Newlaunches: inside the Game Boy Micro',
    url: 'https://newlaunches.com/archives/inside_the_game_boy_micro.php',
  },
  microButtons: {
    title: 'fuji.sakuratan.com: cleaning the buttons of a Micro (Japanese)',
    url: 'https://fuji.sakuratan.com/portable-game/gbm-bunkai',
  },
} satisfies Record<string, GuideSource>;
