/** A lockfile of npm, as far as it says where packages come from. */
interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
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
    place === '' ? looseVersions(locked) : faultsOf(place, locked),
  );
}

function looseVersions({ dependencies, devDependencies }: LockedPackage): string[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !exactVersion.test(version))
    .map(([name, version]) => `${name}: asked for as ${version}, not by an exact version`);
}

function faultsOf(place: string, { version = '', resolved = registry, integrity = '', link }: LockedPackage): string[] {
  const faults: string[] = [];
  if (link || !place.includes('node_modules/')) faults.push(`${place}: a folder, not a package`);
  if (!exactVersion.test(version)) faults.push(`${place}: version ${version}`);
  if (!resolved.startsWith(registry)) faults.push(`${place}: from ${resolved}`);
  if (!sha512.test(integrity)) faults.push(`${place}: no SHA-512 checksum`);
  return faults;
}
