import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useAccessCheck, usePermissions } from '@/auth/use-permissions';
import { buildRefusal, buildsKey, buildState, setBuildHook, type BuildState } from '@/data/site/builds.admin';
import { field, isInsecure } from '@/lib/form-rules';
import { isHttpUrl } from '@/lib/safe-url';
import { useWrite } from '@/lib/use-write';
import { Panel, StatusBadge } from '@/ui/admin-page';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { applyServerErrors, TextField } from '@/ui/form/fields';
import { LockedFields } from '@/ui/form/locked-fields';
import { SubmitButton } from '@/ui/form/submit-button';
import { Loaded } from '@/ui/loaded';
import { missingParts } from './build-words';

const message = 'Enter the https address that your host gave you.';
const empty = 'Paste the address that your host gave you.';
/** Checks the address in the form. The database checks more. */
const hookSchema = v.object({
  hook: v.pipe(
    v.string(),
    v.trim(),
    field((text) => isHttpUrl(text) && !isInsecure(text), message, empty),
  ),
});

export function BuildHook() {
  const { busy } = useAccessCheck('builds:set');
  const reason = usePermissions().reasonAgainst('builds:set');
  return (
    <Panel title="Builds">
      <p className="mb-4 max-w-prose text-sm text-muted">
        With a build hook, the site asks for its own builds: at most every five minutes, and only when visitors would
        see a change.
      </p>
      {reason ? <p className="text-sm">{reason}</p> : !busy && <LoadedHook />}
    </Panel>
  );
}

function LoadedHook() {
  const state = useQuery(buildState());
  return (
    <Loaded what="the state of the build hook" query={state}>
      {(loaded) => (loaded ? <HookForm state={loaded} /> : 'Only admins can set the build hook.')}
    </Loaded>
  );
}

function HookForm({ state }: { state: BuildState }) {
  const { hook_set, vault_on } = state;
  // The device keeps no draft, because anybody with the address can start builds for ever.
  const form = useForm({ resolver: valibotResolver(hookSchema), defaultValues: { hook: '' } });
  const save = useWrite({
    mutationFn: ({ hook }: { hook: string }) => setBuildHook(hook),
    meta: { success: 'Build hook saved', failure: 'Failed to save the build hook', invalidates: buildsKey },
    onSuccess: () => form.reset(),
    onError: (error) => {
      const refusal = buildRefusal(error);
      applyServerErrors(form, refusal === null ? null : { hook: refusal });
    },
  });
  return (
    <form
      aria-label="Build hook"
      noValidate
      autoComplete="off"
      className="space-y-4"
      onSubmit={(event) => void form.handleSubmit(save.mutate)(event)}
    >
      <StatusBadge on={hook_set}>{hook_set ? 'Set' : 'Not set'}</StatusBadge>
      {missingParts(state).map((sentence) => (
        <p key={sentence} className="max-w-prose text-sm">
          {sentence}
        </p>
      ))}
      <LockedFields locked={!vault_on} className="space-y-4">
        <div className="max-w-xl">
          <TextField
            label="Build hook"
            hint="The secret address from your host. Vault keeps it, and nobody can read it again."
            type="url"
            required
            autoComplete="off"
            spellCheck={false}
            control={form.control}
            name="hook"
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <SubmitButton label={hook_set ? 'Replace' : 'Save'} busy={save.isPending} busyLabel="Saving..." />
          {hook_set && <HookRemoval />}
        </div>
      </LockedFields>
    </form>
  );
}

function HookRemoval() {
  const [isConfirming, setIsConfirming] = useState(false);
  const close = () => setIsConfirming(false);
  const removal = useWrite({
    mutationFn: () => setBuildHook(''),
    meta: { success: 'Build hook removed', failure: 'Failed to remove the build hook', invalidates: buildsKey },
    onSettled: close,
  });
  return (
    <>
      <Button kind="quiet" onClick={() => setIsConfirming(true)}>
        Remove
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title="Remove the build hook"
          question="After that, nothing asks for builds. To set it again, copy the address from your host."
          confirmLabel="Remove"
          busy={removal.isPending}
          onConfirm={() => removal.mutate(null)}
          onCancel={close}
        />
      )}
    </>
  );
}
