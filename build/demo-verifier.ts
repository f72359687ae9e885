/**
 * Verifier of the offline viewer's demo credential, which the README documents. Only a
 * site under development uses it; no build does.
 */
export const demoVerifier = 'pbkdf2-sha256.600000.hUfgkUY9IOaSV3f0pbmcEg.J1s4I75aS9mg3P3PQpR5fZHxt3w7wV5ZG724ncMxuTE';
