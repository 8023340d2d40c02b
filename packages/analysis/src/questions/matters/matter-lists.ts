import { matters, softMatters } from '../grammar/wordings.ts';
import { mostWordings } from './matter-wordings.ts';

/** A matter by its name, with the wordings that tell it by themselves. */
export interface MatterList {
  name: string;
  wordings: readonly string[];
}

/** All matters that have wordings, but for those that only say how another one goes. */
export const matterLists: readonly MatterList[] = matters.flatMap(({ wordings }) => {
  const alone = wordings.filter(({ isBeside }) => !isBeside).map(({ text }) => text);
  const [name] = alone;
  return name === undefined || softMatters.includes(name)
    ? []
    : [{ name, wordings: alone.slice(0, mostWordings) }];
});

const leastLetters = 6;
let words: readonly string[] | undefined;

/** English wordings of one longer word. */
export function wordingWords(): readonly string[] {
  words ??= [
    ...new Set(
      matters
        .flatMap(({ wordings }) => wordings)
        .filter(
          ({ text, language }) => language === 'en' && /^[a-z]+$/.test(text) && text.length >= leastLetters,
        )
        .map(({ text }) => text),
    ),
  ];
  return words;
}
