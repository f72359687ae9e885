// Loaded into a process before its own code: when it ends, it writes what it has used to the file BENCH_USAGE_FILE.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

// Linux starts a process with the peak of its parent in `resourceUsage()`; in /proc is that of the program alone.
const own = '/proc/self/status';

process.once('exit', () => {
  const { user, system } = process.cpuUsage();
  const [, kilobytes = process.resourceUsage().maxRSS] =
    /^VmHWM:\s+(\d+) kB$/m.exec(existsSync(own) ? readFileSync(own, 'utf8') : '') ?? [];
  const usage = { cpuSeconds: (user + system) / 1e6, peakBytes: Number(kilobytes) * 1024 };
  writeFileSync(process.env.BENCH_USAGE_FILE ?? 'usage.json', JSON.stringify(usage));
});
