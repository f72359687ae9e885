import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { allCategories, categoryAt } from '@/data/categories';
import { usePermissions } from '@/auth/use-permissions';
import { isSlug, slugify } from '@/lib/slugify';
import { useSettled } from '@/lib/use-settled';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@/ui/form/fields';
import { PictureDrop } from '@/ui/form/picture-drop';
import { PictureField } from '@/ui/form/picture-field';
import { Panel } from '@/ui/admin-page';
import { slugHolder } from '@/data/posts.admin';
import { paths } from '@/lib/paths';
import { postLabels, slugTaken, type PostDraft } from './post-schema';
import { PostPicture } from './post-parts';

interface PostFieldsProps {
  form: UseFormReturn<PostDraft>;
  postId: string;
}

export function PostFields({ form, postId }: PostFieldsProps) {
  const { reasonAgainst, offline } = usePermissions();
  const categories = useQuery({ ...allCategories(), meta: { failure: offline ? undefined : 'Failed to load data' } });
  const publishing = reasonAgainst('posts:publish');
  const { control, setValue, resetField, formState } = form;
  const category = useWatch({ control, name: 'category' });
  const current = categoryAt(categories.data ?? [], category)?.slug ?? category;
  // A new post starts with a fixed slug, and a draft may be old: the category may have another one by now.
  useEffect(() => {
    if (current !== category) resetField('category', { defaultValue: current });
  }, [category, current, resetField]);
  return (
    <div className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="space-y-5">
        <TextField
          label={postLabels.title}
          required
          className="text-lg font-semibold"
          control={control}
          name="title"
          onEdit={(title) =>
            setValue('slug', slugify(title), { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }
        />
        <SlugField control={control} postId={postId} saved={formState.defaultValues ?? {}} />
        <TextAreaField label={postLabels.excerpt} rows={3} required control={control} name="excerpt" />
        <PictureDrop label={postLabels.content}>
          <TextAreaField
            label={postLabels.content}
            rows={20}
            required
            className="font-mono text-sm leading-relaxed"
            hint="Markdown. #, ## or ### for headings; a blank line for a break; ![alt](address) alone on a line for a picture, with an *emphasised* line below as its caption; > for a quotation. In a line: **bold**, *italic*, `code`, [text](address)."
            control={control}
            name="content"
          />
        </PictureDrop>
      </div>
      <Panel>
        <div className="space-y-4">
          <PictureField label={postLabels.image} control={control} name="image">
            {(image) => <PostPicture image={image} className="rounded-xl border border-line" />}
          </PictureField>
          <SelectField
            label={postLabels.category}
            required
            options={(categories.data ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
            control={control}
            name="category"
          />
          <TextField label={postLabels.author} required control={control} name="author" />
          <TextField label={postLabels.date} type="date" required control={control} name="date" />
          <TextField label={postLabels.read_time} required control={control} name="read_time" />
          <CheckboxField
            label={postLabels.published}
            disabled={publishing !== null}
            hint={publishing ?? undefined}
            control={control}
            name="published"
          />
        </div>
      </Panel>
    </div>
  );
}

interface SlugFieldProps {
  control: Control<PostDraft>;
  postId: string;
  saved: Partial<Pick<PostDraft, 'slug' | 'published'>>;
}

function SlugField({ control, postId, saved }: SlugFieldProps) {
  const typed = useWatch({ control, name: 'slug' });
  const [slug] = useSettled(typed);
  const asked = isSlug(slug) && slug !== saved.slug;
  const holder = useQuery({ ...slugHolder(slug, postId), enabled: asked });
  const known = asked && slug === typed ? holder.data : undefined;
  const moves = saved.published && typed !== saved.slug && typed !== '';
  return (
    <TextField
      control={control}
      name="slug"
      label={postLabels.slug}
      required
      autoComplete="off"
      spellCheck={false}
      error={known?.taken ? slugTaken : undefined}
      hint={
        <>
          {typed ? `Address: ${paths.post(typed)}` : 'The last part of the address.'}
          {known === null && ' (available).'}
          {known?.taken === false &&
            '. This address currently redirects to another post. Publishing will move it here.'}
          {moves && saved.slug && (
            <strong className="block text-collecting" role="status">
              Saving changes the address of a published post. {paths.post(saved.slug)} will redirect to the new one.
            </strong>
          )}
        </>
      }
    />
  );
}
