import type { ModelSlug } from '@/data/guides/claim';

/** Shows a small drawing beside the name of a console. The name describes it. */
export function ModelDrawing({ of }: { of: ModelSlug }) {
  return (
    <img
      src={`/images/consoles/${of}.svg`}
      alt=""
      width={800}
      height={600}
      loading="lazy"
      decoding="async"
      className="aspect-4/3 w-20 shrink-0 object-contain print:hidden"
    />
  );
}
