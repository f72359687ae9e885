import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const projectRoot = path.join(import.meta.dirname, '../..');
const program = path.join(projectRoot, 'node_modules/supabase/dist/supabase.js');

/** Runs the pinned CLI in the project. @returns what it printed @throws Error with what it printed when it fails */
export async function supabase(...given: string[]): Promise<{ stdout: string; stderr: string }> {
  // As a program sees it, not as an assistant or a person does: no hints, nothing reported home.
  const env = {
    // The address of `npm run dev`, which supabase/config.toml asks for.
    SITE_URL: 'http://localhost:5173',
    ...process.env,
    DO_NOT_TRACK: '1',
    SUPABASE_TELEMETRY_DISABLED: '1',
    SUPABASE_NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
  };
  const command = [program, '--agent', 'no', ...given];
  return promisify(execFile)(process.execPath, command, { cwd: projectRoot, env, maxBuffer: 10_000_000 });
}

/** Gives a database the migrations and seeds that it lacks. @returns all that the CLI says about it */
export async function pushMigrations(databaseUrl: string): Promise<string> {
  const { stdout, stderr } = await supabase('db', 'push', `--remote=${databaseUrl}`, '--include-seed', '--yes');
  return stdout + stderr;
}
