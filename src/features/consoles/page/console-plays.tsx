import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cartridgeFamilies, ownCartridges } from '@/data/consoles/cartridge-families';
import { consoleRelations, mostPlayers } from '@/data/consoles/console-page';
import type { ConsolePage } from '@/data/consoles/consoles';
import { paths } from '@/site/paths';
import { loneLinkClass } from '@/ui/button';
import { TellUs } from './tell-us';

interface ConsolePlaysProps {
  model: ConsolePage;
  marks: (field: string, known: boolean) => ReactNode;
}

export function ConsolePlays({ model, marks }: ConsolePlaysProps) {
  const playing = model.plays.filter(({ plays }) => plays !== 'no');
  return (
    <>
      {playing.length > 0 ? (
        <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {playing.map(({ family, plays, note }) => (
            <li key={family}>
              <span className="font-semibold">{cartridgeFamilies[family] ?? family}</span>
              {plays === 'partly' && <span>{' (partly)'}</span>}
              {marks(`plays.${family}`, true)}
              {note && <p className="text-sm text-muted">{note}</p>}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">It plays none of the formats we track.</p>
      )}
      <PlayedBy model={model} />
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-6">
        <Link
          to={`${paths.compatibility}?${new URLSearchParams({ console: model.slug }).toString()}`}
          className="inline-flex min-h-touch items-center font-semibold underline hover:text-accent print:hidden"
        >
          What plays on what
        </Link>
        <TellUs model={model} part="Plays" />
      </p>
    </>
  );
}

function PlayedBy({ model }: { model: ConsolePage }) {
  const { players = [] } = useQuery(consoleRelations(model)).data ?? {};
  const others = players
    .slice(0, mostPlayers)
    .filter(({ slug }) => slug !== model.slug)
    .sort((one, other) => Number(one.year) - Number(other.year));
  const families = ownCartridges(model)
    .map((code) => {
      const playing = (as: string) => others.filter(({ family, plays }) => family === code && plays === as);
      return { code, playing: [...playing('yes'), ...playing('partly')] };
    })
    .filter(({ playing }) => playing.length > 0);
  if (families.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 mb-2 text-lg">Played by</h3>
      <dl className="space-y-3">
        {families.map(({ code, playing }) => (
          <div key={code}>
            <dt className="text-label font-semibold text-muted">{`${cartridgeFamilies[code]} cartridges and cards`}</dt>
            <dd>
              <ul className="flex flex-wrap gap-x-1.5">
                {playing.map(({ plays, slug, name }, index) => (
                  <li key={slug}>
                    <Link
                      to={paths.console(slug)}
                      className={`${loneLinkClass} underline decoration-control underline-offset-4 hover:text-accent`}
                    >
                      {name}
                    </Link>
                    {plays === 'partly' && <span>{' (partly)'}</span>}
                    {index < playing.length - 1 && <span>,</span>}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      {players.length > mostPlayers && <p className="mt-3 text-sm text-muted">and others</p>}
    </>
  );
}
