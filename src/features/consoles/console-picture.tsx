import { safeImage } from '@/lib/safe-url';
import { FallbackImage } from '@/ui/fallback-image';
import { eraTone } from './eras';

/** Replaces a console's picture that is missing. */
export const consolePlaceholder = '/images/console-placeholder.png';

interface ConsolePictureProps {
  model: { image: string; color: string };
  /** Empty where the name stands right beside the picture. */
  alt: string;
  eager?: boolean;
  /** Shape and size of the plate, where the surroundings do not give them. */
  className?: string;
}

export function ConsolePicture({ model: { image, color }, alt, eager, className = '' }: ConsolePictureProps) {
  return (
    <div className={`plate flex items-center justify-center p-4 ${eraTone(color).panel} ${className}`}>
      <FallbackImage
        src={safeImage(image, consolePlaceholder)}
        fallback={consolePlaceholder}
        alt={alt}
        width={800}
        height={600}
        eager={eager}
        className="aspect-4/3 w-full object-contain"
      />
    </div>
  );
}
