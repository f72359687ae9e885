// Node 20 reads no TypeScript, and what `--import` names does not reach the modules of a worker there.
import { register } from 'tsx/esm/api';

register();
await import('./backend-thread.ts');
