/** Maps a media query to its result. jsdom has no media queries. */
const matchesByQuery = new Map<string, boolean>();
const queries = new Set<DeviceQuery>();

class DeviceQuery extends EventTarget {
  onchange = null;
  readonly media: string;
  constructor(media: string) {
    super();
    this.media = media;
    queries.add(this);
  }
  get matches(): boolean {
    return matchesByQuery.get(this.media) ?? false;
  }
  addListener = undefined;
  removeListener = undefined;
}

/** Changes the result of a media query, as a person does in the system settings. */
export function setMediaQuery(media: string, wanted: boolean): void {
  matchesByQuery.set(media, wanted);
  for (const query of queries) {
    if (query.media === media) query.dispatchEvent(new Event('change'));
  }
}

export function resetDevice(): void {
  matchesByQuery.clear();
  queries.clear();
}

window.matchMedia = (media) => new DeviceQuery(media) as unknown as MediaQueryList;
