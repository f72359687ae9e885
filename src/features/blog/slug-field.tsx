import { slugHolder } from '@/data/staff/posts';
import { paths } from '@/lib/paths';
import { useQuery } from '@/lib/query';
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
  /** The address readers know; undefined while the post is not public. */
  publicSlug: string | undefined;
}

/** A pause in typing this long starts the check. */
const pauseMilliseconds = 400;

/** The slug of a post, with a look at whether it is free and a word about what a change does. */
export function SlugField({ postId, publicSlug, error, ...field }: SlugFieldProps) {
  const slug = useSettled(field.value, pauseMilliseconds);
  const holder = useQuery({ ...slugHolder(slug, postId), enabled: isSlug(slug) && slug !== publicSlug });
  const known = slug === field.value && isSlug(slug) && slug !== publicSlug ? holder.data : undefined;
  const moves = publicSlug !== undefined && field.value !== publicSlug && field.value !== '';
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
              Saving changes the address of a published post. {paths.post(publicSlug)} will lead to the new one.
            </strong>
          )}
        </>
      }
    />
  );
}
