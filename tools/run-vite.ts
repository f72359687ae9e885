import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const projectRoot = path.join(import.meta.dirname, '..');
const vite = path.join(projectRoot, 'node_modules/vite/bin/vite.js');

/**
 * Clears hosting settings of a developer or of vitest: tests and benches must reach no real project or mail service.
 */
function forgetHosting(): void {
  for (const [, name = ''] of readFileSync(path.join(projectRoot, '.env.example'), 'utf8').matchAll(
    /^#? ?(VITE_\w+)=/gm,
  )) {
    process.env[name] = '';
  }
}

/**
 * Builds the site into a folder. The build is a local build, unless the environment has other settings.
 * @returns the output of the build.
 * @throws Error with the output of the build when it fails.
 */
export async function buildSite(
  outDir = path.join(projectRoot, 'dist'),
  environment: Record<string, string> = {},
): Promise<string> {
  forgetHosting();
  // Under vitest NODE_ENV is 'test', which would make a development build of React.
  const env = { ...process.env, NODE_ENV: 'production', ...environment };
  const command = [vite, 'build', '--outDir', outDir, '--emptyOutDir'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { cwd: projectRoot, env });
  return stdout + stderr;
}

interface Served {
  /** Without a slash at the end. */
  baseUrl: string;
  close: () => void;
}

/**
 * Serves `dist/` from a new process, with a throw-away database, on a free port.
 * @throws Error when the server does not start.
 */
export function servePreview(): Promise<Served> {
  return serve('preview');
}

/**
 * Starts the development server on a free port, with a throw-away database.
 * @param environment variables in addition to those of this process.
 */
export function serveDevelopment(environment: Record<string, string> = {}): Promise<Served> {
  forgetHosting();
  return serve('dev', environment);
}

async function serve(command: 'dev' | 'preview', environment: Record<string, string> = {}): Promise<Served> {
  const server = spawn(process.execPath, [vite, command, '--host', '127.0.0.1', '--port', '0'], {
    cwd: projectRoot,
    env: { ...process.env, LOCAL_DB: 'memory', NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const close = () => void server.kill();
  try {
    const baseUrl = await addressOf(server);
    const answer = await fetch(baseUrl);
    if (!answer.ok) throw new Error(`The ${command} server answered ${answer.status}.`);
    return { baseUrl, close };
  } catch (error) {
    close();
    throw error;
  }
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? [];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error(`The server ended: ${printed}`)));
  });
}
