import { startSite } from './boot/hydrate';
import { loadNewBuild } from './boot/new-build';
import './index.css';

// In a step of its own, so that setting up the code and drawing do not hold up a slow phone in one.
setTimeout(
  () =>
    // The page stays as it is, unless its code is gone because there is a newer build.
    void startSite().catch((error: unknown) => {
      console.error(error);
      void loadNewBuild();
    }),
);
