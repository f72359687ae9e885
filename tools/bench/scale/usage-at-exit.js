// Node loads this file before the program. At its end the process writes its usage to the file BENCH_USAGE_FILE.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

// On Linux `resourceUsage()` begins with the peak of the parent process. The file in /proc has the peak of this program
// only.
const own = '/proc/self/status';

process.once('exit', () => {
  const { user, system } = process.cpuUsage();
  const [, kilobytes = process.resourceUsage().maxRSS] =
    /^VmHWM:\s+(\d+) kB$/m.exec(existsSync(own) ? readFileSync(own, 'utf8') : '') ?? [];
  const usage = { cpuSeconds: (user + system) / 1e6, peakBytes: Number(kilobytes) * 1024 };
  writeFileSync(process.env.BENCH_USAGE_FILE ?? 'usage.json', JSON.stringify(usage));
});
