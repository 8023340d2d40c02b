import { limits } from '@earshot/contracts/limits';
import { randomBytes } from 'node:crypto';
import { hashSecret } from '../../../platform/auth/secret.ts';

/** Crockford's base 32: no letter can be taken for a digit. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const lettersInCode = 16;
const lettersInGroup = 4;

/** Codes of 80 random bits each, as they are shown once: `k3f9-0a7c-…`. A plain hash of such a code cannot be guessed. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: limits.recoveryCodes }, () => {
    const code = [...randomBytes(lettersInCode)]
      .map((byte) => letters.charAt(byte % letters.length))
      .join('');
    return code.replace(new RegExp(`.{${lettersInGroup}}(?!$)`, 'g'), '$&-');
  });
}

/** What is stored of a code, and looked for: however it was typed. */
export function hashRecoveryCode(typed: string): Buffer {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return hashSecret(code);
}
