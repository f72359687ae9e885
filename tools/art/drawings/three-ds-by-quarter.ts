import { d, group, line, rect } from '../shapes.ts';
import { siteColours } from '../site-colours.ts';
import { paper, quiet, strong, words } from './paper.ts';

/** Consoles that Nintendo sent to shops, in millions. The price falls within the third row. */
const quarters: readonly { time: string; shipped: number; note?: string }[] = [
  { time: 'to March 2011', shipped: 3.61 },
  { time: 'April–June', shipped: 0.71 },
  { time: 'July–Sept', shipped: 2.36, note: 'cut in August' },
  { time: 'Oct–Dec', shipped: 8.36 },
  { time: 'Jan–March 2012', shipped: 2.09 },
  { time: 'April–June', shipped: 1.86 },
];

const top = 96;
const rowHeight = 70;
const barX = 300;
const perMillion = 48;

/** One bar for each quarter from the launch on. Quarters after the price cut are solid. */
export function threeDsByQuarter(): string {
  const rows = quarters.map(({ time, shipped, note }, index) => {
    const y = top + index * rowHeight;
    const end = barX + shipped * perMillion;
    return group(
      {},
      words(barX - 18, y + 34, time, { 'text-anchor': 'end' }),
      rect(barX, y, shipped * perMillion, 48, { fill: siteColours.accent, opacity: index < 2 ? '0.45' : '1' }),
      words(end + 12, y + 34, shipped.toFixed(2), strong),
      note === undefined ? '' : words(end + 92, y + 34, note, { fill: quiet }),
    );
  });
  const bottom = top + quarters.length * rowHeight;
  return paper(
    bottom + 20,
    words(36, 56, '3DS consoles shipped, in millions', { ...strong, 'font-size': 32 }),
    line(d`M${barX} ${top - 14}V${bottom - 8}`, siteColours.ink, 3),
    ...rows,
  );
}
