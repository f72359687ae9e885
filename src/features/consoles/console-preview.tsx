import type { ConsoleChoice } from '@/data/staff/console-of-month';
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
          <FallbackImage
            src={safeImage(console.image, placeholder)}
            fallback={placeholder}
            alt={`Drawing of the ${console.name}`}
            width={800}
            height={600}
            className="aspect-4/3 w-full rounded-xl bg-canvas object-contain p-4"
          />
          <h3 className="mt-4 text-lg">{console.name}</h3>
          <p className="mt-1 text-muted">{console.description}</p>
        </>
      ) : (
        <p className="text-muted">Choose a console to see it here.</p>
      )}
    </Panel>
  );
}
