import type { Chance } from './chance.ts';

/** Typing as people do: some texts in small letters or capitals, some words with two letters swapped or one lost. */
export function untidy(text: string, chance: Chance): string {
  let typed = text;
  if (chance.is(0.1)) typed = typed.toLowerCase();
  else if (chance.is(0.015)) typed = typed.toUpperCase();
  if (chance.is(0.1)) {
    const words = typed.split(' ');
    const index = chance.whole(0, words.length - 1);
    words[index] = mistype(words[index] ?? '', chance);
    typed = words.join(' ');
  }
  return typed;
}

function mistype(word: string, chance: Chance): string {
  if (!/^[a-z]{5,}$/.test(word)) return word;
  const at = chance.whole(1, word.length - 3);
  if (chance.is(0.5)) return word.slice(0, at) + word.slice(at + 1);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}
