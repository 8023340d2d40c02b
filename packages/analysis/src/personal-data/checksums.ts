/** ISO/IEC 7812: payment cards. `digits` holds digits only, here as everywhere in this file. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** ISO 7064 MOD 97-10 of an IBAN in capitals without spaces. */
export function passesMod97(iban: string): boolean {
  const moved = iban.slice(4) + iban.slice(0, 4);
  let rest = 0;
  for (const character of moved) {
    const value = parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** German tax identification number: ISO 7064 MOD 11,10, and of the first ten digits one occurs twice or three times. */
export function isSteuerId(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const distinct = new Set(digits.slice(0, 10)).size;
  if (distinct !== 9 && distinct !== 8) return false;
  let product = 10;
  for (const digit of digits.slice(0, 10)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits[10]);
}

/** French social security number with its key; 2A and 2B are Corsica's departments. */
export function isNir(text: string): boolean {
  if (!/^[12]\d{2}(?:0[1-9]|1[0-2]|[2-9]\d)\d[\dAB]\d{8}$/.test(text)) return false;
  const corsica = text[6] === 'A' ? 1_000_000 : text[6] === 'B' ? 2_000_000 : 0;
  const number = Number(text.slice(0, 13).replace(/[AB]/, '0')) - corsica;
  return 97 - (number % 97) === Number(text.slice(13));
}

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Spanish DNI (eight digits) or NIE (X, Y or Z and seven) with its letter. */
export function isDni(text: string): boolean {
  const digits = text.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return DNI_LETTERS[Number(digits) % 23] === text.at(-1);
}

/** Dutch burgerservicenummer. */
export function isBsn(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false;
  return weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;
}

/** Brazilian CPF. */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  return [9, 10].every((length) => {
    const weights = Array.from({ length }, (_, i) => length + 1 - i);
    return ((weighted(digits, weights) * 10) % 11) % 10 === Number(digits[length]);
  });
}

/** Polish PESEL. */
export function isPesel(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false;
  return weighted(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0;
}

/** Values of an Italian codice fiscale's characters in odd places (decree of 23 December 1976), 0–9 then A–Z. */
const ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16,
  10, 22, 25, 24, 23,
];

/** Italian codice fiscale, in capitals. */
export function isCodiceFiscale(text: string): boolean {
  let sum = 0;
  for (let i = 0; i < 15; i += 1) {
    const value = parseInt(text[i] ?? '0', 36);
    sum += i % 2 === 0 ? (ODD[value] ?? 0) : value > 9 ? value - 10 : value;
  }
  return String.fromCharCode(65 + (sum % 26)) === text[15];
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);
}
