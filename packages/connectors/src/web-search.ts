import { quoted } from './mentions.ts';
import type { SourceSubject } from './source-facts.ts';

/** What search engines of the web are asked: who it is compared with, and what is said of it. */
export function searchQueries(subject: SourceSubject): string[] {
  const name = quoted(subject.name);
  // The host tells a name that is a word of the language from the word.
  const whose = subject.isCommonWord && subject.host !== null ? `${name} ${subject.host}` : name;
  return [`${whose} alternatives`, `${whose} vs`, `${whose} review`];
}
