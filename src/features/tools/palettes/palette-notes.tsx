import type { ReactNode } from 'react';
import { SourceLink } from '@/ui/source-link';

const github = 'https://github.com/';

const sources = [
  {
    title: 'Pan Docs: Power-Up Sequence',
    url: `${github}gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/Power_Up_Sequence.md`,
    about: 'the search, the publisher, the padding and the logo',
  },
  {
    title: 'SameBoy: its own start-up program',
    url: `${github}LIJI32/SameBoy/blob/eb4c47ebf58cf93261620bfe138b650979f94049/BootROMs/cgb_boot.asm`,
    about: 'checksums, letters, set-ups and colours',
  },
  {
    title: 'mGBA: palettes by game',
    url: `${github}mgba-emu/mgba/blob/afd6f14eaf8bd35214ed3fb9dc69a92bfc3877a9/src/gb/overrides.c`,
    about: 'the same colours for the games of 89 entries; it lists none for the other five',
  },
  {
    title: 'gambatte-libretro: palettes by title',
    url: `${github}libretro/gambatte-libretro/blob/fc59959a30b40d74875f18ac4bc617d81b42d782/libgambatte/libretro/gbcpalettes.h`,
    about: 'more titles',
  },
  {
    title: 'TCRF: Game Boy Color Bootstrap ROM',
    url: 'https://www.tcrf.net/Game_Boy_Color_Bootstrap_ROM',
    about: 'another look at the same program',
  },
  {
    title: 'Gamehiker Wiki: Game Boy Color',
    url: 'http://www.gamehiker.com/wiki/index.php?title=Game_Boy_Color',
    about: 'the twelve combinations and their names',
  },
];

export function PaletteNotes() {
  return (
    <div className="mt-section grid gap-x-14 gap-y-10 lg:grid-cols-2">
      <Part id="palette-rules" title="Good to know">
        <Note title="Nintendo only">
          A game is looked up only if its header names Nintendo as publisher: $01 at $014B, or $33 there and the letters
          01 at $0144. Every other game gets set-up 0.
        </Note>
        <Note title="Unknown titles">
          A title that fits no entry gets set-up 0, the dark green of Right + A: the console has nothing else to go by.
          A title that nobody planned for can still fit by chance, because there are only 256 checksums.
        </Note>
        <Note title="Spaces">
          Bytes that a title doesn’t need are normally 0 and add nothing. A few titles have a space there, which is $20
          and makes another checksum.
        </Note>
        <Note title="By hand">
          Each new choice keeps the logo for at least 30 frames more. The names of the twelve come from players and
          emulators; the console shows none. Six of them are nowhere in the list: 45 set-ups are, so there are 51.
        </Note>
        <Note title="Stronger than they were">
          These are the raw values. The reflective screen of 1998 showed them paler.
        </Note>
      </Part>
      <div className="min-w-0 space-y-10">
        <Part id="palette-disputed" title="Where sources disagree">
          <Note title="More titles in gambatte">
            It also gives colours to BOY AND BLOB GB1, STAR WARS, NEW CHESSMASTER, ROCKMAN WORLD, ROCKMAN WORLD2,
            ROCKMANWORLD3 and SEIKEN DENSETSU, and others to Game and Watch 2. Their checksums lead elsewhere, and the
            publishers of the Japanese and American games aren’t Nintendo. We follow the checksum.
          </Note>
          <Note title="93 games?">
            93 is how many entries there are besides the default. Five of them fit two titles that we know, so more than
            93 titles get colours.
          </Note>
          <Note title="One title, two publishers">
            Mega Man, Street Fighter II, Battletoads and others get colours only in the releases, mostly European, whose
            header names Nintendo. mGBA lists only the European Mega Man games.
          </Note>
        </Part>
        <Part id="palette-sources" title="Sources">
          <ul className="space-y-2">
            {sources.map(({ title, url, about }) => (
              <li key={url}>
                <SourceLink title={title} url={url} />
                <span>{`: ${about}`}</span>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-4 text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-3">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 text-pretty">{children}</p>
    </div>
  );
}
