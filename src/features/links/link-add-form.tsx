import { useState } from 'react';
import { addLink } from '@/data/links.admin';
import { linksKey } from '@/data/links';
import { isOutcomeUnknown } from '@/data/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import { useWrite } from '@/lib/use-write';
import { CheckboxField } from '@/ui/checkbox-field';
import { FormNotices } from '@/ui/form-notices';
import { notify } from '@/ui/notify';
import { Panel } from '@/ui/panel';
import { SubmitButton } from '@/ui/submit-button';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { useForm } from '@/ui/use-form';
import { checkLink, emptyLink, linkFields, linkRefusal, type LinkDraft } from './link-fields';

/** The form that adds a link. It is emptied only once the link was added. */
export function LinkAddForm() {
  const { reasonAgainst, keepAs } = usePermissions();
  const reason = reasonAgainst('site:edit');
  const [id] = useState(() => crypto.randomUUID());
  const form = useForm({
    initial: emptyLink,
    check: checkLink,
    // The id the row is to get is kept with what is typed, so that even a later retry adds it once.
    base: id,
    keepAs: keepAs('links.new'),
    onSubmit: (draft) => send(draft),
    onRefused: ({ title, url, category }) => {
      if (!title.trim() || !url.trim() || !category.trim()) notify.failure('Title, URL, and category are required');
    },
  });
  const add = useWrite({
    mutationFn: ({ rowId, draft }: { rowId: string; draft: LinkDraft }) => addLink({ id: rowId, ...linkFields(draft) }),
    meta: { success: 'Link added successfully', failure: 'Failed to add link', invalidates: linksKey },
    onSuccess: (_link, { draft }) => form.clear(draft, crypto.randomUUID()),
    onError: (error) => form.refuse(linkRefusal(error), isOutcomeUnknown(error)),
  });
  const send = (draft: LinkDraft) => {
    const sent = form.outcomeUnknown ? add.variables?.draft : undefined;
    // After a lost answer the link may be there: another one must not take its place.
    const another = sent !== undefined && draft.title !== sent.title && draft.url !== sent.url;
    const rowId = another ? crypto.randomUUID() : form.base;
    if (another) form.open(draft, { values: form.saved, base: rowId });
    add.mutate({ rowId, draft });
  };
  return (
    <Panel title="Add Link">
      <FormNotices form={form} />
      <form {...form.element} className="@container">
        <fieldset
          disabled={reason !== null}
          className="grid min-w-0 grid-cols-1 gap-x-5 gap-y-4 @md:grid-cols-2 @3xl:grid-cols-[2fr_2fr_1fr_auto]"
        >
          <TextField label="Title" required {...form.field('title')} />
          <TextField label="URL" type="url" required {...form.field('url')} />
          <div className="@3xl:col-span-2">
            <TextField label="Category" required {...form.field('category')} />
          </div>
          <TextField label="Image URL (optional)" {...form.field('image')} />
          <TextAreaField label="Description (optional)" rows={1} {...form.field('description')} />
          <TextField label="Order" type="number" step={1} {...form.field('order')} />
          <div className="@md:pt-7">
            <CheckboxField label="Active" {...form.field('active')} />
          </div>
          <div className="space-y-2 @md:col-span-full">
            <SubmitButton label="Add Link" busy={add.isPending} busyLabel="Adding..." />
            {reason && <p className="text-muted">{reason}</p>}
          </div>
        </fieldset>
      </form>
    </Panel>
  );
}
