import { useQuery } from '@tanstack/react-query';
import { defaultSettings } from '@/data/reads/built-in';
import { savedSettings } from '@/data/site/settings.admin';
import { staffAccounts } from '@/data/staff/accounts.admin';
import { accountsSetup, serviceSettings } from '@/data/staff/setup.admin';
import { LoadFailed, Panel } from '@/ui/admin-page';
import { Badge } from '@/ui/card';
import { SkeletonBlock } from '@/ui/skeletons';
import {
  databaseChecks,
  operatorChecks,
  serviceChecks,
  manualSettings,
  type Check,
  type CheckState,
} from './setup-checks';

export function OperatorSetup() {
  const { data, isPending, isLoadingError, refetch } = useQuery({
    ...savedSettings(),
    meta: { failure: 'Failed to load settings' },
  });
  if (isPending) return <SkeletonBlock label="Loading settings" className="h-48" />;
  return (
    <Panel title="Operator">
      {isLoadingError ? (
        <LoadFailed onRetry={() => void refetch()}>We couldn’t load the settings.</LoadFailed>
      ) : (
        <Checks checks={operatorChecks(data ?? defaultSettings)} />
      )}
    </Panel>
  );
}

export function DatabaseSetup() {
  const setup = useQuery({ ...accountsSetup(), meta: { failure: 'Failed to load the setup' } });
  const accounts = useQuery(staffAccounts());
  if (setup.isPending || accounts.isPending) return <SkeletonBlock label="Loading the setup" className="h-64" />;
  return (
    <Panel title="Database">
      {setup.isLoadingError ? (
        <LoadFailed onRetry={() => void setup.refetch()}>We couldn’t ask the database.</LoadFailed>
      ) : (
        <Checks checks={databaseChecks(setup.data, accounts.data)} />
      )}
    </Panel>
  );
}

export function ServiceSetup() {
  const settings = useQuery({
    ...serviceSettings(),
    meta: { failure: 'Failed to load the settings of the sign-in service' },
  });
  if (settings.isPending) return <SkeletonBlock label="Loading the settings of the sign-in service" className="h-64" />;
  return (
    <Panel title="Sign-in service">
      {settings.isLoadingError ? (
        <LoadFailed onRetry={() => void settings.refetch()}>We couldn’t ask the sign-in service.</LoadFailed>
      ) : (
        <Checks checks={serviceChecks(settings.data)} />
      )}
    </Panel>
  );
}

export function ManualSetup() {
  return (
    <Panel title="Check these yourself">
      <p className="mb-4 max-w-prose text-sm text-muted">
        We can’t check these from a browser. Check them once yourself.
      </p>
      <ul className="divide-y divide-line">
        {manualSettings.map(({ title, text, dashboard, file }) => (
          <li key={title} className="space-y-1 py-3 first:pt-0 last:pb-0">
            <h3 className="font-semibold">{title}</h3>
            <p className="max-w-prose text-sm">{text}</p>
            <Where dashboard={dashboard} file={file} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const states: Record<CheckState, { word: string; tone: string }> = {
  right: { word: 'Right', tone: 'bg-tech-panel text-tech' },
  missing: { word: 'Missing', tone: 'bg-danger text-danger-ink' },
  unseen: { word: 'Not seen yet', tone: 'bg-line text-ink' },
};

function Checks({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className="divide-y divide-line">
      {checks.map(({ title, state, text, dashboard, file }) => (
        <li key={title} className="space-y-1 py-3 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-semibold">{title}</h3>
            <Badge tone={states[state].tone}>{states[state].word}</Badge>
          </div>
          <p className="max-w-prose text-sm">{text}</p>
          {state !== 'right' && dashboard && file && <Where dashboard={dashboard} file={file} />}
        </li>
      ))}
    </ul>
  );
}

function Where({ dashboard, file }: { dashboard: string; file: string }) {
  return (
    <dl className="grid grid-cols-1 gap-x-3 gap-y-1 text-sm text-muted sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="font-semibold">In the dashboard</dt>
      <dd>{dashboard}</dd>
      <dt className="font-semibold">In config.toml</dt>
      <dd className="[overflow-wrap:anywhere]">
        <code>{file}</code>
      </dd>
    </dl>
  );
}
