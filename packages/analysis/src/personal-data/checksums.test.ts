import { expect, test } from 'vitest';
import {
  isBsn,
  isCodiceFiscale,
  isCpf,
  isDni,
  isNir,
  isPesel,
  isSteuerId,
  passesLuhn,
  passesMod97,
} from './checksums.ts';

// Published examples and numbers computed by hand from the rules.
test.each([
  [passesLuhn, '4111111111111111', '4111111111111112'],
  [passesMod97, 'GB29NWBK60161331926819', 'GB29NWBK60161331926818'],
  [isSteuerId, '86095742719', '86095742718'],
  [isNir, '255081416802538', '255081416802539'],
  [isDni, '12345678Z', '12345678A'],
  [isDni, 'X1234567L', 'X1234567M'],
  [isBsn, '111222333', '111222334'],
  [isCpf, '11144477735', '11144477736'],
  [isPesel, '44051401359', '44051401358'],
  [isCodiceFiscale, 'RSSMRA85T10A562S', 'RSSMRA85T10A562T'],
  [isCodiceFiscale, 'VRDLCU89A09F909L', 'VRDLCU89A09F909C'],
])('%o accepts %s and refuses %s', (isRight, right, wrong) => {
  expect(isRight(right)).toBe(true);
  expect(isRight(wrong)).toBe(false);
});
