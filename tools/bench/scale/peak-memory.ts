import { readIfThere } from '../../../build/read-if-there.ts';

/**
 * The most memory that this process has held at any moment, in bytes, all of Node among it. Linux starts a process with
 * the peak of its parent in `process.resourceUsage()`; what it says in /proc is of the program alone that runs now.
 */
export function peakMemory(): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readIfThere('/proc/self/status') ?? '') ?? [];
  return (kilobytes === undefined ? process.resourceUsage().maxRSS : Number(kilobytes)) * 1024;
}
