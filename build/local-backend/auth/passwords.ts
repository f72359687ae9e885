import bcrypt from 'bcryptjs';
import type { Account } from './accounts.ts';
import { AuthFailure } from './answers.ts';
import type { AuthSettings } from './settings.ts';

/** A low cost, because the hashes protect accounts of this machine only. */
const cost = 5;

export function passwordHash(password: string): Promise<string> {
  return bcrypt.hash(password, cost);
}

export async function isPasswordOf({ encrypted_password: hash }: Account, password: string): Promise<boolean> {
  return Boolean(hash) && bcrypt.compare(password, hash ?? '');
}

const longest = 72;

/** Rejects a password that no account may have. @throws AuthFailure with the missing parts of a weak password */
export function rejectWeakPassword(password: string, settings: AuthSettings): void {
  if (Buffer.byteLength(password) > longest) {
    throw new AuthFailure(400, 'validation_failed', `Password cannot be longer than ${longest} characters`);
  }
  const weakness = weaknessOf(password, settings);
  if (weakness) throw new AuthFailure(422, 'weak_password', weakness.message, { reasons: weakness.reasons });
}

/** Returns the missing parts of a password; null for a strong password. */
export function weaknessOf(
  password: string,
  { minimumPasswordLength, requiredCharacters }: AuthSettings,
): { message: string; reasons: string[] } | null {
  const lacks: [reason: string, message: string][] = [];
  if (Buffer.byteLength(password) < minimumPasswordLength) {
    lacks.push(['length', `Password should be at least ${minimumPasswordLength} characters.`]);
  }
  if (requiredCharacters.some((set) => !Array.from(set).some((character) => password.includes(character)))) {
    const sets = requiredCharacters.join(', ');
    lacks.push(['characters', `Password should contain at least one character of each: ${sets}.`]);
  }
  if (lacks.length === 0) return null;
  return { message: lacks.map(([, message]) => message).join(' '), reasons: lacks.map(([reason]) => reason) };
}
