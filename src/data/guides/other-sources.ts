import type { GuideSource } from './claim';

/** Sources about the Switch, and about care. */
export const otherSources = {
  switchScore: {
    title: 'Neowin, June 2025: iFixit halves the score of the Switch',
    url: 'https://www.neowin.net/news/ifixit-explains-why-it-is-cutting-the-repairability-score-of-the-nintendo-switch-by-half/',
  },
  switchInside: {
    title: 'SlashGear, March 2017: iFixit opens a Switch',
    url: 'https://www.slashgear.com/see-inside-nintendo-switch-with-ifixits-teardown-04477167/',
  },
  switchDrift: {
    title: 'TheSixthAxis, April 2023: free repair of drifting Joy-Con',
    url: 'https://www.thesixthaxis.com/2023/04/03/nintendo-will-fix-all-drifting-joy-con-for-free-in-uk-and-eu-even-outside-of-warranty/',
  },
  liteDrift: {
    title: 'Galaxus: Nintendo repairs drift outside the warranty',
    url: 'https://galaxus.at/en/page/joy-con-drift-nintendo-repairs-controllers-outside-the-warranty-period-27166',
  },
  switchSwollen: {
    title: 'J-CAST, March 2022: swollen Switch batteries (Japanese)',
    url: 'https://j-cast.com/trend/2022/03/23433691.html?p=all',
  },
  switchSlot: {
    title: 'Breaking Latest, July 2023: Nintendo on cleaning the card slot',
    url: 'https://www.breakinglatest.news/technology/nintendo-advises-against-using-cotton-swabs-and-blowing-air-to-clean-switch-game-consoles-card-slot/',
  },
  switchCharge: {
    title: 'Destructoid, 2020: Nintendo on charging every six months',
    url: 'https://www.destructoid.com/nintendo-urges-switch-owners-to-charge-their-devices-once-every-six-months-to-avoid-an-unchargeable-battery/',
  },
  switchBan: {
    title: 'RetroOnly: how to see whether a Switch is banned',
    url: 'https://retroonly.com/how-do-i-check-if-a-nintendo-switch-is-banned/',
  },
  switchCards: {
    title: 'Siliconera: Tencent’s cards on other consoles',
    url: 'https://www.siliconera.com/tencent-nintendo-switch-games-will-not-work-on-international-nintendo-switches/',
  },
  switchLiteInside: {
    title: 'APC Australia, December 2019: iFixit opens a Switch Lite',
    url: 'https://www.pressreader.com/australia/apc-australia/20191202/281599537348134',
  },
  switchLiteScreen: {
    title: 'Mundo1phone, April 2024: replacing the screen of a Switch Lite',
    url: 'https://mundo1phone.blogspot.com/2024/04/nintendo-nintendo-switch-2-lite-with.html',
  },
  switchLiteScore: {
    title: 'SmartWorld, 2019: iFixit on the Switch Lite (Italian)',
    url: 'https://www.smartworld.it/videogiochi/nintendo-switch-lite-ifixit.html',
  },
  fakeGames: {
    title: 'kleemans.ch: real or fake Game Boy games',
    url: 'https://kleemans.ch/static/fake-gameboy-games',
  },
  fakeAdvance: {
    title: 'Press the Buttons, 2007: spot the fakes',
    url: 'https://www.pressthebuttons.com/2007/12/spot-the-fakes.html',
  },
  duracell: {
    title: 'Duracell: frequently asked questions',
    url: 'https://www.manualshelf.com/manual/duracell/aa-ctx24/frequently-asked-questions-english/page-3.html',
  },
  coinCells: {
    title: 'ConsoleMods Wiki: batteries of Advance games',
    url: 'https://consolemods.org/wiki/index.php?oldid=14325&title=GBA%3AGame_Battery_Replacement',
  },
  contacts: {
    title: 'Retro Tech Lab: cleaning cartridges',
    url: 'https://www.retrotechlab.com/how-to-clean-and-maintain-cartridge-based-games-a-complete-guide',
  },
  retrobright: { title: 'Wikipedia: Retrobright', url: 'https://en.wikipedia.org/wiki/Retrobright' },
  tenYears: {
    title: 'TechyMag: ten years after bleaching a Dreamcast',
    url: 'https://techymag.co.uk/post/10-year-sega-dreamcast-experiment-exposes-the-detrimental-effects-of-retrobrighting-yellowed-plastic-1555.html',
  },
  electricalSafety: {
    title: 'Electrical Safety Foundation: how to spot battery problems',
    url: 'https://www.esfi.org/how-to-spot-battery-problems-rema/',
  },
  countySafety: {
    title: 'Allen County, Indiana: lithium battery safety',
    url: 'https://www.allencounty.in.gov/754/Lithium-Battery-Safety',
  },
  bulgingPacks: {
    title: 'Yungbang Power: handling a bulging battery',
    url: 'https://yungbangpower.com/blog/how-to-handle-bulging-lipo-battery-safety-guide',
  },
  swollenPacks: {
    title: 'r/techsupport: swollen batteries',
    url: 'https://rtech.support/docs/factoids/swollen-battery.html',
  },
} satisfies Record<string, GuideSource>;
