import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePermissions } from '@/auth/use-permissions';
import { categoriesKey } from '@/data/posts/categories';
import { addCategory, type CategoryFields } from '@/data/posts/categories.admin';
import { isOutcomeUnknown } from '@/data/service/writes.admin';
import { slugify } from '@/lib/slugify';
import { Panel } from '@/ui/admin-page';
import { TextField } from '@/ui/form/fields';
import { LockedFields } from '@/ui/form/locked-fields';
import { FormNotices } from '@/ui/form/form-notices';
import { SubmitButton } from '@/ui/form/submit-button';
import { newRowTarget, useAddRow } from '@/ui/form/use-add-row';
import { useDraft } from '@/ui/form/use-draft';
import { categoryErrors, categoryLabels, categorySchema, emptyCategory } from './category-schema';

export function CategoryAddForm() {
  const { reasonAgainst, draftKeyOf } = usePermissions();
  const reason = reasonAgainst('categories:edit');
  const form = useForm<CategoryFields>({ resolver: valibotResolver(categorySchema), defaultValues: emptyCategory });
  const [target] = useState(newRowTarget);
  const draft = useDraft(form, draftKeyOf('categories.new'), target);
  const { add, isPending, error } = useAddRow({
    form,
    draft,
    add: (id, values) => addCategory({ id, ...values }),
    // The slug follows the name. A name that was only extended or shortened means the same category.
    isNewRow: (values, sent) => !values.name.startsWith(sent.name) && !sent.name.startsWith(values.name),
    fieldErrors: categoryErrors,
    meta: {
      success: 'Category added successfully',
      failure: 'Failed to add category',
      invalidates: categoriesKey,
    },
  });
  const { control, formState, setValue } = form;
  return (
    <Panel title="Add category">
      <FormNotices draft={draft} outcomeUnknown={isOutcomeUnknown(error)} />
      <form noValidate onSubmit={(event) => void form.handleSubmit(add)(event)} className="@container">
        <LockedFields
          locked={reason !== null}
          className="grid grid-cols-1 gap-x-5 gap-y-4 @md:grid-cols-2 @3xl:grid-cols-[1fr_1fr_auto]"
        >
          <TextField
            label={categoryLabels.name}
            required
            control={control}
            name="name"
            onEdit={(name) =>
              setValue('slug', slugify(name), { shouldDirty: true, shouldValidate: formState.isSubmitted })
            }
          />
          <TextField
            label={categoryLabels.slug}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            control={control}
            name="slug"
          />
          <div className="space-y-2 @3xl:pt-6.5">
            <SubmitButton label="Add category" busy={isPending} busyLabel="Adding..." />
          </div>
          {reason && <p className="col-span-full text-muted">{reason}</p>}
        </LockedFields>
      </form>
    </Panel>
  );
}
