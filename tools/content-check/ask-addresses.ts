import { STATUS_CODES } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import robotsParser from 'robots-parser';
import { ask, type Answer, type AskOptions, type Sought } from './ask.ts';
import type { Kind } from './findings.ts';

/** What there is to say about an address; null: nothing, it leads to a page. */
export type Verdict = { kind: Kind; detail: string } | null;

/** Hosts that are asked side by side. */
const sideBySide = 8;

const mostRedirects = 5;

/**
 * Asks each address once: at most one request at a host at any time, none that its robots.txt forbids.
 * @throws Error when no host answered at all, so that nothing is known
 */
export async function askAddresses(addresses: readonly string[], options: AskOptions): Promise<Map<string, Verdict>> {
  const asker = askerOf(options);
  const verdicts = new Map<string, Verdict>();
  const hosts = new Map<string, string[]>();
  for (const address of new Set(addresses)) {
    const host = URL.canParse(address) ? new URL(address).host : '';
    if (host) hosts.set(host, [...(hosts.get(host) ?? []), address]);
    else verdicts.set(address, { kind: 'broken-link', detail: 'It is no address.' });
  }
  const waiting = [...hosts.values()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      for (const address of next) verdicts.set(address, await asker.judge(address));
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  if (hosts.size > 1 && !asker.wasAnswered())
    throw new Error('No host answered: is there a network? "npm run content -- check --no-network" asks none.');
  return verdicts;
}

function askerOf(options: AskOptions) {
  const turns = new Map<string, Promise<unknown>>();
  const rules = new Map<string, Promise<Rules>>();
  const answers = new Map<string, Promise<Answer>>();
  let answered = false;

  /** Asks when the host has no other request. */
  function inTurn(url: URL, sought: Sought): Promise<Answer> {
    const turn = (turns.get(url.host) ?? Promise.resolve()).then(() => ask(url, sought, options));
    turns.set(
      url.host,
      turn.then(() => sleep(options.pause)),
    );
    return turn;
  }

  async function headOrGet(url: URL): Promise<Answer> {
    const head = await inTurn(url, 'head');
    const rejected =
      'failure' in head ? head.failure === 'unreachable' : head.status >= 400 && ![401, 429].includes(head.status);
    const answer = rejected ? await inTurn(url, 'get') : head;
    if ('status' in answer) {
      answered = true;
      // The host has had enough of us.
      if (answer.status === 429) rules.set(url.host, Promise.resolve({ verdict: verdictOn(429) }));
    }
    return answer;
  }

  /** The robots.txt of a host, wherever it redirects to. */
  async function rulesAt(url: URL, redirects = 0): Promise<Rules> {
    const answer = await inTurn(url, 'text');
    if ('failure' in answer) return { verdict: redirects === 0 ? unanswered(answer) : withoutRules };
    answered = true;
    const next = redirects < mostRedirects && redirectOf(answer, url);
    if (next) return rulesAt(next, redirects + 1);
    if (answer.status >= 500) return { verdict: withoutRules };
    if (answer.status === 429) return { verdict: verdictOn(429) };
    return { verdict: null, text: answer.status < 300 ? answer.text : '' };
  }

  /** Why an address may not be asked. */
  async function obstacleAt(url: URL): Promise<Verdict> {
    const file = new URL('/robots.txt', url);
    const { verdict, text = '' } = await once(rules, url.host, () => rulesAt(file));
    const allowed = robotsParser(file.href, text).isAllowed(url.href, options.userAgent);
    return verdict ?? (allowed === false ? { kind: 'link-not-asked', detail: 'Its host forbids it to robots.' } : null);
  }

  async function judge(address: string): Promise<Verdict> {
    const path: string[] = [];
    let next: URL | null = new URL(withoutHash(address));
    let moved: string | null = null;
    for (;;) {
      const url = next;
      const told = (verdict: Verdict) => (path.length > 0 ? leadingTo(url, verdict) : verdict);
      if (path.includes(url.href)) return broken(`It redirects in a loop: ${[...path, url.href].join(', ')}.`);
      if (path.length > mostRedirects) return broken(`It redirects more than ${mostRedirects} times.`);
      const obstacle = await obstacleAt(url);
      if (obstacle) return told(obstacle);
      const answer = await once(answers, url.href, () => headOrGet(url));
      if ('failure' in answer) return told(unanswered(answer));
      next = redirectOf(answer, url);
      if (!next) return told(verdictOn(answer.status)) ?? movedTo(moved);
      // What is behind a redirect for now may be elsewhere tomorrow.
      const lasts = answer.status === 301 || answer.status === 308;
      if (lasts && (path.length === 0 || moved === url.href)) moved = next.href;
      path.push(url.href);
    }
  }

  return { judge, wasAnswered: () => answered };
}

/** What the robots.txt of a host says, or why nothing is asked at the host. */
interface Rules {
  verdict: Verdict;
  text?: string;
}

/** A robots.txt that cannot be read forbids everything. */
const withoutRules: Verdict = { kind: 'link-not-asked', detail: 'Its host does not say what robots may ask for.' };

function once<Value>(known: Map<string, Promise<Value>>, key: string, find: () => Promise<Value>): Promise<Value> {
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found;
}

/** What is asked for an address: a place in a page is none of its host's business. */
export function withoutHash(address: string): string {
  return address.split('#', 1)[0] ?? address;
}

/** Null where an answer leads nowhere else. */
function redirectOf(answer: Extract<Answer, { status: number }>, from: URL): URL | null {
  const { status, location } = answer;
  if (![301, 302, 303, 307, 308].includes(status) || !location || !URL.canParse(location, from.href)) return null;
  const to = new URL(withoutHash(new URL(location, from).href));
  return to.protocol === 'http:' || to.protocol === 'https:' ? to : null;
}

function verdictOn(status: number): Verdict {
  if (status >= 200 && status < 300) return null;
  if ([401, 403, 429].includes(status))
    return { kind: 'link-not-asked', detail: `Its host answers ${named(status)}: it lets no robots in.` };
  return broken(`Its host answers ${named(status)}.`);
}

function unanswered({ failure, reason }: Extract<Answer, { failure: string }>): Verdict {
  const kinds = { unreachable: 'broken-link', slow: 'slow-link', private: 'link-not-asked' } as const;
  return { kind: kinds[failure], detail: reason };
}

function broken(detail: string): Verdict {
  return { kind: 'broken-link', detail };
}

function movedTo(address: string | null): Verdict {
  return address === null ? null : { kind: 'moved-link', detail: `It has moved for good to ${address}` };
}

/** Says where a redirect led to, of which the verdict is. */
function leadingTo(url: URL, verdict: Verdict): Verdict {
  return verdict ? { ...verdict, detail: `It leads to ${url.href}. ${verdict.detail}` } : verdict;
}

/** Such as "404 (Not Found)". */
function named(status: number): string {
  const name = STATUS_CODES[status];
  return name ? `${status} (${name})` : String(status);
}
