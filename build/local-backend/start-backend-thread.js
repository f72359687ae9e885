// Node 20 reads no TypeScript, and there a loader named by `--import` does not reach the modules of a worker.
import { register } from 'tsx/esm/api';

const unregister = register();
const { serve } = await import('./backend-thread.ts');
// The loader would also transform all of @supabase/lite, which takes longer than opening the database.
await unregister();
await serve();
