import { safeImage } from '@/lib/safe-url';
import { FallbackImage } from '@/ui/fallback-image';
import { eraTone } from './eras';

interface ConsolePictureProps {
  console: { image: string; color: string };
  /** Empty where the name stands right beside the picture. */
  alt: string;
  eager?: boolean;
}

const placeholder = '/images/console-placeholder.png';

/** A console on a panel in the colour of its era. */
export function ConsolePicture({ console: { image, color }, alt, eager }: ConsolePictureProps) {
  return (
    <div className={`flex items-center justify-center p-4 ${eraTone(color).panel}`}>
      <FallbackImage
        src={safeImage(image, placeholder)}
        fallback={placeholder}
        alt={alt}
        width={800}
        height={600}
        eager={eager}
        className="aspect-4/3 w-full object-contain"
      />
    </div>
  );
}
