/** A lockfile of npm, as far as it says where packages come from. */
interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  /** It came in the archive of the package whose folder it is in, and has no checksum of its own. */
  inBundle?: boolean;
  bundleDependencies?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const registry = 'https://registry.npmjs.org/';
const sha512 = /^sha512-[A-Za-z0-9+/]{86}==$/;
const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * What of a lockfile could bring in code that nobody looked at: a package without a checksum, from
 * another place than the registry, or asked for by anything but its exact version. A line each.
 */
export function lockfileFaults({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([place, locked]) =>
    place === '' ? looseVersions(locked) : faultsOf(place, locked, checksumOf(packages, place)),
  );
}

function looseVersions({ dependencies, devDependencies, optionalDependencies }: LockedPackage): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !exactVersion.test(version))
    .map(([name, version]) => `${name}: asked for as ${version}, not by an exact version`);
}

function faultsOf(
  place: string,
  { version = '', resolved = registry, link }: LockedPackage,
  checksum: string,
): string[] {
  const faults: string[] = [];
  if (link || !place.includes('node_modules/')) faults.push(`${place}: a folder, not a package`);
  if (!exactVersion.test(version)) faults.push(`${place}: version ${version}`);
  if (!resolved.startsWith(registry)) faults.push(`${place}: from ${resolved}`);
  if (!sha512.test(checksum)) faults.push(`${place}: no SHA-512 checksum`);
  return faults;
}

/** The checksum of the archive that a package comes in: its own, or the one around it that brings it along. */
function checksumOf(packages: Lockfile['packages'], place: string): string {
  const { integrity, inBundle } = packages[place] ?? {};
  if (integrity !== undefined || !inBundle) return integrity ?? '';
  let around = place;
  do around = around.slice(0, Math.max(0, around.lastIndexOf('/node_modules/')));
  while (around !== '' && !packages[around]?.bundleDependencies);
  return checksumOf(packages, around);
}
