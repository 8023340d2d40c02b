import type { SourceSubject } from './source-facts.ts';

/**
 * True where a text speaks of the subject: its host stands there, or its name as a word of its own. A name that is a word of
 * the language too has to be written as the subject writes it.
 */
export function mentions(text: string, subject: SourceSubject): boolean {
  const { name, host, isCommonWord } = subject;
  if (host !== null && text.toLowerCase().includes(host)) return true;
  return isCommonWord ? hasWord(text, name) : hasWord(text.toLowerCase(), name.toLowerCase());
}

function hasWord(text: string, word: string): boolean {
  if (word === '') return false;
  for (let from = text.indexOf(word); from !== -1; from = text.indexOf(word, from + 1)) {
    const [before, after] = [text.slice(0, from), text.slice(from + word.length)];
    if (!/[\p{L}\p{N}]$/u.test(before.slice(-2)) && !/^[\p{L}\p{N}]/u.test(after.slice(0, 2))) return true;
  }
  return false;
}

/** True when an address is on the subject's own site. */
export function isOwnSite(url: string | null, subject: SourceSubject): boolean {
  if (url === null || subject.host === null) return false;
  const host = new URL(url).hostname.toLowerCase().replace(/\.$/, '');
  return host === subject.host || host.endsWith(`.${subject.host}`);
}

/** True when an identifier, `crewlark/rota` or `@crewlark/client`, is made of the subject's name: sites link to those of others too. */
export function isNamedAfter(identifier: string, { name, host }: SourceSubject): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const names = [letters(name), letters(host?.split('.')[0] ?? '')].filter((one) => one.length >= 3);
  return names.some((one) => letters(identifier).includes(one));
}

/** The name as a phrase that search engines take whole. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', ' ').trim()}"`;
}
