import { valibotResolver } from '@hookform/resolvers/valibot';
import { Suspense, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { conflictIn, isDraftLimit, isOutcomeUnknown } from '@/data/service/writes.admin';
import { postsKey } from '@/data/posts/posts';
import { createPost, updatePost, type EditedPost, type SavedPost } from '@/data/posts/posts.admin';
import { usePermissions } from '@/auth/use-permissions';
import type { Target } from '@/site/drafts';
import { adminPaths } from '@/site/admin-paths';
import { paths } from '@/site/paths';
import { useWrite } from '@/lib/use-write';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { buttonClass } from '@/ui/button';
import { ConflictDialog, useConflict } from '@/ui/form/conflict';
import { LockedFields } from '@/ui/form/locked-fields';
import { FormNotices, SaveBar } from '@/ui/form/form-notices';
import { applyServerErrors } from '@/ui/form/fields';
import { SubmitButton } from '@/ui/form/submit-button';
import { newRowTarget } from '@/ui/form/use-add-row';
import { useDraft } from '@/ui/form/use-draft';
import { Notice, Panel } from '@/ui/admin-page';
import { SkeletonBlock } from '@/ui/skeletons';
import { Tabs } from '@/ui/tabs';
import { notify } from '@/ui/toast/notify';
import { DraftLinks } from './draft-links';
import { PostFields } from './post-fields';
import { PostHistory } from './post-history';
import {
  newPost,
  postDraft,
  postDraftKey,
  postErrors,
  postFields,
  postLabels,
  postSchema,
  type PostDraft,
} from './post-schema';
import { usePostWords } from './use-post-words';
import { newId } from '@/lib/new-id';
import { PostPreview } from './lazy-preview';
import { isPublic, isScheduled } from '@/data/posts/post-visibility';
import { momentInWords } from '@/features/blog/schedule';

interface PostEditorProps {
  /** Null for a new post. */
  post: EditedPost | null;
  initial: PostDraft;
  /** The id of a deleted post. The form offers the drafts of that post, to save as a new post. */
  goneId?: string;
}

const tabs = ['Edit', 'Preview'] as const;

/** Edits a post. A save leads back to the table, with the same search, sort and page. */
export function PostEditor({ post, initial, goneId }: PostEditorProps) {
  const staff = usePermissions();
  const navigate = useNavigate();
  const table = adminPaths.posts + useLocation().search;
  const [tab, setTab] = useState<(typeof tabs)[number]>('Edit');
  const [unsavedRow] = useState(newRowTarget);
  // The version in the database, which a conflict updates.
  const [now, setNow] = useState(post);
  const form = useForm<PostDraft>({ resolver: valibotResolver(postSchema), defaultValues: initial });
  const draft = useDraft(
    form,
    staff.draftKeyOf(postDraftKey(post?.id ?? goneId)),
    post ? targetOf(post, post.consoles) : unsavedRow,
  );
  const reason = post ? staff.reasonAgainstPost(post) : staff.reasonAgainst('posts:write');
  const reasonSince = now && now !== post ? staff.reasonAgainstPost(now) : null;
  const [published, publish_at] = useWatch({ control: form.control, name: ['published', 'publish_at'] });
  // Only fields of the visible tab can take the focus.
  const showFields = () => flushSync(() => setTab('Edit'));

  const { save, saving, outcomeUnknown, hasTooManyDrafts } = useSavePost({
    onSaved: (saved, sent) => {
      draft.markSaved(sent, targetOf(saved, sent.consoles));
      void navigate(table);
    },
    onConflict: (theirs) => {
      setNow(theirs);
      // A user without the right to overwrite the current version sees the reason instead of the dialog.
      if (theirs && staff.reasonAgainstPost(theirs)) return;
      conflict.open(theirs);
    },
    onFailed: (error) => {
      showFields();
      applyServerErrors(form, postErrors(error));
    },
  });
  const conflict = useConflict<PostDraft, EditedPost>({
    form,
    draft,
    valuesOf: postDraft,
    targetOf: (theirs) => targetOf(theirs, theirs.consoles),
    asNew: () => ({ target: unsavedRow, values: newPost(form.getValues('date')) }),
    save,
  });

  const saved = { ...initial, ...form.formState.defaultValues } as PostDraft;
  // Restores the version as a draft. The form stashes the typed text. Only the button 'Update Post' saves.
  const restore = (values: PostDraft) => {
    showFields();
    draft.restore({ id: newId(), values, target: draft.target, at: Date.now() });
    notify.success('Version restored. Save the post to keep it.');
  };

  // A draft from an older build lacks the linked consoles.
  const send = (values: PostDraft) => save({ links: post?.consoles ?? [], ...draft.target }, values);

  return (
    <>
      {reason && <Notice tone="warning">{reason}</Notice>}
      <FormNotices draft={draft} outcomeUnknown={outcomeUnknown} />
      <form
        aria-label={post ? 'Edit post' : 'New post'}
        noValidate
        onSubmit={(event) => void form.handleSubmit(send, showFields)(event)}
        className="@container"
      >
        <Tabs label="Post" names={tabs} selected={tab} onSelect={setTab}>
          {/* The fields stay mounted. Undo, the caret and the scroll position survive a visit to the preview. */}
          <LockedFields hidden={tab !== 'Edit'} locked={reason !== null}>
            <PostFields form={form} postId={draft.target.id} />
          </LockedFields>
          {tab === 'Preview' && (
            <Panel>
              <Suspense fallback={<SkeletonBlock label="Loading preview" className="h-[40rem]" />}>
                <PostPreview post={form.getValues()} />
              </Suspense>
            </Panel>
          )}
        </Tabs>
        <SaveBar>
          {hasTooManyDrafts && (
            <div className="w-full">
              <Notice tone="warning">
                You’ve reached the limit of 500 drafts. Delete some, or have some published, then save again.
              </Notice>
            </div>
          )}
          {reasonSince && (
            <div className="w-full">
              <Notice tone="warning">{`${reasonSince} Your text is still here.`}</Notice>
            </div>
          )}
          <SubmitButton
            label={saveLabel(draft.target, { published, publish_at })}
            busy={saving}
            busyLabel="Saving..."
            disabled={reason !== null}
          />
          <Link to={table} className={buttonClass('quiet')}>
            Cancel
          </Link>
          {post && <PostHistory postId={post.id} saved={saved} onRestore={reason === null ? restore : null} />}
          {post && isPublic(post) && (
            <Link to={paths.post(post.slug)} className={buttonClass('quiet')}>
              View
            </Link>
          )}
        </SaveBar>
      </form>
      {post && !isPublic(post) && reason === null && <DraftLinks post={post} unsaved={form.formState.isDirty} />}
      {conflict.dialog && <PostConflict {...conflict.dialog} />}
    </>
  );
}

type Dialog = Omit<ComponentProps<typeof ConflictDialog<PostDraft>>, 'what' | 'labels' | 'textOf'>;

function PostConflict(dialog: Dialog) {
  return <ConflictDialog what="post" labels={postLabels} textOf={usePostWords()} {...dialog} />;
}

function saveLabel({ version }: Target, schedule: Pick<PostDraft, 'published' | 'publish_at'>): string {
  if (isScheduled(schedule)) return 'Schedule post';
  return version === null ? 'Create Post' : 'Update Post';
}

function targetOf({ id, updated_at }: SavedPost, links: readonly string[]): Target {
  return { id, version: updated_at, links };
}

interface SavePostOptions {
  onSaved: (saved: SavedPost, sent: PostDraft) => void;
  /** Receives the current post. Null for a deleted post. */
  onConflict: (now: EditedPost | null) => void;
  onFailed: (error: Error) => void;
}

function successOf({ version }: Target, values: PostDraft): string {
  if (isScheduled(values)) return `Post scheduled for ${momentInWords(values.publish_at)}`;
  return version === null ? 'Post created successfully' : 'Post updated successfully';
}

interface Save {
  target: Target;
  values: PostDraft;
}

function useSavePost({ onSaved, onConflict, onFailed }: SavePostOptions) {
  const shared = {
    onSuccess: (saved: SavedPost, { target, values }: Save) => {
      notify.success(successOf(target, values));
      onSaved(saved, values);
    },
    onError: (error: Error) => {
      const conflict = conflictIn<EditedPost>(error);
      if (conflict) onConflict(conflict.now);
      else onFailed(error);
    },
  };
  const messages = { failure: 'Failed to save post', invalidates: postsKey };
  const create = useWrite({
    ...shared,
    mutationFn: ({ target, values }: Save) => createPost(target.id, postFields(values)),
    meta: messages,
  });
  const update = useWrite({
    ...shared,
    mutationFn: ({ target, values }: Save) =>
      updatePost(target.id, target.version ?? '', postFields(values), target.links ?? []),
    meta: messages,
  });
  return {
    save: (target: Target, values: PostDraft) => {
      const write = target.version === null ? create : update;
      (write === create ? update : create).reset();
      write.mutate({ target, values });
    },
    saving: create.isPending || update.isPending,
    outcomeUnknown: isOutcomeUnknown(create.error ?? update.error),
    hasTooManyDrafts: isDraftLimit(create.error),
  };
}
