import { lazy, type ComponentType } from 'react';
import { Notice } from '@/ui/admin-page';

/** The parts of the editor that show an article. Their code comes after that of the editor. */

const preview = () => import('./post-preview');

/** Where the code does not come, a notice takes the place of the preview, and writing goes on. */
function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: NoPreview }),
    ),
  );
}

function NoPreview() {
  return (
    <Notice tone="warning">The preview couldn't be loaded. Your text is safe: save it, then reload the page.</Notice>
  );
}

export const PostPreview = later(() => preview().then((parts) => parts.PostPreview));
export const LivePreview = later(() => preview().then((parts) => parts.LivePreview));
