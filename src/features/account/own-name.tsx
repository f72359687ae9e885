import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { setOwnName } from '@/data/staff/accounts.admin';
import { usersKey } from '@/data/staff/users.admin';
import { fieldErrorsFrom, isOutcomeUnknown, WriteError } from '@/data/service/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import { requiredText } from '@/lib/form-rules';
import { isVisible } from '@/lib/text-rules';
import { useWrite } from '@/lib/use-write';
import { Panel } from '@/ui/admin-page';
import { applyServerErrors, TextField } from '@/ui/form/fields';
import { FormNotices } from '@/ui/form/form-notices';
import { SubmitButton } from '@/ui/form/submit-button';
import { useDraft } from '@/ui/form/use-draft';

const messages = { name: 'Enter a name (up to 100 characters).' };
const invisibleText = 'Use visible characters only.';
const nameSchema = v.object({
  name: v.pipe(
    requiredText(100, messages.name, 'Enter a name.'),
    v.check((name) => isVisible(name.replaceAll(' ', '')), invisibleText),
  ),
});

/** Maps an error code of the database to the message about the name. */
const refusals: Partial<Record<string, string>> = {
  23505: 'Someone else on the team has this name.',
  23514: invisibleText,
};

function nameErrors(error: Error) {
  const refusal = error instanceof WriteError ? refusals[error.code] : undefined;
  return fieldErrorsFrom(error, messages) ?? (refusal === undefined ? null : { name: refusal });
}

interface OwnNameProps {
  name: string;
  email: string;
  role: string;
}

export function OwnName({ name, email, role }: OwnNameProps) {
  const { draftKeyOf } = usePermissions();
  const form = useForm({ resolver: valibotResolver(nameSchema), defaultValues: { name } });
  const draft = useDraft(form, draftKeyOf('account.name'));
  const save = useWrite({
    mutationFn: (values: { name: string }) => setOwnName(values.name),
    meta: { success: 'Name saved', failure: 'Failed to save your name', invalidates: usersKey },
    onSuccess: (_nothing, values) => draft.markSaved(values),
    onError: (error) => applyServerErrors(form, nameErrors(error)),
  });
  return (
    <Panel title="Your name">
      <FormNotices draft={draft} outcomeUnknown={isOutcomeUnknown(save.error)} />
      <form noValidate onSubmit={(event) => void form.handleSubmit(save.mutate)(event)}>
        <div className="max-w-md space-y-4">
          <TextField
            label="Name"
            required
            autoComplete="name"
            hint="The team sees it in the history and in the list of users."
            control={form.control}
            name="name"
          />
          <SubmitButton label="Save name" busy={save.isPending} busyLabel="Saving..." />
        </div>
      </form>
      <p className="mt-4 text-sm [overflow-wrap:anywhere] text-muted">
        {`You sign in as ${email}, with the role ${role}. Only an admin can change these.`}
      </p>
    </Panel>
  );
}
