import { Notice } from '@/ui/admin-page';
import { lazyComponent } from '@/ui/lazy-component';

/* The parts of the editor that draw an article. Their code loads after the code of the editor. */

const preview = () => import('./post-preview');

function NoPreview() {
  return (
    <Notice tone="warning">The preview couldn’t be loaded. Your text is safe: save it, then reload the page.</Notice>
  );
}

export const PostPreview = lazyComponent(() => preview().then((parts) => parts.PostPreview), NoPreview);
export const LivePreview = lazyComponent(() => preview().then((parts) => parts.LivePreview), NoPreview);
