// Node 20 reads no TypeScript. In Node 20 a loader from `--import` does not reach the modules of a worker.
import { register } from 'tsx/esm/api';

const unregister = register();
const { serve } = await import('./backend-thread.ts');
// The loader would also transform all of @supabase/lite, which takes longer than opening the database.
await unregister();
await serve();
