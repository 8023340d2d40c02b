import { maskEmails } from './emails.ts';
import { isCardNumber } from './personal-text.ts';
import { maskSecrets } from './secret-text.ts';
import { maskWhole } from './whole.ts';

/** Ids that builders and frameworks count or hash by: `css-1234567890`, `jsx-…`, `react-aria1234567890`. */
const builders =
  /^(?:css|jsx|sc|jss|tss|mui|emotion|styles?|styled|svelte|astro|makestyles|module|hash|chunk|react\w*|aria|radix|headlessui|ember|ext|yui|ui|id|ng|vue|el|uid|cid|v|e|_+)$/i;
/** Digits with the signs that stand between those of a telephone number, and the word before. */
const numbers = /([a-z]*)([-_:.]*)(\+?\d(?:[-_. ]?\d){7,24})/gi;

/**
 * An id, a class or another name that rules of style hang on: without e-mail addresses, keys, and numbers that look like those of a
 * person. Names that frameworks make stay.
 */
export function maskName(name: string): string {
  const masked = maskSecrets(maskEmails(name));
  return /\d{2}/.test(masked) ? masked.replace(numbers, maskNumber) : masked;
}

function maskNumber(whole: string, word: string, between: string, number: string): string {
  const digits = number.replace(/\D/g, '');
  const isPhone =
    /^\+/.test(number) ||
    /^\(?\d{3}[-_. ]\d{3}[-_. ]\d{4}$/.test(number) ||
    /^\d{3}-\d{2}-\d{4}$/.test(number);
  const isLong = /\d{9}/.test(number) && !builders.test(word);
  return isPhone || isLong || (digits.length > 12 && isCardNumber(digits))
    ? word + between + maskWhole(number)
    : whole;
}

/** `cardNumber`, `card-number` and `card_number` as words. */
export function wordsOf(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_.:/]+/g, ' ')
    .slice(0, 60);
}
