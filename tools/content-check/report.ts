import { findingKinds } from '../../src/data/site/findings.ts';
import { isHttpUrl } from '../../src/lib/safe-url.ts';
import { inTransaction, type Database } from '../backup/database.ts';
import { readPost } from './article-flaws.ts';
import { withoutHash, type Verdict } from './ask-addresses.ts';
import type { Finding, Kind, Mention, Place } from './findings.ts';
import type { SiteContent } from './read-content.ts';
import { unsourcedFacts } from '../../src/features/consoles/evidence/shown-facts.ts';

export interface Report {
  /** Number of requested addresses on other sites. */
  addresses: number;
  findings: Finding[];
}

type Ask = (addresses: string[]) => Promise<Map<string, Verdict>>;

/** Checks the content. @param ask null sends no requests */
export async function reportOn(content: SiteContent, ask: Ask | null): Promise<Report> {
  const { mentions, findings } = readAll(content);
  const addresses = ask ? [...new Set(mentions.map(({ address }) => withoutHash(address)))] : [];
  const verdicts = ask ? await ask(addresses) : new Map<string, Verdict>();
  const links = mentions.flatMap(({ address, ...place }): Finding[] => {
    const verdict = verdicts.get(withoutHash(address));
    return verdict ? [{ ...verdict, ...place, address }] : [];
  });
  const order = Object.keys(findingKinds);
  const sorted = [...links, ...findings].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  return { addresses: addresses.length, findings: sorted };
}

/** Returns the findings that need no network. Also returns the mentions: for each row, the addresses on other sites. */
function readAll({ posts, consoles, links, site }: SiteContent): { mentions: Mention[]; findings: Finding[] } {
  const mentions: Mention[] = [];
  const findings: Finding[] = [];
  const mention = (place: Place, addresses: (string | null)[]) => {
    for (const address of new Set(addresses))
      if (address !== null && isHttpUrl(address)) mentions.push({ ...place, address });
  };
  const find = (place: Place, kind: Kind, detail: string) => findings.push({ ...place, kind, detail, address: null });
  for (const { id, title, content, image, consoles: about } of posts) {
    const place = { thing: 'post', id, title } as const;
    const { addresses, flaws } = readPost(content);
    mention(place, [image, ...addresses]);
    for (const { kind, detail } of flaws) find(place, kind, detail);
    if (about === 0) find(place, 'post-without-console', 'It is about no console of the catalogue.');
  }
  for (const model of consoles) {
    const place = { thing: 'console', id: model.id, title: model.name } as const;
    const { image, sources, plays, cables } = model;
    mention(place, [image, ...sources.map(({ url }) => url), ...[...plays, ...cables].map((row) => row.source_url)]);
    const facts = unsourcedFacts(model);
    if (facts.length > 0) find(place, 'console-without-source', `Without a source: ${facts.join('; ')}.`);
  }
  for (const { id, title, url, image } of links) mention({ thing: 'link', id, title }, [url, image]);
  for (const { thing, title, url } of site) mention({ thing, id: null, title }, [url]);
  return { mentions, findings };
}

export async function keepReport(database: Database, { addresses, findings }: Report): Promise<void> {
  await inTransaction(database, 'write', () =>
    database.sql(
      `insert into public.content_reports (id, checked_at, addresses, findings) values (1, now(), $1, $2::jsonb)
       on conflict (id) do update
       set checked_at = excluded.checked_at, addresses = excluded.addresses, findings = excluded.findings`,
      [addresses, JSON.stringify(findings)],
    ),
  );
}

export function reportText({ addresses, findings }: Report): string {
  const groups = Object.entries(findingKinds).flatMap(([kind, name]) => {
    const found = findings.filter((finding) => finding.kind === kind);
    const lines = found.map(({ thing, title, detail, address }) =>
      [`  ${thing} "${title}"`, `    ${detail}`, ...(address === null ? [] : [`    ${address}`])].join('\n'),
    );
    return found.length === 0 ? [] : [`${name} (${found.length})\n${lines.join('\n')}`];
  });
  const summary = `${addresses} addresses of other sites asked, ${findings.length} findings.`;
  // Some of the text comes from other sites, and a terminal obeys control characters.
  return [summary, ...groups].join('\n\n').replace(/(?!\n)\p{Cc}/gu, ' ');
}
