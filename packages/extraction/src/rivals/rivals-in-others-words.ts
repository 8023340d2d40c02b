import type { RivalEvidence, RivalSubject, SaidText } from './rival-evidence.ts';
import { sentences } from '../claims/read-claims.ts';
import { comparedName } from './compared-by-others.ts';
import { isNamed, nameKey, rivalName } from './rival-names.ts';

const SWITCHED =
  /(?<![\p{L}])(?:switch(?:ed|ing)?|mov(?:ed|ing|e)|migrat(?:ed|ing|e)|chang(?:ed|ing|e)|went|came|jumped)(?: \p{L}+){0,3}? from (?<from>[\p{L}\p{N}][^.,;!?\n]{1,40}?) (?:over )?to (?<to>[\p{L}\p{N}][^.,;!?\n]{1,40})/iu;
const LEFT_FOR =
  /(?<![\p{L}])(?:left|leaving|dropped|ditched|replaced|replacing|swapped) (?<from>[\p{L}\p{N}][^.,;!?\n]{1,40}?) (?:for|with|by) (?<to>[\p{L}\p{N}][^.,;!?\n]{1,40})/iu;
const LISTED =
  /(?<![\p{L}])(?:like|such as|between|than|tried|compared|considered|evaluated|including|e\.g\.) (?<list>[\p{L}\p{N}][^.;!?\n]{3,120})/iu;
const VERSUS = /(?<!\s)\s+(?:vs\.?|versus)\s+(?=[\p{L}\p{N}])/giu;
/** What stands before and behind `vs`, each at most so many characters long. */
const sideChars = 41;
/** Tried where a part begins alone: from there it ends at the next mark, or reaches the end. */
const LEFT_SIDE = /(?<![^.,;:!?\n(])[^.,;:!?\n(]+$/u;
const RIGHT_SIDE = /^[^,;:!?\n)]*/u;

/**
 * Rivals that others name beside the subject: titles such as `Crewlark vs Marrowby` or `Crewlark alternatives: Marrowby`, people
 * who switched, and lists of products. A name of a list has to begin with a capital, or be known.
 *
 * @param known names that some other evidence has already made candidates
 */
export function saidComparisons(
  texts: readonly SaidText[],
  subject: RivalSubject,
  known: readonly string[],
): RivalEvidence[] {
  return texts.flatMap((said) => {
    // Search boxes write everything small: there a capital tells nothing.
    const hasCapitals = /\p{Lu}/u.test(said.text);
    return namesIn(said, hasCapitals ? subject : { ...subject, isCommonWord: false }, known);
  });
}

function namesIn(said: SaidText, subject: RivalSubject, known: readonly string[]): RivalEvidence[] {
  const [title = ''] = said.text.split('\n');
  const titled = titleNames(title, subject).map((name) =>
    evidenceOf(said, name, 'others_comparison', 0, title, subject),
  );
  const inText = lineSentences(said.text).flatMap(({ start, text }) =>
    sentenceNames(said, start, text, subject, known),
  );
  return onceEach([...titled, ...inText]);
}

function titleNames(title: string, subject: RivalSubject): string[] {
  const compared =
    alternativeTo(title, subject) ?? comparedName(title, subject) ?? versusName(title, subject);
  return compared ? [compared, ...listBehind(title, subject)] : listBehind(title, subject);
}

/** `Kardex 8 released, a free alternative to Folio`: what the title begins with is set against the subject. */
function alternativeTo(title: string, subject: RivalSubject): string | null {
  const { name = '', to = '' } =
    /^(?:(?:Show|Launch|Tell) HN:\s*)?(?<name>\p{Lu}[\p{L}\p{N}.&-]*(?:\s\p{Lu}[\p{L}\p{N}.&-]*){0,2}\s?).{0,60}?\balternatives? to (?<to>.{2,60})/u.exec(
      title,
    )?.groups ?? {};
  return isNamed(to, subject.name, subject.isCommonWord) ? other(name, subject) : null;
}

/** `Marrowby alternatives: Crewlark, Tallowbee and more`. */
function listBehind(title: string, subject: RivalSubject): string[] {
  const { of = '', list = '' } =
    /^(?<of>.{2,60}?) (?:alternatives?|competitors)\s*[:–—-]\s*(?<list>\S.*)$/iu.exec(title)?.groups ?? {};
  if (!isNamed(of, subject.name, subject.isCommonWord)) return [];
  return list
    .split(/,|(?<!\s)\s+(?:and|or|&)\s+/i)
    .flatMap((each) => other(each, subject) ?? [])
    .filter((name) => /^\p{Lu}/u.test(name));
}

/** The other side of a `vs` somewhere in the text. */
function versusName(text: string, subject: RivalSubject): string | null {
  const { left, right } = sidesOfVersus(text) ?? { left: '', right: '' };
  if (isNamed(right, subject.name, subject.isCommonWord)) return other(lastWords(left), subject);
  return isNamed(left, subject.name, subject.isCommonWord) ? other(right, subject) : null;
}

/** Looks for `vs` first and then at its sides: a side may begin anywhere, and a page may be long. */
function sidesOfVersus(text: string): { left: string; right: string } | null {
  for (const { 0: between, index } of text.matchAll(VERSUS)) {
    const [part = ''] = LEFT_SIDE.exec(text.slice(Math.max(0, index - sideChars), index)) ?? [];
    const begin = part.search(/[\p{L}\p{N}]/u);
    const behind = index + between.length;
    const [right = ''] = RIGHT_SIDE.exec(text.slice(behind, behind + sideChars)) ?? [];
    if (begin >= 0) return { left: part.slice(begin), right };
  }
  return null;
}

function sentenceNames(
  said: SaidText,
  start: number,
  text: string,
  subject: RivalSubject,
  known: readonly string[],
): RivalEvidence[] {
  const moved = SWITCHED.exec(text)?.groups ?? LEFT_FOR.exec(text)?.groups;
  if (moved) {
    const [from = '', to = ''] = [moved['from'], moved['to']];
    const isFrom = isNamed(from, subject.name, subject.isCommonWord);
    if (isFrom || isNamed(to, subject.name, subject.isCommonWord)) {
      const name = other(isFrom ? to : from, subject);
      if (name && isProper(name, known)) return [evidenceOf(said, name, 'switched', start, text, subject)];
    }
  }
  if (!isNamed(text, subject.name, subject.isCommonWord)) return [];
  const versus = versusName(text, subject);
  const listed = (LISTED.exec(text)?.groups?.['list'] ?? '')
    .split(/,|(?<!\s)\s+(?:and|or|&|und|oder|et|ou|y|o|e)\s+/i)
    .flatMap((each) => other(each, subject) ?? [])
    .filter((name) => isProper(name, known));
  const spoken = known.filter((name) => isNamed(text, name, true) && nameKey(name) !== nameKey(subject.name));
  const names = new Map(
    [...(versus ? [versus] : []), ...listed, ...spoken].map((name) => [nameKey(name), name]),
  );
  return [...names.values()].map((name) =>
    evidenceOf(said, name, 'mentioned_together', start, text, subject),
  );
}

function isProper(name: string, known: readonly string[]): boolean {
  return /^\p{Lu}/u.test(name) || known.some((each) => nameKey(each) === nameKey(name));
}

function other(written: string, subject: RivalSubject): string | null {
  const name = rivalName(written);
  if (!name || nameKey(name) === nameKey(subject.name) || isNamed(name, subject.name, subject.isCommonWord))
    return null;
  return name;
}

/** What stands right before `vs` may belong to a sentence: its last words with capitals count. */
function lastWords(text: string): string {
  return (
    /\p{Lu}(?<!\p{Lu}[\p{L}\p{N}.&-]*?\p{Lu})[\p{L}\p{N}.&-]*(?:\s\p{Lu}[\p{L}\p{N}.&-]*){0,2}\s?$/u.exec(
      text.trim(),
    )?.[0] ?? text
  );
}

function evidenceOf(
  said: SaidText,
  name: string,
  kind: RivalEvidence['kind'],
  start: number,
  quote: string,
  subject: RivalSubject,
): RivalEvidence {
  return {
    name,
    host: null,
    kind,
    source: said.source,
    voice: said.voice,
    text: textOf(kind, name, subject.name),
    evidence: quote === '' ? null : { url: said.url, quote, start },
  };
}

function textOf(kind: RivalEvidence['kind'], name: string, subject: string): string {
  if (kind === 'others_comparison') return `Others compare ${subject} and ${name}.`;
  if (kind === 'switched') return `Someone switched between ${subject} and ${name}.`;
  return `${subject} and ${name} are mentioned together.`;
}

function lineSentences(text: string): { start: number; text: string }[] {
  let offset = 0;
  return text.split('\n').flatMap((line) => {
    const found = sentences(line).map((each) => ({ start: offset + each.start, text: each.text }));
    offset += line.length + 1;
    return found;
  });
}

/** One text is one voice: it counts once for each name and kind. */
function onceEach(evidence: readonly RivalEvidence[]): RivalEvidence[] {
  const seen = new Set<string>();
  return evidence.filter(({ name, kind }) => {
    const key = `${kind} ${nameKey(name)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
