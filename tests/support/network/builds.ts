import { HttpResponse } from 'msw';
import type { BuildState } from '@/data/site/builds.admin';
import { preferences } from './postgrest';
import type { Tables } from './tables';
import { answerRejection } from './writes';

const initialState = (): BuildState => ({
  ...{ hook_set: false, vault_on: true, net_on: true, cron_on: true, scheduled: true },
  ...{ asked_at: null, asked_by_clock: null, answer: null, status: null },
});

export const builds = {
  state: initialState(),
  /** The address of the build hook in Vault; '' without a hook. */
  hook: '',
  requestCount: 0,

  setHook(hook: string) {
    builds.hook = hook;
    builds.state = { ...builds.state, hook_set: hook !== '' };
  },
  reset() {
    builds.state = initialState();
    builds.hook = '';
    builds.requestCount = 0;
  },
};

export const buildWrites = ['set_build_hook', 'ask_for_build'];

const forbidden = () => answerRejection({ status: 403, code: '42501', message: 'not for you' });
const refused = (message: string) => answerRejection({ status: 400, code: '23514', message });
const nothing = () => new HttpResponse(null, { status: 204 });

const roleOf = ({ users }: Tables, caller: string) => users.find(({ auth_user_id }) => auth_user_id === caller)?.role;

/** Responds to `build_state` as supabase/migrations/*_builds.sql does. @param caller id of the signed-in account */
export function answerBuildState(tables: Tables, caller: string): Response {
  return HttpResponse.json(['editor', 'admin'].includes(roleOf(tables, caller) ?? '') ? [builds.state] : []);
}

/** Responds to a write as supabase/migrations/*_builds.sql does. */
export async function answerBuildWrite(
  tables: Tables,
  name: string,
  request: Request,
  caller: string,
): Promise<Response> {
  preferences(request, []);
  const text = await request.text();
  const { address, ...others } = (text === '' ? {} : JSON.parse(text)) as { address?: string };
  if (Object.keys(others).length > 0) throw new Error(`${name} has no argument ${Object.keys(others).join()}`);
  const role = roleOf(tables, caller);
  const { state } = builds;
  if (name === 'set_build_hook') {
    if (role !== 'admin') return forbidden();
    if (!state.vault_on) return refused('Vault is not switched on');
    if (address === undefined || !/^(https:\/\/([a-z0-9-]+\.)+[a-z]+(\/|$).*)?$/.test(address))
      return refused('this is not the https address of a host');
    builds.setHook(address);
    return nothing();
  }
  if (role !== 'admin' && role !== 'editor') return forbidden();
  if (!state.net_on || !state.hook_set) return refused('without a build hook and pg_net nobody can be asked');
  if (state.asked_at !== null && Date.now() - Date.parse(state.asked_at) < 60_000)
    return refused('a build was asked for less than a minute ago');
  builds.requestCount += 1;
  const asked_at = new Date().toISOString();
  builds.state = { ...state, asked_at, asked_by_clock: false, answer: 'waiting', status: null };
  return nothing();
}
