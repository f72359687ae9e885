/** The publishable key of the embedded backend: public, and useless elsewhere. */
export const localPublishableKey = 'sb_publishable_handheld_legacy_local';

/** Server-side secrets of the embedded backend: they protect a disposable database on this machine. */
export const localSecrets = {
  secretKey: 'sb_secret_handheld_legacy_local',
  jwtSecret: 'handheld-legacy-local-signing-secret-0001',
};

/**
 * The verifier of the offline viewer's demo credential in the README. Only development uses this verifier; builds never
 * use it.
 */
export const demoVerifier = 'pbkdf2-sha256.600000.hUfgkUY9IOaSV3f0pbmcEg.J1s4I75aS9mg3P3PQpR5fZHxt3w7wV5ZG724ncMxuTE';
