import { kindPhrases } from '../grammar/kind-phrases.ts';
import type { ItemKind } from '../plan.ts';

const patterns = new Map<ItemKind, string>();

/** A regular expression, as PostgreSQL reads it without regard to case, that texts of a kind match. */
export function kindPattern(kind: ItemKind): string {
  const known = patterns.get(kind);
  if (known !== undefined) return known;
  const { words, unspaced } = kindPhrases[kind];
  const spaced = [...new Set(words.split('|'))].map(patternOf).join('|');
  const pattern = `\\m(?:${spaced})\\M|${unspaced}${kind === 'question' ? '|[?？](?:\\s|$|["”»)])' : ''}`;
  patterns.set(kind, pattern);
  return pattern;
}

function patternOf(phrase: string): string {
  return phrase
    .replace(/[.+?^${}()[\]\\]/g, '\\$&')
    .replaceAll("'", "['’]?")
    .replaceAll('*', '\\w*')
    .replaceAll(' … ', '(?:\\W+\\w+){0,3}\\W+')
    .replaceAll(' ', '\\s+');
}
