import { personalKinds } from '@earshot/contracts/personal-data';

export interface MaskedPart {
  text: string;
  /** What stood there, in words; null for text as it was written. */
  was: string | null;
}

const wasOfMask = new Map<string, string>(Object.values(personalKinds).map(({ mask, one }) => [mask, one]));
const anyMask = new RegExp(
  `(${[...wasOfMask.keys()].map((mask) => mask.replace(/[[\]]/g, '\\$&')).join('|')})`,
);

/** Cuts text where personal data was masked; the brackets of a mask are left out. */
export function splitByMasks(text: string): MaskedPart[] {
  if (!text.includes('[')) return [{ text, was: null }];
  return text
    .split(anyMask)
    .filter(Boolean)
    .map((part) => {
      const was = wasOfMask.get(part) ?? null;
      return { text: was === null ? part : part.slice(1, -1), was };
    });
}
