import { useWatch, type Control } from 'react-hook-form';
import { slugHolder } from '@/data/posts.admin';
import { paths } from '@/lib/paths';
import { useQuery } from '@tanstack/react-query';
import { isSlug } from '@/lib/slugify';
import { TextField } from '@/ui/form/fields';
import { useSettled } from '@/ui/use-settled';
import { postLabels, slugTaken, type PostDraft } from './post-schema';

interface SlugFieldProps {
  control: Control<PostDraft>;
  /** The post it belongs to. */
  postId: string;
  /** The post as it is saved. */
  saved: Partial<Pick<PostDraft, 'slug' | 'published'>>;
}

/** A pause in typing this long starts the check. */
const pauseMilliseconds = 400;

/** The slug of a post, with a look at whether it is free and a word about what a change does. */
export function SlugField({ control, postId, saved }: SlugFieldProps) {
  const typed = useWatch({ control, name: 'slug' });
  const slug = useSettled(typed, pauseMilliseconds);
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
          The end of the address{typed && `: ${paths.post(typed)}`}
          {known === null && '. It is free.'}
          {known?.taken === false && '. It leads to another post now; publishing this one takes it over.'}
          {moves && saved.slug && (
            <strong className="block text-collecting" role="status">
              Saving changes the address of a published post. {paths.post(saved.slug)} will lead to the new one.
            </strong>
          )}
        </>
      }
    />
  );
}
