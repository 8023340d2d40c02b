import { stem } from './stem.ts';

const LEAST_BASE = 2;
const DOUBLED = /([b-df-hj-np-tv-z])\1$/;

/**
 * Whether one English word is an inflected form of the other: a plural, or a form of the same verb. Words that are only made from
 * one another, such as "connect" and "connection", are none. Both are in folded lower case, as `tokenise` gives them.
 */
export function areInflections(one: string, other: string): boolean {
  if (one === other) return true;
  if (stem(one) !== stem(other)) return false;
  const bases = basesOf(one);
  return [...basesOf(other)].some((base) => bases.has(base));
}

/** What a word may be an inflected form of, itself included. */
function basesOf(word: string): Set<string> {
  const bases = new Set([word]);
  const add = (ending: string, ...instead: string[]) => {
    if (!word.endsWith(ending) || word.length - ending.length < LEAST_BASE) return;
    const rest = word.slice(0, -ending.length);
    for (const one of instead) bases.add(rest + one);
    if (ending !== 's' && ending !== 'es' && DOUBLED.test(rest)) bases.add(rest.slice(0, -1));
  };
  if (!/(?:ss|us|is)$/.test(word)) add('s', '');
  add('es', '');
  add('ies', 'y');
  add('ied', 'y');
  add('ed', '', 'e');
  add('ing', '', 'e');
  return bases;
}
