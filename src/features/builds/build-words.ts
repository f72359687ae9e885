import type { BuildState } from '@/data/site/builds.admin';
import type { ContentStamps } from '@/data/reads/content-stamps';

/** Returns a sentence for each missing part of the builds. Each sentence says how to switch the part on. */
export function missingParts({ vault_on, net_on, cron_on, scheduled }: BuildState): string[] {
  return [
    !vault_on && 'Vault is off, which keeps the build hook. Switch on supabase_vault under Database > Extensions.',
    !net_on && 'pg_net is off, so the database can’t reach your host. Switch it on under Database > Extensions.',
    !cron_on && 'pg_cron is off, so there are no automatic builds. Switch it on under Database > Extensions.',
    cron_on && !scheduled && 'The job “build when newer” is off, so there are no automatic builds.',
  ].filter((sentence) => sentence !== false);
}

export function answerInWords({ answer, status }: BuildState): string {
  switch (answer) {
    case 'waiting':
      return 'The host has not answered yet.';
    case 'accepted':
      return 'The host accepted it.';
    case 'refused':
      return `The host refused it with the status ${status}.`;
    case 'unreachable':
      return 'The host could not be reached.';
    case 'unknown':
      return 'We don’t know what the host answered.';
    case null:
      return '';
  }
}

/** Returns the newest stamp of all kinds of content, in the format of the service. */
export function newestOf(stamps: ContentStamps): string {
  return Object.values(stamps).reduce((newest, stamp) => (Date.parse(stamp) > Date.parse(newest) ? stamp : newest));
}
