import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePermissions } from '@/auth/use-permissions';
import { contentStamps, changedKinds } from '@/data/reads/content-stamps';
import {
  askForBuild,
  buildRefusal,
  builtFiles,
  buildsKey,
  buildState,
  type BuildState,
  type BuiltFiles,
} from '@/data/site/builds.admin';
import { momentOf } from '@/lib/dates';
import { listed } from '@/lib/english';
import { useWrite } from '@/lib/use-write';
import { adminPaths } from '@/site/admin-paths';
import { Panel } from '@/ui/admin-page';
import { loneLinkClass } from '@/ui/button';
import { SubmitButton } from '@/ui/form/submit-button';
import { Loaded } from '@/ui/loaded';
import { answerInWords, missingParts, newestOf } from './build-words';

export function BuildPanel() {
  const files = useQuery(builtFiles());
  const state = useQuery(buildState());
  return (
    <Panel title="Builds">
      <dl className="mb-4 space-y-3 text-sm">
        <Fact name="Public files">
          <Loaded what="when they were built" query={files} className="h-6">
            {(built) => (built ? filesInWords(built) : 'This is a development server: there are no built files.')}
          </Loaded>
        </Fact>
        {files.data && (
          <Fact name="Newer than the files">
            <Newer files={files.data} />
          </Fact>
        )}
        <Fact name="Last request">
          <Loaded what="the last request" query={state} className="h-6">
            {(last) => (last ? requestInWords(last) : 'Only editors and admins can see this.')}
          </Loaded>
        </Fact>
      </dl>
      {state.data && <BuildNow state={state.data} />}
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  );
}

function filesInWords({ stamps, writtenAt }: BuiltFiles): string {
  const content = `They have every change up to ${momentOf(newestOf(stamps))}.`;
  return writtenAt === null ? content : `Built on ${momentOf(writtenAt)}. ${content}`;
}

function Newer({ files }: { files: BuiltFiles }) {
  const now = useQuery(contentStamps());
  return (
    <Loaded what="what is newer" query={now} className="h-6">
      {(stamps) => {
        const kinds = changedKinds(files.stamps, stamps);
        return kinds.length === 0 ? 'Nothing: they match what the site has now.' : `${listed(kinds)}.`;
      }}
    </Loaded>
  );
}

function requestInWords(state: BuildState): string {
  if (state.asked_at === null) return 'None yet.';
  const by = state.asked_by_clock ? 'by the clock' : 'by hand';
  return `${momentOf(state.asked_at)}, ${by}. ${answerInWords(state)}`;
}

function BuildNow({ state }: { state: BuildState }) {
  const missingId = useId();
  const maySet = usePermissions().reasonAgainst('builds:set') === null;
  const missing = [
    ...(state.hook_set ? [] : ['No build hook is set. An admin sets it under Settings.']),
    ...missingParts(state),
  ];
  const cannotAsk = !state.hook_set || !state.net_on;
  const request = useWrite({
    mutationFn: () => askForBuild(),
    meta: {
      success: 'The host was asked for a build',
      failure: (error) => buildRefusal(error) ?? 'Failed to ask for a build',
      invalidates: buildsKey,
    },
  });
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        request.mutate(null);
      }}
    >
      <div id={missingId} className="space-y-2 text-sm empty:hidden">
        {missing.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton
          label="Build now"
          kind="quiet"
          size="small"
          busy={request.isPending}
          busyLabel="Asking..."
          disabled={cannotAsk}
          aria-describedby={cannotAsk ? missingId : undefined}
        />
        {!state.hook_set && maySet && (
          <Link to={adminPaths.settings} className={`${loneLinkClass} text-sm font-semibold text-accent underline`}>
            Build hook in Settings
          </Link>
        )}
      </div>
    </form>
  );
}
