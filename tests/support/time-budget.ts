import type { Reporter } from 'vitest/node';

/** Maps a command to its budget in seconds. The budget is for a quiet machine with two cores. */
const budgets: Record<string, number> = {
  test: 220,
  'test:e2e': 720,
  'test:security': 720,
  'test:stack': 240,
  'test:browsers': 240,
  'test:nightly': 2400,
};

/**
 * Prints the duration and the budget of a command of package.json. CI is less quiet, so in CI a command fails only
 * after two and a half times its budget.
 */
export class TimeBudget implements Reporter {
  private started = 0;

  onInit(): void {
    this.started = performance.now();
  }

  onTestRunEnd(): void {
    const command = process.env.npm_lifecycle_event ?? '';
    const budget = budgets[command];
    if (budget === undefined) return;
    const seconds = Math.round((performance.now() - this.started) / 1000);
    console.info(`npm run ${command}: ${seconds} s of ${budget} s\n`);
    if (process.env.CI && seconds > budget * 2.5) process.exitCode = 1;
  }
}
