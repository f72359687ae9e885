/** The publishable key of the embedded backend. Public by nature, and of no use anywhere else. */
export const localPublishableKey = 'sb_publishable_handheld_legacy_local';

/** Server-side secrets of the embedded backend: they guard a throw-away database on this machine. */
export const localSecrets = {
  secretKey: 'sb_secret_handheld_legacy_local',
  jwtSecret: 'handheld-legacy-local-signing-secret-0001',
};
