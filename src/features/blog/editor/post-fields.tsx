import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { allCategories, categoryAt } from '@/data/posts/categories';
import { usePermissions } from '@/auth/use-permissions';
import { isSlug, slugify } from '@/lib/slugify';
import { useSettled } from '@/lib/use-settled';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@/ui/form/fields';
import { PictureDrop } from '@/ui/form/picture-drop';
import { PictureField } from '@/ui/form/picture-field';
import { Panel } from '@/ui/admin-page';
import { slugHolder } from '@/data/posts/posts.admin';
import { paths } from '@/site/paths';
import { ContentField } from './content-field';
import { DateField } from './date-field';
import { PostConsolesField } from './post-consoles-field';
import { postLabels, slugTaken, type PostDraft } from './post-schema';
import { PostAppearance } from './post-appearance';
import { PostPicture } from '@/features/blog/byline';
import { isPublic } from '@/data/posts/post-visibility';
import { ScheduleField } from './schedule-field';

interface PostFieldsProps {
  form: UseFormReturn<PostDraft>;
  postId: string;
}

export function PostFields({ form, postId }: PostFieldsProps) {
  const { reasonAgainst, offline } = usePermissions();
  const categories = useQuery({ ...allCategories(), meta: { failure: offline ? undefined : 'Failed to load data' } });
  const publishing = reasonAgainst('posts:publish');
  const { control, setValue, resetField, formState } = form;
  const [category, published] = useWatch({ control, name: ['category', 'published'] });
  const saved = formState.defaultValues ?? {};
  const current = categoryAt(categories.data ?? [], category)?.slug ?? category;
  // The slug of the category may have changed since the start of a new post or an old draft.
  useEffect(() => {
    if (current !== category) resetField('category', { defaultValue: current });
  }, [category, current, resetField]);
  return (
    <div className="grid grid-cols-1 items-start gap-6 @3xl:max-xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0 space-y-5">
        <div className="space-y-5 xl:grid xl:grid-cols-2 xl:gap-6 xl:space-y-0">
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
            <SlugField control={control} postId={postId} saved={saved} />
          </div>
          <TextAreaField
            label={postLabels.excerpt}
            rows={3}
            required
            className="xl:min-h-33"
            control={control}
            name="excerpt"
          />
        </div>
        <PictureDrop label={postLabels.content}>
          <ContentField form={form} />
        </PictureDrop>
      </div>
      <Panel>
        <div className="space-y-4 xl:@4xl:grid xl:@4xl:grid-cols-[18rem_minmax(0,1fr)] xl:@4xl:gap-6 xl:@4xl:space-y-0">
          <div className="space-y-4">
            <PictureField label={postLabels.image} control={control} name="image">
              {(image) => <PostPicture image={image} className="rounded-xl border border-line" />}
            </PictureField>
          </div>
          <div className="space-y-4 xl:@4xl:grid xl:@4xl:grid-cols-2 xl:@4xl:content-start xl:@4xl:gap-x-6 xl:@4xl:gap-y-4 xl:@4xl:space-y-0">
            <SelectField
              label={postLabels.category}
              required
              options={(categories.data ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
              control={control}
              name="category"
            />
            {/* This field stands beside the other fields, because it grows with the number of consoles. */}
            <div className="xl:@4xl:row-span-3">
              <PostConsolesField control={control} />
            </div>
            <TextField label={postLabels.author} required control={control} name="author" />
            <DateField form={form} goesPublic={published && publishing === null && !wasPublic(saved)} />
            <TextField label={postLabels.read_time} required control={control} name="read_time" />
            <div className="space-y-4">
              <CheckboxField
                label={postLabels.published}
                disabled={publishing !== null}
                hint={publishing ?? undefined}
                control={control}
                name="published"
              />
              {published && publishing === null && <ScheduleField control={control} />}
            </div>
          </div>
        </div>
      </Panel>
      <PostAppearance control={control} categories={categories.data ?? []} />
    </div>
  );
}

interface SlugFieldProps {
  control: Control<PostDraft>;
  postId: string;
  saved: Partial<Pick<PostDraft, 'slug' | 'published' | 'publish_at'>>;
}

function wasPublic(saved: SlugFieldProps['saved']): boolean {
  return isPublic({ published: false, publish_at: null, ...saved });
}

function SlugField({ control, postId, saved }: SlugFieldProps) {
  const typed = useWatch({ control, name: 'slug' });
  const [slug] = useSettled(typed);
  const isNewSlug = isSlug(slug) && slug !== saved.slug;
  const holder = useQuery({ ...slugHolder(slug, postId), enabled: isNewSlug });
  const slugCheck = isNewSlug && slug === typed ? holder.data : undefined;
  const moves = wasPublic(saved) && typed !== saved.slug && typed !== '';
  return (
    <TextField
      control={control}
      name="slug"
      label={postLabels.slug}
      required
      autoComplete="off"
      spellCheck={false}
      error={slugCheck?.taken ? slugTaken : undefined}
      hint={
        <>
          <span>{typed ? `Address: ${paths.post(typed)}` : 'The last part of the address.'}</span>
          {slugCheck === null && (
            <>
              {' '}
              <span>(available).</span>
            </>
          )}
          {slugCheck?.taken === false && (
            <span>. This address currently redirects to another post. Publishing will move it here.</span>
          )}
          {moves && saved.slug && (
            <strong
              className="block text-collecting"
              role="status"
            >{`Saving changes the address of a published post. ${paths.post(saved.slug)} will redirect to the new one.`}</strong>
          )}
        </>
      }
    />
  );
}
