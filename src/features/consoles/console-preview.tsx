import type { ConsoleChoice } from '@/data/console-of-month.admin';
import { safeImage } from '@/lib/safe-url';
import { FallbackImage } from '@/ui/fallback-image';
import { Panel } from '@/ui/panel';

interface ConsolePreviewProps {
  console: ConsoleChoice | undefined;
}

const placeholder = '/images/product-placeholder.png';

/** How the chosen console looks. */
export function ConsolePreview({ console }: ConsolePreviewProps) {
  return (
    <Panel title="Preview">
      {console ? (
        <>
          <div className="plate rounded-xl bg-sunken p-4">
            <FallbackImage
              src={safeImage(console.image, placeholder)}
              fallback={placeholder}
              alt={`Drawing of the ${console.name}`}
              width={800}
              height={600}
              className="aspect-4/3 w-full object-contain"
            />
          </div>
          <div className="mt-4 flex items-baseline justify-between gap-3">
            <h3 className="text-lg leading-tight">{console.name}</h3>
            <p className="numerals text-2xl leading-none text-muted">{console.year}</p>
          </div>
          <p className="mt-1.5 text-sm text-muted">{console.description}</p>
        </>
      ) : (
        <p className="text-muted">Choose a console to see it here.</p>
      )}
    </Panel>
  );
}
