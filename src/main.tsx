import { startSite } from './boot/start-site';
import { reloadForNewBuild } from './boot/new-build';
import './index.css';

// A separate task renders the page: together with the evaluation of the code, it would block a slow phone.
setTimeout(
  () =>
    // The page stays readable, and reloads when a newer build has replaced its code.
    void startSite().catch((error: unknown) => {
      console.error(error);
      void reloadForNewBuild();
    }),
);
