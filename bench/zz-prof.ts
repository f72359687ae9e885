import { chromium } from 'playwright-core';
const base = 'http://localhost:5430';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-quic'] });
for (const p of process.argv.slice(2)) {
  const ctx = await b.newContext({ viewport: { width: 412, height: 823 } });
  const page = await ctx.newPage();
  const cdp = await ctx.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 200 });
  await cdp.send('Profiler.start');
  await page.goto(base + p); await page.waitForTimeout(3500);
  const { profile } = await cdp.send('Profiler.stop') as any;
  const nodes = new Map<number, any>(profile.nodes.map((n: any) => [n.id, n]));
  const parent = new Map<number, number>(); for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
  const self = new Map<number, number>(); profile.samples.forEach((id: number, k: number) => self.set(id, (self.get(id) ?? 0) + profile.timeDeltas[k]));
  const incl = new Map<string, number>(); let total = 0;
  for (const [id, t] of self) { const seen = new Set<string>(); for (let n: number | undefined = id; n !== undefined; n = parent.get(n)) { const f = nodes.get(n)!.callFrame; const key = `${f.functionName || '(anon)'} ${f.url.split('/').pop()}:${f.lineNumber}:${f.columnNumber}`; if (!seen.has(key)) { seen.add(key); incl.set(key, (incl.get(key) ?? 0) + t); } } total += t; }
  console.log('==', p);
  for (const [k, t] of [...incl].filter(([k]) => /js:/.test(k)).sort((a, c) => c[1] - a[1]).slice(0, 28)) console.log((t / 1000).toFixed(1), k);
  await ctx.close();
}
await b.close();
