import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addLink, allLinks, type StaffLink } from '@/data/site/links.admin';
import { linksKey } from '@/data/site/links';
import { isOutcomeUnknown } from '@/data/service/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import { CheckboxField, TextAreaField, TextField } from '@/ui/form/fields';
import { LockedFields } from '@/ui/form/locked-fields';
import { PictureButtons } from '@/ui/form/picture-buttons';
import { FormNotices } from '@/ui/form/form-notices';
import { SubmitButton } from '@/ui/form/submit-button';
import { newRowTarget, useAddRow } from '@/ui/form/use-add-row';
import { useDraft } from '@/ui/form/use-draft';
import { notify } from '@/ui/toast/notify';
import { Panel } from '@/ui/admin-page';
import {
  emptyLink,
  linkErrors,
  linkFields,
  linkLabels,
  newLinkSchema,
  optionalNames,
  type LinkDraft,
} from './link-schema';

/** The id of the datalist of known categories. */
export const categoryList = 'link-categories';

export function LinkAddForm() {
  const { reasonAgainst, draftKeyOf } = usePermissions();
  const reason = reasonAgainst('site:edit');
  const queryClient = useQueryClient();
  // The table fetches these rows. This query only reads the cache.
  const links = useQuery({ ...linkRows(), enabled: false }).data ?? [];
  const last = orderAfter(links);
  const form = useForm<LinkDraft>({ resolver: valibotResolver(newLinkSchema), defaultValues: emptyLink });
  const [target] = useState(newRowTarget);
  const draft = useDraft(form, draftKeyOf('links.new'), target);
  const { add, isPending, error } = useAddRow({
    form,
    draft,
    add: async (id, values) => {
      const currentLinks = values.order
        ? []
        : await queryClient.query({ ...linkRows(), staleTime: Infinity }).catch(() => []);
      return addLink({ id, ...linkFields({ ...values, order: values.order || orderAfter(currentLinks) }) });
    },
    isNewRow: (values, sent) => values.title !== sent.title && values.url !== sent.url,
    fieldErrors: linkErrors,
    meta: { success: 'Link added successfully', failure: 'Failed to add link', invalidates: linksKey },
  });
  const notifyRequired = () => {
    const { title, url, category } = form.getValues();
    if (!title.trim() || !url.trim() || !category.trim()) notify.failure('Title, URL, and category are required');
  };
  const { control } = form;
  return (
    <Panel title="Add link">
      <FormNotices draft={draft} outcomeUnknown={isOutcomeUnknown(error)} />
      <form noValidate onSubmit={(event) => void form.handleSubmit(add, notifyRequired)(event)} className="@container">
        <LockedFields
          locked={reason !== null}
          className="grid grid-cols-1 gap-x-5 gap-y-4 @md:grid-cols-2 @3xl:grid-cols-[2fr_2fr_1fr_auto]"
        >
          <TextField label={linkLabels.title} required control={control} name="title" />
          <TextField label={linkLabels.url} type="url" required control={control} name="url" />
          <div className="@3xl:col-span-2">
            <TextField label={linkLabels.category} required list={categoryList} control={control} name="category" />
            <datalist id={categoryList}>
              {[...new Set(links.map(({ category }) => category))].sort().map((category) => (
                <option key={category} value={category} />
              ))}
            </datalist>
          </div>
          <div>
            <TextField label={linkLabels.image} control={control} name="image" />
            <PictureButtons label={linkLabels.image} control={control} name="image" />
          </div>
          {optionalNames.map((name) => (
            <TextAreaField key={name} label={linkLabels[name]} rows={1} control={control} name={name} />
          ))}
          <TextField label={linkLabels.order} type="number" placeholder={last} control={control} name="order" />
          <div className="@md:pt-7">
            <CheckboxField label={linkLabels.active} control={control} name="active" />
          </div>
          <div className="space-y-2 @md:col-span-full">
            <SubmitButton label="Add link" busy={isPending} busyLabel="Adding..." />
            {reason && <p className="text-muted">{reason}</p>}
          </div>
        </LockedFields>
      </form>
    </Panel>
  );
}

/** Returns the number that sorts a new link last, with a gap for later links. The number stays within the limit. */
function orderAfter(links: readonly StaffLink[]): string {
  return String(Math.min(1_000_000, Math.max(-10, ...links.map(({ order }) => order)) + 10));
}

/** The table and the form share this query, because the last observer decides about the toast of a failure. */
export function linkRows() {
  return { ...allLinks(), meta: { failure: 'Failed to load links' } };
}
