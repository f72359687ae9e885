import { placeholders } from '@/site/pictures';
import { addressOfPicture } from '@/data/staff/pictures.admin';
import { FallbackImage } from '@/ui/fallback-image';

/** Shows a picture beside its name or alternative text. */
export function PictureThumb({ name }: { name: string }) {
  return (
    <FallbackImage
      src={addressOfPicture(name)}
      fallback={placeholders.post}
      alt=""
      width={400}
      height={300}
      sizes="12rem"
      className="aspect-4/3 w-full rounded-md bg-sunken object-contain"
    />
  );
}
