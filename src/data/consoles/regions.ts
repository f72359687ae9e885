/** Regions of a release by their code (console_releases.region), in the order of the site. */
export const regions: Readonly<Record<string, string>> = {
  ...{ jp: 'Japan', na: 'North America', uk: 'United Kingdom', eu: 'Europe', au: 'Australia' },
  ...{ kr: 'South Korea', cn: 'China', tw: 'Taiwan' },
};
