import { HttpResponse } from 'msw';
import type { OwnAccess, StaffAccount } from '@/data/staff/accounts.admin';
import type { AccountsSetup, ServiceSettings } from '@/data/staff/setup.admin';
import type { Tables } from './tables';
import { answerRejection } from './writes';

const rightSetup = () => ({ gate: true, last_admitted_at: '2026-03-04T12:00:00+00:00' as string | null });
const rightSettings = (): ServiceSettings => ({
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  saml_enabled: false,
  external: { anonymous_users: false, email: true, github: false, google: false, phone: false },
});

/** The values in the responses of the account functions that come from no table. */
export const accountAnswers = {
  /** Maps an account to the changed columns of its `own_access`. By default the account is a member with a password. */
  access: new Map<string, Partial<OwnAccess>>(),
  /** Maps an id in `users` to the changed columns of its row in `staff_accounts`. */
  accounts: new Map<string, Partial<StaffAccount>>(),
  /** Maps a function to the results of its next calls. A call with such a result changes nothing. */
  outcomes: new Map<string, string[]>(),
  required: false,
  /** Null before the migrations are applied. */
  setup: rightSetup() as AccountsSetup | null,
  /** The settings that the sign-in service publishes. */
  settings: rightSettings(),

  reset() {
    accountAnswers.access.clear();
    accountAnswers.accounts.clear();
    accountAnswers.outcomes.clear();
    accountAnswers.required = false;
    accountAnswers.setup = rightSetup();
    accountAnswers.settings = rightSettings();
  },
};

/** The id of each factor that a row adopts. */
export const factorId = 'fa000000-0000-4000-8000-000000000001';

const roles = ['admin', 'editor', 'contributor'];

/** Responds to reads as the functions in supabase/migrations/*_accounts.sql do. */
export const accountReads = {
  own_access: (tables: Tables, caller: { id: string; email: string }): object[] => {
    const own = tables.users.find(({ auth_user_id, role }) => auth_user_id === caller.id && roles.includes(role));
    const listed = tables.users.some(({ email }) => email.toLowerCase() === caller.email);
    return [
      {
        ...{ id: own?.id ?? null, name: own?.name ?? null, email: caller.email, role: own?.role ?? null },
        ...{ state: own ? 'in' : listed ? 'join' : 'nobody', has_factor: own ? own.factor_id !== null : false },
        ...{ required: accountAnswers.required, mail_at: null },
        ...accountAnswers.access.get(caller.id),
      } satisfies OwnAccess,
    ];
  },

  staff_accounts: (tables: Tables, caller: { id: string }): object[] =>
    isAdmin(tables, caller.id)
      ? tables.users.map(({ id, auth_user_id, factor_id }) => ({
          ...{ id, state: auth_user_id === null ? 'invited' : 'active', has_factor: factor_id !== null },
          last_sign_in_at: auth_user_id === null ? null : '2026-03-05T09:30:00+00:00',
          ...accountAnswers.accounts.get(id),
        }))
      : [],

  accounts_setup: (tables: Tables, caller: { id: string }): object[] =>
    isAdmin(tables, caller.id) && accountAnswers.setup ? [accountAnswers.setup] : [],
};

export type AccountRead = keyof typeof accountReads;

export function answerAccountRead(name: AccountRead, tables: Tables, caller: { id: string; email: string }): Response {
  if (name === 'accounts_setup' && accountAnswers.setup === null) {
    const message = `Could not find the function public.${name} without parameters in the schema cache`;
    return answerRejection({ status: 404, code: 'PGRST202', message });
  }
  return HttpResponse.json(accountReads[name](tables, caller));
}

export const accountWrites = [
  'join_team',
  'adopt_factor',
  'drop_factor',
  'reset_sign_in',
  'require_factor',
  'set_own_name',
];

interface Arguments {
  person?: string;
  required?: boolean;
  name?: string;
}

/** Responds to a call of one of `accountWrites` with a text. @param caller id of the signed-in account */
export async function answerAccountWrite(
  tables: Tables,
  name: string,
  request: Request,
  caller: string,
): Promise<Response> {
  const text = await request.text();
  const { person, required, name: newName, ...others } = (text === '' ? {} : JSON.parse(text)) as Arguments;
  if (Object.keys(others).length > 0) throw new Error(`${name} has no argument ${Object.keys(others).join()}`);
  const next = accountAnswers.outcomes.get(name)?.shift();
  if (next !== undefined) return HttpResponse.json(next);
  const own = tables.users.find(({ auth_user_id }) => auth_user_id === caller);
  const change = (id: string | undefined, changes: Partial<Tables['users'][number]>) => {
    tables.users = tables.users.map((row) => (row.id === id ? { ...row, ...changes } : row));
  };
  const forbidden = () => answerRejection({ status: 403, code: '42501', message: 'not for you' });
  if (name === 'join_team') return HttpResponse.json(own ? 'member' : 'nobody');
  if (!own) return forbidden();
  switch (name) {
    case 'set_own_name': {
      if (!newName || newName.length > 100) {
        const message = 'new row for relation "users" violates check constraint "users_name_check"';
        return answerRejection({ status: 400, code: '23514', message });
      }
      change(own.id, { name: newName });
      return HttpResponse.json(newName);
    }
    case 'adopt_factor':
      change(own.id, { factor_id: factorId });
      return HttpResponse.json('adopted');
    case 'drop_factor':
      if (own.factor_id === null) return HttpResponse.json('none');
      if (accountAnswers.required) return HttpResponse.json('required');
      change(own.id, { factor_id: null });
      return HttpResponse.json('dropped');
    case 'reset_sign_in': {
      if (own.role !== 'admin' || person === own.id) return forbidden();
      const theirs = tables.users.find(({ id }) => id === person);
      if (!theirs?.auth_user_id) return HttpResponse.json('none');
      change(person, { factor_id: null, auth_user_id: null, joined_at: null });
      return HttpResponse.json('removed');
    }
    case 'require_factor':
      if (own.role !== 'admin') return forbidden();
      if (own.factor_id === null) return HttpResponse.json('factor');
      accountAnswers.required = required ?? false;
      return HttpResponse.json('changed');
    default:
      throw new Error(`the fake PostgREST has no function ${name}`);
  }
}

function isAdmin(tables: Tables, caller: string): boolean {
  return tables.users.some(({ auth_user_id, role }) => auth_user_id === caller && role === 'admin');
}
