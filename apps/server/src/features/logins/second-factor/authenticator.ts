import { Secret, TOTP } from 'otpauth';

const secretBytes = 20;
const periodSeconds = 30;
/** Clocks of phones may be this many steps early or late. */
const driftSteps = 1;

export function newAuthenticatorSecret(): Uint8Array {
  return new Secret({ size: secretBytes }).bytes;
}

/** What an authenticator app is given: the secret as base32, for typing, and the address that a QR code holds. */
export function forApp(secret: Uint8Array, email: string): { secret: string; address: string } {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, address: totp.toString() };
}

/**
 * The 30-second step, counted from 1970, that a code belongs to; null when it belongs to none near `ms`. SHA-1 and six digits,
 * since apps ignore other wishes (RFC 6238).
 */
export function stepOfCode(secret: Uint8Array, code: string, ms: number): number | null {
  const totp = totpOf(secret, '');
  const drift = totp.validate({ token: code, timestamp: ms, window: driftSteps });
  return drift === null ? null : totp.counter({ timestamp: ms }) + drift;
}

function totpOf(secret: Uint8Array, label: string): TOTP {
  return new TOTP({
    ...{ issuer: 'Earshot', label, algorithm: 'SHA1', digits: 6, period: periodSeconds },
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });
}
