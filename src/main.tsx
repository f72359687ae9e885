import { startSite } from './boot/start-site';
import { reloadForNewBuild } from './boot/new-build';
import './index.css';

// A separate task renders the page. In the task that evaluates the code, the rendering would block a slow phone.
setTimeout(
  () =>
    // After a failure the page stays readable. It reloads when a newer build has replaced its code.
    void startSite().catch((error: unknown) => {
      console.error(error);
      void reloadForNewBuild();
    }),
);
