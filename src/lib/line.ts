/** Chromium's data about the connection. Other browsers lack this data. */
interface Line {
  connection?: { rtt?: number; effectiveType?: string; saveData?: boolean };
}

export function savesData(): boolean {
  return (navigator as Navigator & Line).connection?.saveData ?? false;
}

export function isSlowLine(): boolean {
  const { rtt = 0, effectiveType = '4g' } = (navigator as Navigator & Line).connection ?? {};
  return savesData() || effectiveType !== '4g' || rtt > 125;
}
