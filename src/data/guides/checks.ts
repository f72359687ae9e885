import { paths } from '@/site/paths';
import type { ClaimSection } from './claim';
import { guideSources as from } from './sources';

export const checks: readonly ClaimSection[] = [
  {
    id: 'check-hinge',
    title: 'Hinge',
    claims: [
      {
        text: 'Look for a hairline crack at the left hinge.',
        models: ['nintendo-ds-lite'],
        sources: [from.liteHinge],
      },
      {
        text: 'Open and close it while it runs. A flickering upper screen or a silent speaker points to the cable in the hinge.',
        models: ['nintendo-ds-lite', 'nintendo-3ds-xl'],
        sources: [from.liteCables, from.threeXlButtons],
      },
      {
        text: 'Look for cracks round both ends of the hinge: the shell breaks there.',
        models: ['nintendo-ds'],
        sources: [from.dsShell],
      },
    ],
  },
  {
    id: 'check-screen',
    title: 'Screen',
    claims: [
      {
        text: 'Turn the contrast up and count missing lines. Upright ones can be mended, level ones hardly.',
        models: ['game-boy'],
        sources: [from.deadLines, from.timeless],
      },
      {
        text: 'A dark patch and a smell of vinegar mean that the film on the screen decays. It gets worse.',
        models: ['game-boy-pocket', 'game-boy-color', 'game-boy-advance'],
        sources: [from.vinegar, from.colorFilm],
      },
      {
        text: 'Tilt the upper screen against a lamp: two upright scratches come from the rim of the lower one.',
        models: ['nintendo-3ds'],
        sources: [from.threeScratches],
      },
      {
        text: 'Ask for a photograph with the screen on. New lines on a Switch Lite mean a repair of 65 steps.',
        models: ['nintendo-switch-lite'],
        sources: [from.switchLiteScreen],
      },
    ],
  },
  {
    id: 'check-battery',
    title: 'Battery',
    claims: [
      {
        text: 'Look along the back: a bent cover or a gap at its edge means a swollen battery.',
        models: ['nintendo-switch', 'nintendo-3ds'],
        sources: [from.switchSwollen, from.threeSwollen],
      },
      {
        text: 'See it start without its charger. With a dead battery a 3DS doesn’t even start on it.',
        models: ['nintendo-3ds'],
        sources: [from.threeNoBattery],
      },
      {
        text: 'Open the battery lid. White crystals wipe off; green or black contacts need more, and the board may be hit.',
        models: ['game-boy', 'game-boy-color'],
        sources: [from.colorLeak, from.repairCafe],
      },
    ],
  },
  {
    id: 'check-shell',
    title: 'Shell',
    more: [[paths.identify, 'Which one do I have?']],
    claims: [
      {
        text: 'Look at the screws. Phillips heads on the outside, where six tri-wing screws belong, suggest that somebody has been in.',
        models: ['game-boy'],
        sources: [from.apcGameBoy, from.wrongScrews],
      },
      {
        text: 'Yellow plastic has had light or heat, and may be brittle. Bleached plastic can turn yellow again.',
        models: [],
        sources: [from.retrobright, from.tenYears],
      },
    ],
  },
  {
    id: 'check-region',
    title: 'Region',
    more: [[paths.post('imports-regions-and-closed-shops'), 'Imports, region locks and closed shops']],
    claims: [
      {
        text: 'A 3DS, 2DS or New model plays 3DS cards of its own region only. The serial number tells which.',
        models: [
          'nintendo-3ds',
          'nintendo-3ds-xl',
          'nintendo-2ds',
          'new-nintendo-3ds',
          'new-nintendo-3ds-xl',
          'new-nintendo-2ds-xl',
        ],
        sources: [from.threeLock, from.threeSerials],
      },
      {
        text: 'Cards of Tencent for mainland China run only on the Chinese Switch.',
        models: ['nintendo-switch', 'nintendo-switch-lite'],
        sources: [from.switchCards],
      },
    ],
  },
  {
    id: 'check-controls',
    title: 'Buttons and sticks',
    claims: [
      {
        text: 'Press R and L often. On these they wear out.',
        models: ['nintendo-ds-lite', 'nintendo-dsi', 'nintendo-3ds'],
        sources: [from.liteShoulder, from.dsiShoulder, from.threeShoulder],
      },
      {
        text: 'Touch the rubber of the Circle Pad: with age it gets sticky and comes off.',
        models: ['nintendo-3ds'],
        sources: [from.threePad],
      },
      {
        text: 'Leave both sticks alone in a menu and watch whether something moves. On the Lite they don’t come off.',
        models: ['nintendo-switch', 'nintendo-switch-lite'],
        sources: [from.switchDrift, from.liteDrift],
      },
      {
        text: 'Press A quickly and often: on these it may miss presses.',
        models: ['nintendo-3ds-xl', 'new-nintendo-3ds-xl'],
        sources: [from.threeXlButtons, from.newXlButton],
      },
    ],
  },
  {
    id: 'check-ports',
    title: 'Ports',
    claims: [
      {
        text: 'Plug in the charger and move the plug a little. The light must stay on.',
        models: ['nintendo-3ds', 'nintendo-3ds-xl'],
        sources: [from.threeSocket, from.threeXlSocket],
      },
      {
        text: 'See it charge. Its only charging port is soldered to the main board.',
        models: ['nintendo-switch'],
        sources: [from.switchScore],
      },
      {
        text: 'See it charge: a small filter behind the socket likes to blow.',
        models: ['game-boy-advance-sp'],
        sources: [from.spCharger],
      },
    ],
  },
  {
    id: 'check-slot',
    title: 'Cartridge slot',
    claims: [
      {
        text: 'Bring a game that works. A garbled Nintendo logo means a bad contact: the logo comes from the cartridge.',
        models: ['game-boy'],
        sources: [from.repairCafe],
      },
      {
        text: 'Try a card in the slot, and don’t blow into it: Nintendo warns of rust.',
        models: ['nintendo-switch', 'nintendo-switch-lite'],
        sources: [from.switchSlot],
      },
    ],
  },
  {
    id: 'check-fakes',
    title: 'Fakes',
    more: [[paths.post('spotting-fake-gba-cartridges'), 'Real or fake? Checking a Game Boy Advance cartridge']],
    claims: [
      {
        text: 'Look for the number pressed into the label of a cartridge, and compare its code with the game.',
        models: ['game-boy', 'game-boy-color', 'game-boy-advance'],
        sources: [from.fakeGames, from.fakeAdvance],
      },
      {
        text: 'Consoles are copied, too. An original SP plays Game Boy cartridges, and has a switch in its slot for that.',
        models: ['game-boy-advance-sp'],
        sources: [from.spFake],
      },
    ],
  },
  {
    id: 'check-chargers',
    title: 'Chargers',
    more: [[`${paths.identify}#mains-adapters`, 'Mains adapters of the old models']],
    claims: [
      {
        text: 'The DS takes the charger of the SP, the DS Lite one of its own. The DSi and every 3DS and 2DS share theirs.',
        models: [
          'game-boy-advance-sp',
          'nintendo-ds',
          'nintendo-ds-lite',
          'nintendo-dsi',
          'nintendo-3ds',
          'nintendo-2ds',
        ],
        sources: [from.chargers],
      },
      {
        text: 'Never swap mains adapters of the old models: the original Game Boy has its minus in the centre, the Pocket and Color their plus.',
        models: ['game-boy', 'game-boy-pocket', 'game-boy-color'],
        sources: [from.plugs],
      },
    ],
  },
  {
    id: 'check-online',
    title: 'Online services',
    claims: [
      {
        text: 'Let the seller open the eShop. Error 2124-4007 means that Nintendo has banned the console.',
        models: ['nintendo-switch', 'nintendo-switch-lite'],
        sources: [from.switchBan],
      },
    ],
  },
];
