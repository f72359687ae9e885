/** What the device would like, which jsdom does not know: media queries answer from here. */
const wishes = new Map<string, boolean>();
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
    return wishes.get(this.media) ?? false;
  }
  addListener = undefined;
  removeListener = undefined;
}

/** Tells the site what the device wants from now on, as when a person changes a system setting. */
export function deviceWants(media: string, wanted: boolean): void {
  wishes.set(media, wanted);
  for (const query of queries) {
    if (query.media === media) query.dispatchEvent(new Event('change'));
  }
}

/** A device without any wishes. */
export function resetDevice(): void {
  wishes.clear();
  queries.clear();
}

window.matchMedia = (media) => new DeviceQuery(media) as unknown as MediaQueryList;
