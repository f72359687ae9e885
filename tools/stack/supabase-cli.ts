import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const projectRoot = path.join(import.meta.dirname, '../..');
const program = path.join(projectRoot, 'node_modules/supabase/dist/supabase.js');

/** Runs the pinned CLI in the project. @returns the output @throws Error with the output when the CLI fails */
export async function supabase(...given: string[]): Promise<{ stdout: string; stderr: string }> {
  // Output for programs: no hints for people or assistants, and no reports to the vendor.
  const env = {
    // The address of `npm run dev`, which supabase/config.toml reads from the environment.
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

/** Applies the missing migrations and seeds to a database. @returns the output of the CLI */
export async function pushMigrations(databaseUrl: string): Promise<string> {
  const { stdout, stderr } = await supabase('db', 'push', `--remote=${databaseUrl}`, '--include-seed', '--yes');
  return stdout + stderr;
}
