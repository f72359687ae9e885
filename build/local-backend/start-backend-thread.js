// Node 20 reads no TypeScript, and what `--import` names does not reach the modules of a worker there.
import { register } from 'tsx/esm/api';

const unregister = register();
const { serve } = await import('./backend-thread.ts');
// It would go through all of @supabase/lite as well, which takes longer than opening the database.
await unregister();
await serve();
