import type { Caller } from '../caller.ts';
import { AuthFailure } from './answers.ts';
import type { AuthSettings } from './settings.ts';

/** One connection to a database with the schema of the service. */
export interface AuthDatabase {
  query(statement: string, parameters?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** A mail that the service sends. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
}

/** A request, and all that a route answers it with. */
export interface AuthContext {
  request: Request;
  /** Its path begins after `/auth/v1`. */
  url: URL;
  caller: Caller;
  /** What the body says; empty when there is none. */
  body: Record<string, unknown>;
  database: AuthDatabase;
  settings: AuthSettings;
  jwtSecret: string;
  /** The clock of the service. */
  now: Date;
  /** Throws when a mail cannot be sent. */
  sendMail: (mail: Mail) => void | Promise<void>;
  /** Counts a mail. @returns whether there may be one more in this hour */
  mayMail: () => boolean;
  /** What has been written so far stays, whatever comes of the rest. */
  keepWrites: () => Promise<void>;
}

/** A text of the body; '' when there is none. */
export function textOf({ body }: AuthContext, name: string): string {
  const value = body[name] ?? '';
  if (typeof value !== 'string') {
    throw new AuthFailure(400, 'bad_json', `Could not parse request body as JSON: ${name} is no string`);
  }
  return value;
}

/** An object of the body; empty when there is none. */
export function objectOf({ body }: AuthContext, name: string): Record<string, unknown> {
  return (body[name] ?? {}) as Record<string, unknown>;
}

const addressFormat =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The address in lower case. @throws AuthFailure when it is none */
export function checkedAddress(address: string): string {
  const rejected = (message: string) => new AuthFailure(400, 'validation_failed', message);
  if (address === '') throw rejected('An email address is required');
  if (address.length > 255) throw rejected('An email address is too long');
  if (!addressFormat.test(address)) throw rejected('Unable to validate email address: invalid format');
  return address.toLowerCase();
}

/** The audience of the accounts that a request is about. */
export function audienceOf({ request, caller }: AuthContext): string {
  const { role, aud } = caller.claims ?? {};
  const ofToken = role !== 'service_role' && typeof aud === 'string' ? aud : '';
  return request.headers.get('x-jwt-aud') || ofToken || 'authenticated';
}

/** The address that a request came from. */
export function networkAddress({ request }: AuthContext): string {
  const [first = ''] = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return first.trim() || '127.0.0.1';
}

/** Where the service is, without a slash at the end. */
export function serviceUrl({ request }: AuthContext): string {
  return `http://${request.headers.get('host') ?? new URL(request.url).host}/auth/v1`;
}

/** Where the site is, without a slash at the end. */
export function siteUrl({ request, settings }: AuthContext): string {
  const { headers } = request;
  return settings.siteUrl || (headers.get('origin') ?? `http://${headers.get('host') ?? new URL(request.url).host}`);
}

/** Where a link leads in the end: what the asker says when that is allowed, otherwise the site. */
export function redirectOf(context: AuthContext): string {
  const { request, url, settings } = context;
  const site = siteUrl(context);
  const said = [
    url.searchParams.get('redirect_to'),
    request.headers.get('redirect_to'),
    request.headers.get('referer'),
  ];
  return said.find((each) => isOf(each ?? '', site) || settings.redirectUrls.includes(each ?? '')) ?? site;
}

function isOf(address: string, site: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(site)) return false;
  const [given, own] = [new URL(address), new URL(site)];
  const anyPort = ['localhost', '127.0.0.1'].includes(given.hostname);
  return given.protocol === own.protocol && given.hostname === own.hostname && (anyPort || given.port === own.port);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}
