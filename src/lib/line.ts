/** What Chromium tells of the line; other browsers do not. */
interface Line {
  connection?: { rtt?: number; effectiveType?: string; saveData?: boolean };
}

/** Does the visitor ask to spare the line? */
export function savesData(): boolean {
  return (navigator as Navigator & Line).connection?.saveData ?? false;
}

/** Is the line slow, or to be spared? */
export function isSlowLine(): boolean {
  const { rtt = 0, effectiveType = '4g' } = (navigator as Navigator & Line).connection ?? {};
  return savesData() || effectiveType !== '4g' || rtt > 125;
}
