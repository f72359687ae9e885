import type { Caller } from '../caller.ts';
import { AuthFailure } from './answers.ts';
import type { AuthSettings } from './settings.ts';

/** One connection to a database with the schema of the service. */
export interface AuthDatabase {
  query(statement: string, parameters?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface Mail {
  to: string;
  subject: string;
  html: string;
}

/**
 * A request and everything that a route needs for the response. Each route takes the context as its first parameter.
 */
export interface AuthContext {
  request: Request;
  /** The path of this address begins after `/auth/v1`. */
  url: URL;
  caller: Caller;
  /** The parsed body; empty for a request without a body. */
  body: Record<string, unknown>;
  database: AuthDatabase;
  settings: AuthSettings;
  jwtSecret: string;
  /** The time of the request, by the service's clock. */
  now: Date;
  /** Sends a mail. @throws when the mail fails */
  sendMail: (mail: Mail) => void | Promise<void>;
  /** Counts a mail. @returns whether this hour's limit allows the mail */
  mayMail: () => boolean;
  /** Commits the writes so far, even if the rest of the request fails. */
  keepWrites: () => Promise<void>;
}

/** Returns a text of the body, or '' when the text is missing. @throws AuthFailure for a value of another type */
export function textOf({ body }: AuthContext, name: string): string {
  const value = body[name] ?? '';
  if (typeof value !== 'string') {
    throw new AuthFailure(400, 'bad_json', `Could not parse request body as JSON: ${name} is no string`);
  }
  return value;
}

/** Returns an object of the body, or an empty object when the object is missing. */
export function objectOf({ body }: AuthContext, name: string): Record<string, unknown> {
  return (body[name] ?? {}) as Record<string, unknown>;
}

const addressFormat =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Returns the address in lower case. @throws AuthFailure for an invalid address */
export function checkedAddress(address: string): string {
  const rejected = (message: string) => new AuthFailure(400, 'validation_failed', message);
  if (address === '') throw rejected('An email address is required');
  if (address.length > 255) throw rejected('An email address is too long');
  if (!addressFormat.test(address)) throw rejected('Unable to validate email address: invalid format');
  return address.toLowerCase();
}

/** Returns the audience whose accounts a request may use. */
export function audienceOf({ request, caller }: AuthContext): string {
  const { role, aud } = caller.claims ?? {};
  const ofToken = role !== 'service_role' && typeof aud === 'string' ? aud : '';
  return request.headers.get('x-jwt-aud') || ofToken || 'authenticated';
}

export function networkAddress({ request }: AuthContext): string {
  const [first = ''] = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return first.trim() || '127.0.0.1';
}

/** Returns the address of the service, without a trailing slash. */
export function serviceUrl({ request }: AuthContext): string {
  return `http://${request.headers.get('host') ?? new URL(request.url).host}/auth/v1`;
}

/** Returns the address of the site, without a trailing slash. */
export function siteUrl({ request, settings }: AuthContext): string {
  const { headers } = request;
  return settings.siteUrl || (headers.get('origin') ?? `http://${headers.get('host') ?? new URL(request.url).host}`);
}

/** Returns the final target of a mail's link: an allowed requested address, otherwise the site. */
export function redirectOf(context: AuthContext): string {
  const { request, url, settings } = context;
  const site = siteUrl(context);
  const requested = [
    url.searchParams.get('redirect_to'),
    request.headers.get('redirect_to'),
    request.headers.get('referer'),
  ];
  return requested.find((each) => isOnSite(each ?? '', site) || settings.redirectUrls.includes(each ?? '')) ?? site;
}

function isOnSite(address: string, site: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(site)) return false;
  const [target, own] = [new URL(address), new URL(site)];
  const anyPort = ['localhost', '127.0.0.1'].includes(target.hostname);
  return target.protocol === own.protocol && target.hostname === own.hostname && (anyPort || target.port === own.port);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}
