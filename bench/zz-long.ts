import { chromium } from 'playwright-core';
const base = 'http://localhost:5430';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-quic'] });
for (let k = 0; k < 2; k++) for (const p of process.argv.slice(2)) {
  const ctx = await b.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  const page = await ctx.newPage();
  const cdp = await ctx.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1.6e6/8, uploadThroughput: 750e3/8 });
  await page.addInitScript(() => { (window as any).lt = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) (window as any).lt.push([e.startTime | 0, e.duration | 0]); }).observe({ type: 'longtask', buffered: true }); });
  await page.goto(base + p); await page.waitForTimeout(4500);
  console.log(p, await page.evaluate(() => JSON.stringify({ lt: (window as any).lt, fcp: performance.getEntriesByName('first-contentful-paint')[0]!.startTime | 0, load: (performance.getEntriesByType('navigation')[0] as any).loadEventEnd | 0, site: performance.getEntriesByName('site')[0]?.startTime! | 0, hyd: performance.getEntriesByName('hydration')[0]?.duration, js: performance.getEntriesByType('resource').filter((r) => r.name.includes('index-')).map((r) => [r.startTime | 0, (r as any).responseEnd | 0]) })));
  await ctx.close();
}
await b.close();
