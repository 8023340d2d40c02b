import { fold } from '../words/phrases.ts';

const particles = new Set(
  'van von de der den del della di da do dos das du la le el al bin ben ibn ter ten zu zum af av och und and & y e i et en - – — | · •'.split(
    ' ',
  ),
);
const caseless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u;
const namePart = /^[\p{Lu}\p{Lt}][\p{L}\p{M}'’.-]*[,.]?$/u;
const initial = /^\p{Lu}\.?(?:-?\p{Lu}\.?)?$/u;

/** Whether a line could be a name, perhaps with a company or town beside it. */
export function isNameLike(source: string): boolean {
  const line = source
    .replace(/^[\s\-–—~*_/]+/, '')
    .replace(/ \((?:\p{L}{2,6}\/\p{L}{2,6}(?:\/\p{L}{2,6})?|\p{Lu}\p{L}{1,14})\)$/u, '')
    .trim();
  if (line === '' || line.length > 60 || /[?!:;"“”()<>@=/\d。？！]/.test(line)) return false;
  if (caseless.test(line)) return isCaselessName(line);
  const words = line.split(/[\s,|·•]+/).filter((word) => word !== '');
  if (words.length === 0 || words.length > 6) return false;
  if (/[.]$/.test(line) && !initial.test(words.at(-1) ?? '') && words.length > 2) return false;
  const names = words.filter((word) => !particles.has(word.toLowerCase()));
  return names.length > 0 && names.length <= 5 && names.every((word) => namePart.test(word));
}

function isCaselessName(line: string): boolean {
  if (/[.,、，]$/.test(line)) return false;
  const signs = line.replace(/[\s・]/g, '').length;
  const isSpelt = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u.test(line);
  return isSpelt ? line.split(' ').length <= 4 && signs <= 30 : signs <= 8 && line.split(' ').length <= 3;
}

/** Words of a name, folded, two letters at least. */
export function nameWords(name: string | undefined): ReadonlySet<string> {
  const words = fold(name ?? '').match(/[\p{L}\p{M}]{2,}/gu);
  return new Set(words ?? []);
}

/** Whether a line says nothing but a part of that name. */
export function isNameOf(line: string, name: ReadonlySet<string>): boolean {
  if (name.size === 0 || line.length > 60 || /[?!:]/.test(line)) return false;
  const words = fold(line).match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length === 0 || words.length > 5) return false;
  const letters = new Set([...name].map((word) => word[0]));
  return (
    words.some((word) => name.has(word)) &&
    words.every((word) => name.has(word) || (word.length === 1 && letters.has(word)))
  );
}
