interface Named {
  platform: string;
  url: string;
}

/** The platform, with the address where several of these links have the same: both are to be told apart by ear. */
export function socialLinkName({ platform, url }: Named, links: readonly Named[]): string {
  const isOne = links.filter((other) => comparable(other.platform) === comparable(platform)).length < 2;
  return isOne ? platform : `${platform}, ${url.replace(/^https?:\/\/(www\.)?/, '')}`;
}

function comparable(platform: string): string {
  return platform.trim().toLowerCase();
}
