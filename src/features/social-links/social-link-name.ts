interface Named {
  platform: string;
  url: string;
}

/** Returns the accessible name. Links that share a platform have the address in the name, so that the names differ. */
export function socialLinkName({ platform, url }: Named, links: readonly Named[]): string {
  const isOne = links.filter((other) => comparable(other.platform) === comparable(platform)).length < 2;
  return isOne ? platform : `${platform}, ${url.replace(/^https?:\/\/(www\.)?/, '')}`;
}

function comparable(platform: string): string {
  return platform.trim().toLowerCase();
}
