import { placeholders } from '@/site/pictures';
import { safeImage } from '@/lib/safe-url';
import { FallbackImage } from '@/ui/fallback-image';
import { eraTone } from './eras';

interface ConsolePictureProps {
  model: { image: string; color: string };
  /** Empty when the name is next to the picture. */
  alt: string;
  eager?: boolean;
  /** Shape and size, unless the parent sets them. */
  className?: string;
}

export function ConsolePicture({ model: { image, color }, alt, eager, className = '' }: ConsolePictureProps) {
  return (
    <div className={`plate flex items-center justify-center p-4 ${eraTone(color).panel} ${className}`}>
      <FallbackImage
        src={safeImage(image, placeholders.console)}
        fallback={placeholders.console}
        alt={alt}
        width={800}
        height={600}
        eager={eager}
        className="aspect-4/3 w-full object-contain"
      />
    </div>
  );
}
