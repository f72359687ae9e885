/** What Chromium tells of the line; other browsers do not. */
interface Line {
  connection?: { rtt?: number; effectiveType?: string; saveData?: boolean };
}

/** Is the line slow, or does the visitor ask to spare it? index.html has the same rule for fonts. */
export function isSlowLine(): boolean {
  const { rtt = 0, effectiveType = '4g', saveData = false } = (navigator as Navigator & Line).connection ?? {};
  return saveData || effectiveType !== '4g' || rtt > 125;
}
