import { safeImage } from '@/lib/safe-url';
import { FallbackImage } from '@/ui/fallback-image';

/** Replaces the picture of a post that has none or whose picture is broken. */
export const postPlaceholder = '/images/blog-placeholder.png';

interface PostPictureProps {
  image: string;
  eager?: boolean;
  className?: string;
}

/** The cover of a post; it says nothing that the title beside it does not. */
export function PostPicture({ image, eager, className = '' }: PostPictureProps) {
  return (
    <FallbackImage
      src={safeImage(image, postPlaceholder)}
      fallback={postPlaceholder}
      alt=""
      width={1200}
      height={675}
      eager={eager}
      className={`aspect-video w-full bg-line object-cover ${className}`}
    />
  );
}
