import { slugHolder } from '@/data/posts.admin';
import { paths } from '@/lib/paths';
import { useQuery } from '@tanstack/react-query';
import { isSlug } from '@/lib/slugify';
import { TextField } from '@/ui/text-field';
import { useSettled } from '@/ui/use-settled';
import { postLabels, slugTaken } from './post-draft';

interface SlugFieldProps {
  name: string;
  value: string;
  error?: string;
  onChange: (slug: string) => void;
  /** The post it belongs to. */
  postId: string;
  /** The post as it is saved. */
  saved: { slug: string; published: boolean };
}

/** A pause in typing this long starts the check. */
const pauseMilliseconds = 400;

/** The slug of a post, with a look at whether it is free and a word about what a change does. */
export function SlugField({ postId, saved, error, ...field }: SlugFieldProps) {
  const slug = useSettled(field.value, pauseMilliseconds);
  const asked = isSlug(slug) && slug !== saved.slug;
  const holder = useQuery({ ...slugHolder(slug, postId), enabled: asked });
  const known = asked && slug === field.value ? holder.data : undefined;
  const moves = saved.published && field.value !== saved.slug && field.value !== '';
  return (
    <TextField
      {...field}
      label={postLabels.slug}
      required
      autoComplete="off"
      spellCheck={false}
      error={error ?? (known?.taken ? slugTaken : undefined)}
      hint={
        <>
          The end of the address{field.value && `: ${paths.post(field.value)}`}
          {known === null && '. It is free.'}
          {known?.taken === false && '. It leads to another post now; publishing this one takes it over.'}
          {moves && (
            <strong className="block text-collecting" role="status">
              Saving changes the address of a published post. {paths.post(saved.slug)} will lead to the new one.
            </strong>
          )}
        </>
      }
    />
  );
}
