import { startSite } from './boot/start-site';
import { loadNewBuild } from './boot/new-build';
import './index.css';

// A task of its own: evaluating the code and rendering in one would block a slow phone.
setTimeout(
  () =>
    // The page stays as it is, unless a newer build has replaced its code.
    void startSite().catch((error: unknown) => {
      console.error(error);
      void loadNewBuild();
    }),
);
