import { maskEmails } from './emails.ts';
import { isCardNumber } from './personal-text.ts';
import { maskKeys, maskSecrets } from './secret-text.ts';
import { maskWhole } from './whole.ts';

/** Words with which builders and frameworks begin what they hash or count: `css-1234567890`, `ng-tns-c…`, `react-aria1234567890`. */
const builders =
  /^(?:css|jsx|sc|jss|tss|mui|emotion|styles?|styled|svelte|astro|makestyles|module|hash|chunk|react\w*|aria|radix|headlessui|ember|ext|yui|ng|vue)$/i;
/** Digits with the signs that stand between those of a telephone number, and the word before. No builder's word is longer. */
const numbers = /(?:(?<![a-z])([a-z]{1,30})[-_:.]{0,3})?(\+?\d(?:[-_. ]?\d){7,24})/gi;

/**
 * An id, a class or another name that rules of style hang on: without e-mail addresses, keys, and numbers that look like those of a
 * person. Names that frameworks make stay.
 */
export function maskName(name: string): string {
  return name.replace(/\S+/g, (word) => maskNumbers(maskSecrets(maskEmails(word))));
}

/** Builders hash classes, so that only keys of a known form are looked for. */
export function maskClasses(names: string): string {
  return names.replace(/\S+/g, (word) => maskNumbers(maskKeys(maskEmails(word))));
}

function maskNumbers(masked: string): string {
  if (!/\d{2}/.test(masked)) return masked;
  const isBuilt = builders.test(/^[a-z]*/i.exec(masked)?.[0] ?? '');
  return masked.replace(numbers, (whole, word: string | undefined, number: string) =>
    isPersonal(number, isBuilt || builders.test(word ?? ''))
      ? whole.slice(0, -number.length) + maskWhole(number)
      : whole,
  );
}

function isPersonal(number: string, isBuilt: boolean): boolean {
  const digits = number.replace(/\D/g, '');
  const isPhone =
    /^\+/.test(number) || /^\d{3}[-_. ]\d{3}[-_. ]\d{4}$/.test(number) || /^\d{3}-\d{2}-\d{4}$/.test(number);
  return isPhone || (!isBuilt && /\d{9}/.test(number)) || (digits.length > 12 && isCardNumber(digits));
}

/** `cardNumber`, `card-number` and `card_number` as words. */
export function wordsOf(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_.:/]+/g, ' ')
    .slice(0, 60);
}
