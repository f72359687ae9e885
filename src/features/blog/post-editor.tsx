import { useState } from 'react';
import type { EditedPost } from '@/data/posts.admin';
import { isOutcomeUnknown } from '@/data/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import { paths } from '@/lib/paths';
import { Link, useNavigate } from 'react-router-dom';
import { buttonClass } from '@/ui/button';
import { FormNotices } from '@/ui/form-notices';
import { Notice } from '@/ui/notice';
import { Panel } from '@/ui/panel';
import { SaveBar } from '@/ui/save-bar';
import { SubmitButton } from '@/ui/submit-button';
import { Tabs } from '@/ui/tabs';
import { useForm } from '@/ui/use-form';
import { PostConflict } from './post-conflict';
import { checkPost, newPost, postDraft, postForm, postRefusal, type PostDraft } from './post-draft';
import { PostFields } from './post-fields';
import { baseOf, targetOf } from './post-target';
import { PostView } from './post-view';
import { usePostSave } from './use-post-save';

interface PostEditorProps {
  /** The post to change; null writes a new one. */
  post: EditedPost | null;
  initial: PostDraft;
  /** Of a post that is gone: what was typed of it is offered here, to be saved as a new one. */
  goneId?: string;
}

const tabs = ['Edit', 'Preview'] as const;

/** Where posts are written, new ones and others. Finishing leads back to the table. */
export function PostEditor({ post, initial, goneId }: PostEditorProps) {
  const staff = usePermissions();
  const navigate = useNavigate();
  const [tab, setTab] = useState<(typeof tabs)[number]>('Edit');
  const [newId] = useState(() => crypto.randomUUID());
  const reason = post ? staff.reasonAgainstPost(post) : staff.reasonAgainst('posts:write');
  const form = useForm({
    initial,
    base: baseOf(post ?? { id: newId }),
    check: checkPost,
    keepAs: staff.keepAs(postForm(post?.id ?? goneId)),
    onSubmit: (draft) => save.send(target, draft),
    onRefused: () => setTab('Edit'),
  });
  const target = targetOf(form.base);
  const save = usePostSave({
    onSaved: (saved, draft) => {
      form.settle(draft, baseOf(saved));
      void navigate(paths.adminPosts);
    },
    onRefused: (error) => {
      setTab('Edit');
      form.refuse(postRefusal(error), isOutcomeUnknown(error));
    },
  });

  const saveMine = (now: EditedPost | null) => {
    save.closeConflict();
    const base = baseOf(now ?? { id: newId });
    form.open(form.values, { values: now ? postDraft(now) : newPost(form.values.date), base });
    save.send(targetOf(base), form.values);
  };
  const takeTheirs = (theirs: EditedPost) => {
    save.closeConflict();
    form.kept.setAside();
    form.open(postDraft(theirs), { values: postDraft(theirs), base: baseOf(theirs) });
  };

  return (
    <>
      {reason && <Notice tone="warning">{reason}</Notice>}
      <FormNotices form={form} />
      <form {...form.element} className="@container">
        <Tabs label="Post" names={tabs} selected={tab} onSelect={setTab}>
          {tab === 'Edit' ? (
            <fieldset disabled={reason !== null} className="min-w-0">
              <PostFields form={form} postId={target.id} />
            </fieldset>
          ) : (
            <Panel>
              <PostView post={form.values} />
            </Panel>
          )}
        </Tabs>
        <SaveBar>
          {save.hasTooManyDrafts && (
            <div className="w-full">
              <Notice tone="warning">
                You already have 500 drafts, and nobody can have more. Please delete some of them or have them
                published, then save again.
              </Notice>
            </div>
          )}
          <SubmitButton
            label={target.version === null ? 'Create Post' : 'Update Post'}
            busy={save.saving}
            busyLabel="Saving..."
            disabled={reason !== null}
          />
          <Link to={paths.adminPosts} className={buttonClass('quiet')}>
            Cancel
          </Link>
        </SaveBar>
      </form>
      {save.conflict && (
        <PostConflict
          mine={form.values}
          now={save.conflict.now}
          onSaveMine={() => saveMine(save.conflict?.now ?? null)}
          onUseTheirs={takeTheirs}
          onCancel={save.closeConflict}
        />
      )}
    </>
  );
}
