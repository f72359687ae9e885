import { lookup, type LookupAddress } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export interface AskOptions {
  /** The name of the checker, and an address that explains the checker. */
  userAgent: string;
  /** Milliseconds until a host counts as slow. */
  timeout: number;
  /** Milliseconds from the end of a request to the next request to the same host. */
  pause: number;
  /** True allows addresses of this machine and its network. Only tests use these addresses. */
  privateHosts?: boolean;
}

/** The response of a host, or the reason for its absence. */
export type Answer =
  | { status: number; location: string | undefined; text: string }
  | { failure: 'unreachable' | 'slow' | 'private'; reason: string };

/**
 * The purpose of a request. 'head' tests whether the address exists. 'get' tests the same for hosts that reject HEAD.
 * 'text' reads the text.
 */
export type Sought = 'head' | 'get' | 'text';

/** Sends one request to an address and follows no redirect. */
export async function ask(url: URL, sought: Sought, options: AskOptions): Promise<Answer> {
  const { timeout, privateHosts = false } = options;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!privateHosts && isIP(literal) && isPrivate(literal)) return privateHost;
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await send(url, sought, signal, options);
    const text = sought === 'text' ? await startOf(response) : '';
    response.destroy();
    return { status: response.statusCode ?? 0, location: response.headers.location, text };
  } catch (error) {
    if (error instanceof PrivateHost) return privateHost;
    if (signal.aborted) return { failure: 'slow', reason: `No answer within ${timeout / 1000} seconds.` };
    const code = (error as NodeJS.ErrnoException).code ?? '';
    return { failure: 'unreachable', reason: failures[code] ?? `The connection failed (${code}).` };
  }
}

const failures: Partial<Record<string, string>> = {
  ENOTFOUND: 'Its host does not exist.',
  ECONNREFUSED: 'Its host refuses the connection.',
  ECONNRESET: 'Its host breaks the connection off.',
  CERT_HAS_EXPIRED: 'The certificate of its host has expired.',
};

// Each request has its own connection. A kept connection may end at the moment of reuse, which would look like a fault.
// Node gives each address of a host a quarter of a second, which is too short for distant hosts.
const connection = { keepAlive: false, autoSelectFamilyAttemptTimeout: 2500 };
const agents = { http: new http.Agent(connection), https: new https.Agent(connection) };

function send(url: URL, sought: Sought, signal: AbortSignal, options: AskOptions): Promise<IncomingMessage> {
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    (secure ? https : http)
      .request(url, {
        method: sought === 'head' ? 'HEAD' : 'GET',
        headers: { 'user-agent': options.userAgent, accept: '*/*' },
        agent: secure ? agents.https : agents.http,
        lookup: options.privateHosts ? lookup : lookupPublic,
        signal,
      })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}

/** The length in bytes that robots must read, by the standard of robots.txt. */
const longestText = 500 * 1024;

async function startOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of response.setEncoding('utf8')) {
    text += part as string;
    if (text.length > longestText) break;
  }
  return text;
}

class PrivateHost extends Error {}

const privateHost: Answer = { failure: 'private', reason: 'Its host is not public.' };

/**
 * Looks the host name up once, for the check and for the connection. So the host cannot switch to a private address
 * after the check.
 */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = error ? [] : found;
    if (!first) callback(error, '', 0);
    else if (found.some(({ address }) => isPrivate(address))) callback(new PrivateHost(hostname), '', 0);
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
const reserved = new BlockList();
for (const network of [0, 10, 127]) reserved.addSubnet(`${network}.0.0.0`, 8);
reserved.addSubnet('100.64.0.0', 10);
reserved.addSubnet('169.254.0.0', 16);
reserved.addSubnet('172.16.0.0', 12);
reserved.addSubnet('192.0.0.0', 24);
reserved.addSubnet('192.168.0.0', 16);
reserved.addSubnet('198.18.0.0', 15);
reserved.addSubnet('224.0.0.0', 3);

/** Says whether an address belongs to this machine, to its network, or to nobody. */
function isPrivate(address: string): boolean {
  return isIP(address) === 4 ? reserved.check(address) : !publicIpv6.check(address, 'ipv6');
}
