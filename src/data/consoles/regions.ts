/** Maps the code of a region (console_releases.region) to its name, in the order of the site. */
export const regions: Readonly<Record<string, string>> = {
  ...{ jp: 'Japan', na: 'North America', uk: 'United Kingdom', eu: 'Europe', au: 'Australia' },
  ...{ kr: 'South Korea', cn: 'China', tw: 'Taiwan' },
};

/** Sorts releases by region, in the order of `regions`. */
export function byRegion<Row extends { region: string }>(rows: readonly Row[]): Row[] {
  const codes = Object.keys(regions);
  return rows.toSorted((one, other) => codes.indexOf(one.region) - codes.indexOf(other.region));
}
