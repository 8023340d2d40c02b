import type { Problem } from '../../../platform/http/problem.ts';
import { badField } from '../../../platform/http/problem.ts';

export interface PasswordOwner {
  email: string;
  company?: string | null;
}

const fewestDifferentChars = 5;
/** More than this around a common word is no decoration: it may carry the password by itself. */
const mostDecorationChars = 8;

/**
 * Refuses passwords that guessing programs try first. Length is the contract's to check; there are no rules about
 * which kinds of characters a password holds.
 *
 * @throws Problem `password_refused` naming the field `password`
 */
export async function assertPasswordAllowed(password: string, owner: PasswordOwner): Promise<void> {
  const lower = password.toLowerCase();
  const core = withoutDecoration(lower);
  if (new Set(lower).size < fewestDifferentChars) throw refuse('repeats the same few characters');
  if (isSequence(lower)) throw refuse('is a plain sequence of characters');
  for (const own of ownWords(owner)) {
    if (lower === own || core === own) throw refuse('is your address or company name');
  }
  const common = await commonPasswords();
  if (common.has(lower) || common.has(core) || common.has(unitOf(lower))) {
    throw refuse('is one of the most common passwords, or one with a few characters added');
  }
}

function refuse(why: string): Problem {
  return badField('password', `This password ${why}; choose another one.`, 'password_refused');
}

/** `p4ssword2024!` → `password`: usual replacements undone, digits and signs at both ends dropped. */
function withoutDecoration(lower: string): string {
  const trimmed = lower.replace(/^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu, '');
  if (lower.length - trimmed.length > mostDecorationChars) return lower;
  return trimmed.replace(/[430$@]/g, (sign) => replaced[sign] ?? sign);
}

const replaced: Record<string, string> = { 4: 'a', 3: 'e', 0: 'o', $: 's', '@': 'a' };

/** `dragondragon` → `dragon`; a text that repeats nothing is its own unit. */
function unitOf(lower: string): string {
  // A text begins within two of itself where it repeats, and at its end where it does not.
  return lower.slice(0, (lower + lower).indexOf(lower, 1));
}

/** True when each character follows the one before by the same step of 1 or -1, as in `abcdefghijkl`. */
function isSequence(lower: string): boolean {
  const codes = [...lower].map((char) => char.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) === 1 && codes.every((code, i) => i === 0 || code - (codes[i - 1] ?? 0) === step);
}

function ownWords({ email, company }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@');
  return [email, local, domain, company?.toLowerCase().trim() ?? ''];
}

let loading: Promise<Set<string>> | undefined;

/** About 49,000 leaked passwords, most used first; loaded when a password is first set. */
function commonPasswords(): Promise<Set<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter((password) => password.length > 3)),
  );
  return loading;
}
