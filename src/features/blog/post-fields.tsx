import { allCategories } from '@/data/categories';
import { usePermissions } from '@/auth/use-permissions';
import { useQuery } from '@tanstack/react-query';
import { slugify } from '@/lib/slugify';
import { CheckboxField } from '@/ui/checkbox-field';
import { Panel } from '@/ui/panel';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import type { useForm } from '@/ui/use-form';
import { postLabels, type PostDraft } from './post-draft';
import { PostPicture } from './post-picture';
import { SlugField } from './slug-field';

interface PostFieldsProps {
  form: ReturnType<typeof useForm<PostDraft>>;
  postId: string;
}

/** Everything that is written about a post. */
export function PostFields({ form, postId }: PostFieldsProps) {
  const { reasonAgainst, offline } = usePermissions();
  const categories = useQuery({ ...allCategories(), meta: { failure: offline ? undefined : 'Failed to load data' } });
  const publishing = reasonAgainst('posts:publish');
  const { field, values, saved, set } = form;
  return (
    <div className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="space-y-5">
        <TextField
          label={postLabels.title}
          required
          className="text-lg font-semibold"
          {...field('title')}
          onChange={(title) => set({ title, slug: slugify(title) })}
        />
        <SlugField postId={postId} saved={saved} {...field('slug')} />
        <TextAreaField label={postLabels.excerpt} rows={3} required {...field('excerpt')} />
        <TextAreaField
          label={postLabels.content}
          rows={20}
          required
          className="font-mono text-sm leading-relaxed"
          hint="Markdown. A line starting with #, ## or ### is a heading, an empty line a break, ![text](address) on a line of its own a picture, an *emphasised* line right below it its caption; lines starting with > are a quotation. Inside a line: **strong**, *emphasis*, `code`, [text](address)."
          {...field('content')}
        />
      </div>
      <Panel>
        <div className="space-y-4">
          <PostPicture image={values.image} className="rounded-xl border border-line" />
          <TextField label={postLabels.image} required hint="A path on this site or an address." {...field('image')} />
          <SelectField
            label={postLabels.category}
            required
            options={(categories.data ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
            {...field('category')}
          />
          <TextField label={postLabels.author} required {...field('author')} />
          <TextField label={postLabels.date} type="date" required {...field('date')} />
          <TextField label={postLabels.read_time} required {...field('read_time')} />
          <CheckboxField
            label={postLabels.published}
            disabled={publishing !== null}
            hint={publishing ?? undefined}
            {...field('published')}
          />
        </div>
      </Panel>
    </div>
  );
}
