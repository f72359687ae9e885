import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type FieldPath } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { consolesKey } from '@/data/consoles/consoles';
import {
  createConsole,
  updateConsole,
  type Article,
  type EditedConsole,
  type SavedConsole,
} from '@/data/consoles/console-editor.admin';
import { conflictIn, isOutcomeUnknown } from '@/data/service/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import type { Target } from '@/site/drafts';
import { adminPaths } from '@/site/admin-paths';
import { paths } from '@/site/paths';
import { useWrite } from '@/lib/use-write';
import { Notice } from '@/ui/admin-page';
import { buttonClass } from '@/ui/button';
import { ConflictDialog, useConflict } from '@/ui/form/conflict';
import { LockedFields } from '@/ui/form/locked-fields';
import { applyServerErrors } from '@/ui/form/fields';
import { FormNotices, SaveBar } from '@/ui/form/form-notices';
import { SubmitButton } from '@/ui/form/submit-button';
import { newRowTarget } from '@/ui/form/use-add-row';
import { useDraft } from '@/ui/form/use-draft';
import { Tabs } from '@/ui/tabs';
import { articlesOf, consoleDraft, consoleDraftKey, consoleSave, newConsole, type ConsoleDraft } from './console-draft';
import { consoleLabels, versionText } from './console-labels';
import { ConsolePreview } from './console-preview';
import { consoleErrors, consoleSchema } from './console-schema';
import { ConsoleSection } from './console-section';
import { firstError, sectionNames, sectionsWith, type SectionName } from './console-sections';
import { useArticles, useOtherConsoles } from './use-other-consoles';

interface ConsoleEditorProps {
  /** Null for a new console. */
  row: EditedConsole | null;
  initial: ConsoleDraft;
  /** The id of a deleted console. The form offers the drafts of that console, to save as a new console. */
  goneId?: string;
  /** For a copy, the articles of the original console. */
  articles?: EditedConsole['posts'];
}

/** Edits a console. A save leads back to the table, with the same search, sort and page. */
export function ConsoleEditor({ row, initial, goneId, articles = row?.posts ?? [] }: ConsoleEditorProps) {
  const staff = usePermissions();
  const navigate = useNavigate();
  const table = useTableAddress();
  const [open, setOpen] = useState<SectionName>('Text');
  const [shown, setShown] = useState('');
  const [unsavedRow] = useState(newRowTarget);
  // The version in the database, which a conflict updates.
  const [now, setNow] = useState(row);
  const form = useForm<ConsoleDraft>({
    resolver: valibotResolver(consoleSchema),
    defaultValues: initial,
    // showError sets the focus, because a field of a closed section cannot take the focus.
    shouldFocusError: false,
  });
  const draft = useDraft(
    form,
    staff.draftKeyOf(consoleDraftKey(row?.id ?? goneId)),
    row ? targetOf(row, idsOf(row)) : unsavedRow,
  );
  const reason = staff.reasonAgainst('site:edit');
  const { errors } = form.formState;

  const showError = (found: Parameters<typeof firstError>[0]) => {
    const first = firstError(found, open);
    if (!first) return;
    flushSync(() => {
      setOpen(first.section);
      setShown(first.path);
    });
    form.setFocus(first.path as FieldPath<ConsoleDraft>);
  };

  const { save, saving, outcomeUnknown } = useSaveConsole({
    onSaved: (saved, sent) => {
      draft.markSaved(sent, targetOf(saved, sent.articles));
      void navigate(table);
    },
    onConflict: (theirs) => {
      setNow(theirs);
      conflict.open(theirs);
    },
    onFailed: (error) => {
      const rejected = consoleErrors(error);
      if (!rejected) return;
      showError(Object.fromEntries(Object.keys(rejected).map((field) => [field, { message: '', type: 'server' }])));
      applyServerErrors(form, rejected);
    },
  });
  const saveOver = (target: Target, values: ConsoleDraft, theirs = now) =>
    save({ target, values, specs: theirs?.specs ?? null });
  const conflict = useConflict<ConsoleDraft, EditedConsole>({
    form,
    draft,
    valuesOf: consoleDraft,
    targetOf: (theirs) => targetOf(theirs, idsOf(theirs)),
    asNew: () => ({ target: unsavedRow, values: newConsole }),
    save: saveOver,
  });

  // A draft from an older build lacks the linked articles.
  const send = (values: ConsoleDraft) => saveOver({ links: row ? idsOf(row) : [], ...draft.target }, values);

  const linked = articlesOf(articles);

  return (
    <>
      {reason && <Notice tone="warning">{reason}</Notice>}
      <FormNotices
        draft={{
          ...draft,
          restore: (kept) => {
            flushSync(() => setOpen('Text'));
            draft.restore(kept);
          },
          discard: (kept) => {
            flushSync(() => setOpen('Text'));
            draft.discard(kept);
          },
        }}
        outcomeUnknown={outcomeUnknown}
      />
      <form noValidate onSubmit={(event) => void form.handleSubmit(send, showError)(event)} className="@container">
        <Tabs label="Console" names={sectionNames} selected={open} onSelect={setOpen} marked={sectionsWith(errors)}>
          {open === 'Preview' ? (
            <ConsolePreview draft={form.getValues()} linked={linked} />
          ) : (
            <LockedFields locked={reason !== null}>
              <ConsoleSection
                name={open}
                form={form}
                isNew={draft.target.version === null}
                saved={now}
                consoleId={draft.target.id}
                linked={linked}
                shown={shown}
              />
            </LockedFields>
          )}
        </Tabs>
        <SaveBar>
          <SubmitButton
            label={draft.target.version === null ? 'Create console' : 'Update console'}
            busy={saving}
            busyLabel="Saving..."
            disabled={reason !== null}
          />
          <Link to={table} className={buttonClass('quiet')}>
            Cancel
          </Link>
          {row && (
            <Link to={paths.console(row.slug)} className={buttonClass('quiet')}>
              View
            </Link>
          )}
        </SaveBar>
      </form>
      {conflict.dialog && (
        <ConsoleConflict
          {...conflict.dialog}
          consoleId={draft.target.id}
          linked={[...linked, ...articlesOf(now?.posts ?? [])]}
        />
      )}
    </>
  );
}

type Dialog = Omit<ComponentProps<typeof ConflictDialog<ConsoleDraft>>, 'what' | 'labels' | 'textOf'>;

interface ConsoleConflictProps extends Dialog {
  consoleId: string;
  /** The articles of both versions. */
  linked: readonly Article[];
}

function ConsoleConflict({ consoleId, linked, ...dialog }: ConsoleConflictProps) {
  const consoles = useOtherConsoles(consoleId) ?? [];
  const articles = useArticles(linked);
  return (
    <ConflictDialog
      what="console"
      labels={consoleLabels}
      textOf={(value, field) => versionText({ ...newConsole, [field]: value }, field, { consoles, articles })}
      {...dialog}
    />
  );
}

function targetOf({ id, updated_at }: SavedConsole, links: readonly string[]): Target {
  return { id, version: updated_at, links };
}

function idsOf({ posts }: EditedConsole): string[] {
  return posts.map(({ post }) => post.id);
}

/**
 * Returns the address of the table, with the search, sort and page. The parameter `copy` belongs to this screen only.
 */
function useTableAddress(): string {
  const search = new URLSearchParams(useLocation().search);
  search.delete('copy');
  return adminPaths.consoles + (search.size > 0 ? `?${search.toString()}` : '');
}

interface SaveConsoleOptions {
  onSaved: (saved: SavedConsole, sent: ConsoleDraft) => void;
  /** Receives the current console. Null for a deleted console. */
  onConflict: (now: EditedConsole | null) => void;
  onFailed: (error: Error) => void;
}

interface Save {
  target: Target;
  values: ConsoleDraft;
  specs: EditedConsole['specs'];
}

function useSaveConsole({ onSaved, onConflict, onFailed }: SaveConsoleOptions) {
  const shared = {
    onSuccess: (saved: SavedConsole, { values }: Save) => onSaved(saved, values),
    onError: (error: Error) => {
      const conflict = conflictIn<EditedConsole>(error);
      if (conflict) onConflict(conflict.now);
      else onFailed(error);
    },
  };
  const messages = { failure: 'Failed to save console', invalidates: consolesKey };
  const create = useWrite({
    ...shared,
    mutationFn: ({ target, values, specs }: Save) => createConsole(target.id, consoleSave(values, specs, target.id)),
    meta: { ...messages, success: 'Console created successfully' },
  });
  const update = useWrite({
    ...shared,
    mutationFn: ({ target, values, specs }: Save) =>
      updateConsole(target.id, target.version ?? '', consoleSave(values, specs, target.id), target.links ?? []),
    meta: { ...messages, success: 'Console updated successfully' },
  });
  return {
    save: (sent: Save) => {
      const write = sent.target.version === null ? create : update;
      (write === create ? update : create).reset();
      write.mutate(sent);
    },
    saving: create.isPending || update.isPending,
    outcomeUnknown: isOutcomeUnknown(create.error ?? update.error),
  };
}
