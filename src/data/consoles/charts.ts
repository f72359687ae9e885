/** A value of a chart. A list has the numbers of several machines, and null is unknown. */
type ChartValue = string | number | readonly number[] | null;

/**
 * The content of a chart. `npm run generate -- charts` draws the picture. The table below the picture has the values.
 */
export interface Chart {
  /** The name of the picture `/images/charts/{name}.svg`. The place of the chart on the page has the same name. */
  name: string;
  /** The height of the picture. Its width is 480. */
  height: number;
  title: string;
  /** A few sentences for everybody. They replace the picture for visitors who do not see it. */
  text: string;
  columns: readonly string[];
  rows: readonly (readonly ChartValue[])[];
  /** True when the first column has names of consoles, spelled as on the pages of the consoles. */
  namesConsoles?: true;
  note?: string;
  sources: readonly { title: string; url: string }[];
}

const stopwatch2012 = {
  title: 'Nintendo Life, September 2012: results of the battery test',
  url: 'http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy',
};

export const batteryLife = {
  name: 'battery-life',
  height: 470,
  title: 'Battery life: printed and measured',
  text: 'The bars are the hours that Nintendo printed, from the lowest to the highest figure; the dots are machines that ran against the clock, most of them used ones in 2012 and 2013, the Switch in 2017 and 2019. The Game Boy Color outlasted what was printed, and so did one of two Game Boy Advances. All runs on rechargeable batteries but one of the 3DS stayed in the lower half of the printed range, or below it.',
  columns: ['Model', 'Printed, lowest (hours)', 'Printed, highest (hours)', 'Measured (hours)'],
  rows: [
    ['Game Boy', 15, 35, null],
    ['Game Boy Pocket', 8, 10, null],
    ['Game Boy Light', 12, 20, null],
    ['Game Boy Color', 10, 20, [35.75]],
    ['Game Boy Advance', 15, 15, [10.23, 29.53]],
    ['SP, front light', 10, 18, [8.03, 8.08, 11.93]],
    ['SP, backlight', null, null, [4.83, 5.28]],
    ['Game Boy Micro', 5, 10, [5.5]],
    ['DS', 6, 10, [4.7, 6.02]],
    ['DS Lite', 5, 19, [3.77, 4.5, 4.63]],
    ['DSi', 3, 14, [3.2, 4.03, 4.23]],
    ['DSi XL', 4, 17, [5.75]],
    ['3DS', 3, 5, [3.85, 3.92, 3.93, 4.18]],
    ['3DS XL', 3.5, 6.5, [4.37, 4.53, 4.97]],
    ['2DS', 3.5, 5.5, [4.12, 4.42]],
    ['Switch', 2.5, 6.5, [2.47, 2.75, 3.05, 3.25]],
    ['Switch, 2019 revision', 4.5, 9, [3.88, 4.83, 5.6]],
    ['Switch Lite', 3, 7, null],
  ],
  note: 'The big test of September 2012 ran at full brightness, as one player reports, with machines of different ages; a first one in July did, with a different game on each, and of that we have seen four results. In October 2013 three machines ran Mario Kart 7 and others no game, at full brightness. An interruption spoilt the run of the original Game Boy, which is left out. The Switch ran Breath of the Wild, or Super Smash Bros. Ultimate for 2.75 and 4.83 hours, mostly at full brightness; the 3.05 and 3.25 hours are at its usual brightness, the 5.6 at about half. We found no test of the Switch Lite that names its settings. The ranges of the 3DS family are for 3DS games. Not all bars are Nintendo’s own word: the 35 hours of the original Game Boy come from Japanese sources, the Color’s 10 from a trade report and the DSi XL’s 4 from a student paper. A later list, said to be Nintendo’s, has 10 to 14 hours for the DS. For the backlit SP no printed figure has a firm source.',
  sources: [
    stopwatch2012,
    {
      title: 'GeekDad, July 2012: the first battery test',
      url: 'https://geekdad.com/2012/07/3ds-xl-real-time-battery-test/',
    },
    {
      title: 'Nintendo Life, October 2013: nine handhelds without a game',
      url: 'http://www.nintendolife.com/news/2013/10/video_heres_how_the_2ds_stacks_up_against_other_handhelds_when_it_comes_to_stamina',
    },
    {
      title: 'Nintendo Life, October 2013: the 2DS tested beside its family',
      url: 'https://www.nintendolife.com/news/2013/10/parent_trap_nintendo_2ds_family_stress_test',
    },
    {
      title: 'Engadget, 8 January 2011: battery figures by Nintendo',
      url: 'https://www.engadget.com/2011-01-08-nintendo-3ds-good-for-only-3-to-8-hours-of-play-time-per-charge.html',
    },
    {
      title: 'USgamer, August 2019: the Switch of 2017 and the revised one in GameXplain’s tests',
      url: 'https://www.usgamer.net/articles/nintendo-switchs-improved-battery-life-subjected-to-punishing-test',
    },
    {
      title: 'Multiplayer.it, February 2017: GameSpot’s and Siliconera’s tests of the Switch',
      url: 'https://multiplayer.it/notizie/180299-dopo-i-primi-test-confermata-la-durata-della-batteria-di-nintendo-switch.html',
    },
    {
      title: 'CNET, 2017: test of the Switch',
      url: 'https://www.cnet.com/tech/gaming/how-long-does-the-nintendo-switch-battery-last/',
    },
    {
      title: 'Tom’s Guide, 2019: old and revised Switch tested',
      url: 'https://www.tomsguide.com/news/new-nintendo-switch-battery-life-tested-how-much-better-is-it',
    },
    {
      title: 'Press Start, August 2019: test of the revised Switch',
      url: 'https://press-start.com.au/news/nintendo/2019/08/05/heres-the-first-new-nintendo-switch-first-battery-life-test/',
    },
  ],
} as const satisfies Chart;

export const launchPrices = {
  name: 'launch-prices',
  height: 470,
  title: 'US launch prices, then and in dollars of May 2026',
  text: 'Each line runs from the price on the launch day in the United States to what that is in the dollars of May 2026. Of these the Switch was the dearest by both counts, the Game Boy Pocket the cheapest. The original Game Boy’s $89.99 is $242 today, more than a DS Lite or a 2DS cost by the same measure.',
  namesConsoles: true,
  columns: ['Model', 'Launch', 'Price then ($)', 'In dollars of May 2026 ($)'],
  rows: [
    ['Game Boy', 'July 1989', 89.99, 242.43],
    ['Game Boy Pocket', 'September 1996', 69.99, 148.64],
    ['Game Boy Color', 'November 1998', 79.95, 163.37],
    ['Game Boy Advance', 'June 2001', 99.99, 188.25],
    ['Game Boy Advance SP', 'March 2003', 99.99, 181.92],
    ['Nintendo DS', 'November 2004', 149.99, 263.17],
    ['Game Boy Micro', 'September 2005', 99.99, 168.56],
    ['Nintendo DS Lite', 'June 2006', 129.99, 214.7],
    ['Nintendo DSi', 'April 2009', 169.99, 267.15],
    ['Nintendo DSi XL', 'March 2010', 189.99, 292.56],
    ['Nintendo 3DS', 'March 2011', 249.99, 374.9],
    ['Nintendo 3DS XL', 'August 2012', 199.99, 290.92],
    ['Nintendo 2DS', 'October 2013', 129.99, 186.53],
    ['New Nintendo 3DS XL', 'February 2015', 199.99, 285.53],
    ['New Nintendo 3DS (bundle)', 'September 2015', 219.99, 309.84],
    ['Nintendo Switch', 'March 2017', 299.99, 412.36],
    ['New Nintendo 2DS XL', 'July 2017', 149.99, 205.34],
    ['Nintendo Switch Lite', 'September 2019', 199.99, 261.03],
  ],
  note: 'By the US consumer price index of the month of launch, without sales tax. The Game Boy Light was never sold there. The Switch OLED of 2021 ($349.99) and the Switch 2 of 2025 ($449.99) cost more and are outside our scope. Each price has its source on the page of its console, where the yearly average of the index is used, so that the figures differ a little.',
  sources: [
    {
      title: 'US consumer price index, all items (Bureau of Labor Statistics)',
      url: 'https://github.com/datasets/cpi-us/blob/a1f785a433e22924ef9a438f8996130b1d00374f/data/cpiai.csv',
    },
    {
      title: 'GamesRadar, April 2025: prices of the Switch 2 and the OLED model',
      url: 'https://gamesradar.com/hardware/nintendo-switch-2-release-date-price-confirmed',
    },
  ],
} as const satisfies Chart;

export const sales = {
  name: 'sales',
  height: 360,
  title: 'Units sold, year by year after launch',
  text: 'Each line runs from the day a family was first sold through the counts that were published. The DS passed 100 million in its fifth year and stood at 128.89 million a year later. The Switch had sold 79.87 million within four years and stood at 155.37 million five years later, ahead of the 154.02 million at which the DS family ended. The 3DS, whose price was cut in its first summer, ended at 75.94 million.',
  columns: ['Family', 'Day', 'Sold by then (million)'],
  rows: [
    ['Game Boy Advance', '21 March 2001', 0],
    ['Game Boy Advance', '30 June 2010', 81.51],
    ['Nintendo DS', '21 November 2004', 0],
    ['Nintendo DS', '6 March 2009', 100],
    ['Nintendo DS', '31 March 2010', 128.89],
    ['Nintendo 3DS', '26 February 2011', 0],
    ['Nintendo 3DS', '31 March 2011', 3.61],
    ['Nintendo 3DS', '31 December 2020', 75.94],
    ['Nintendo Switch', '3 March 2017', 0],
    ['Nintendo Switch', '31 December 2020', 79.87],
    ['Nintendo Switch', '31 December 2025', 155.37],
  ],
  note: 'Between two dots the line is only a connection: sales were not even. The end of the DS family, at 154.02 million, has no day and no dot. The Game Boy is left out: we know its 118.69 million, Color included, but no counts by year. Splits of 69.42 and 49.27 million and of 87.66 and 31.03 million are in print; we have traced neither to Nintendo.',
  sources: [
    { title: 'GiocareOra: totals of Nintendo hardware', url: 'https://giocareora.com/?p=1433' },
    {
      title: 'GameSpot: 100 millionth DS shipped',
      url: 'https://www.gamespot.com/articles/nintendo-ships-100-millionth-ds-mario-kart-ds-tops-10-million/1100-6205891/',
    },
    {
      title: 'Nintendo Insider: 3.61 million 3DS',
      url: 'https://www.nintendo-insider.com/nintendo-3ds-achieves-3-61-million-unit-sales-since-launch-software-hits-9-43-million/',
    },
    {
      title: 'NintendoFuse, 2021: Switch 79.87 million, 3DS 75.94 million',
      url: 'https://nintendofuse.com/nintendo-switch-surpasses-3ds-sales-with-79-million-units/',
    },
    {
      title: 'VGC, February 2026: Switch 155.37 million',
      url: 'https://www.videogameschronicle.com/news/switch-is-officially-nintendos-best-selling-console-ever-overtaking-ds/',
    },
  ],
} as const satisfies Chart;

export const weight = {
  name: 'weight',
  height: 420,
  title: 'Weight and size, ready to play',
  text: 'A circle stands at the year of the first sale and the weight with batteries; its area is that of the closed front, width times height. The Micro of 2005 weighs 80 g, a fifth of the Switch with its controllers. Of those that fold, the SP is the lightest at 143 g, the 3DS XL the heaviest at 336 g.',
  namesConsoles: true,
  columns: ['Model', 'Year', 'Weight (g)', 'Width (mm)', 'Height (mm)'],
  rows: [
    ['Game Boy', '1989', 310, 90, 148],
    ['Game Boy Pocket', '1996', 150, 77.6, 127.6],
    ['Game Boy Light', '1998', 190, 80, 135],
    ['Game Boy Advance SP', '2003', 143, 82, 84.6],
    ['Nintendo DS', '2004', 275, 148.7, 84.7],
    ['Game Boy Micro', '2005', 80, 101, 50],
    ['Nintendo DS Lite', '2006', 218, 133, 73.9],
    ['Nintendo DSi', '2008', 214, 137, 74.9],
    ['Nintendo DSi XL', '2009', 314, 161, 91.4],
    ['Nintendo 3DS', '2011', 235, 134, 74],
    ['Nintendo 3DS XL', '2012', 336, 156, 93],
    ['New Nintendo 3DS XL', '2014', 329, 160, 93.5],
    ['Nintendo Switch', '2017', 398, 239, 102],
    ['Nintendo Switch Lite', '2019', 275, 208, 91.1],
  ],
  note: 'Folding models closed, the Switch with its Joy-Con. Left out are models whose weight with batteries or whose size has no firm source: Game Boy Color, Game Boy Advance, 2DS, New 3DS and New 2DS XL. Each value has its source on the page of its console.',
  sources: [],
} as const satisfies Chart;

export const linkSpeed = {
  name: 'link-speed',
  height: 172,
  title: 'Speed of the link cable',
  text: 'The link of the original Game Boy carries 8,192 bits a second. A Game Boy Color doubles that, and with its fast clock reaches 64 times as much.',
  columns: ['Console and mode', 'Bits a second'],
  rows: [
    ['Game Boy', 8192],
    ['Color, double speed', 16384],
    ['Color, fast clock', 262144],
    ['Color, fast clock, double speed', 524288],
  ],
  sources: [
    {
      title: 'Pan Docs: serial data transfer',
      url: 'https://github.com/gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/Serial_Data_Transfer_(Link_Cable).md',
    },
  ],
} as const satisfies Chart;

export const charts: readonly Chart[] = [batteryLife, launchPrices, sales, weight, linkSpeed];
