import { closingOpeners, eastAsianClosing } from '../words/closings.ts';
import { addressees } from '../words/greetings.ts';
import { isFormalClosing } from '../words/formal-closings.ts';
import { fold } from '../words/phrases.ts';
import { isNameLike, isNameOf } from './names.ts';

const firstSign = /^[\s*_~\-–—>]+/;
const lastSign =
  /(?<![\s,.!;،、。！，；~～…–—\-:)*_\p{Extended_Pictographic}\ufe0f\u2764])[\s,.!;،、。！，；~～…–—\-:)*_\p{Extended_Pictographic}\ufe0f\u2764]+$/u;

/** A line that takes leave and says nothing else; a thank-you that says for what is none. */
export function isClosingLine(source: string, author: ReadonlySet<string>): boolean {
  if (source.length > 240) return false;
  if (isFormalClosing(fold(source.replace(firstSign, '')))) return true;
  if (source.length > 110) return false;
  const line = source.replace(firstSign, '').replace(lastSign, '');
  if (line === '') return false;
  if (source.length <= 44 && isEastAsianLeave(line)) return true;
  const folded = fold(line);
  if (folded.length !== line.length || /[?？؟]/.test(source)) return false;
  return isLeave(line, folded, author, 3);
}

function isLeave(line: string, folded: string, author: ReadonlySet<string>, depth: number): boolean {
  const length = closingOpeners.lengthAtStart(folded);
  if (length === 0) return false;
  const rest = line
    .slice(length)
    .replace(/^[\s,.!;،、&+/|–—-]+/, '')
    .replace(/^(?:and|und|et|y|e|i|en|och|og|ja|a|ve|и|та|و)\s(?=\S)/u, '');
  if (rest === '') return true;
  if (isNameOf(rest, author) || isNameLike(rest)) return true;
  const words = rest.split(/\s+/).map((word) => fold(word).replace(/(?<![,.!])[,.!]+$/, ''));
  if (words.length <= 4 && words.every((word) => addressees.has(word) || fromWords.has(word))) return true;
  if (isFrom(rest)) return true;
  return depth > 0 && isLeave(rest, fold(rest), author, depth - 1);
}

const fromWords = new Set(
  'from aus vom von de da do uit z från fra iz из з und and in advance voraus avance antemano anticipo desde já adelantado förhand på předem şimdiden you dir ihnen vous a lei voi'.split(
    ' ',
  ),
);

/** `aus Kassel`, `from all of us at Larkfield`, `vanuit Utrecht`. */
function isFrom(rest: string): boolean {
  const words = rest.split(/\s+/);
  const first = fold(words[0] ?? '');
  return (
    words.length <= 4 &&
    /^(?:from|aus|vom|von|de|depuis|desde|da|dalla|van|vanuit|uit|z|ze|från|fra|iz|из|з)$/.test(first) &&
    words
      .slice(1)
      .every(
        (word) =>
          /^\p{Lu}/u.test(word) ||
          addressees.has(fold(word)) ||
          /^(?:the|der|dem|la|le|el|all|of|us|at)$/.test(word),
      )
  );
}

/** One closing or several, perhaps a name after them. */
function isEastAsianLeave(line: string): boolean {
  if (eastAsianClosing.test(line)) return true;
  const [first = '', ...rest] = line.split(/[.,!。、，！\s]+/u);
  return (
    rest.length > 0 &&
    rest.length <= 4 &&
    eastAsianClosing.test(first) &&
    rest.every((part) => eastAsianClosing.test(part) || isNameLike(part))
  );
}
