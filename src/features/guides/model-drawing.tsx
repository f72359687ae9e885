import type { ModelSlug } from '@/data/guides/claim';

/** The console's name beside the drawing describes the drawing. */
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
