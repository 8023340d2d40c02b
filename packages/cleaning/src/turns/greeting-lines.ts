import {
  addressees,
  eastAsianGreeting,
  eastAsianSelf,
  greetingOpeners,
  pleasantries,
} from '../words/greetings.ts';
import { fold } from '../words/phrases.ts';

const edge = /^[\s*_~>"'«]+|(?<![\s*_~])[\s*_~]+$/g;
const lastSign =
  /(?<![\s,.!:;،、。！，：；~～…–—\-)(\p{Extended_Pictographic}\ufe0f])[\s,.!:;،、。！，：；~～…–—\-)(\p{Extended_Pictographic}\ufe0f]+$/u;
const nameWord =
  /^[\p{Lu}\p{Lt}][\p{L}\p{M}'’.-]*[,.]?$|^\p{L}\.$|^[\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+$|^@\w+$/u;
const mostWords = 6;
/** Who writes, in a line of its own below a greeting: `株式会社田所製作所の田所です`. */
const selfNaming =
  /^[^。！？,，]{0,24}(?:と申します|と言います|라고 합니다|이라고 합니다)$|^[^。！？]{0,6}(?:株式会社|有限会社|合同会社|会社|大学|病院|商店|工業|製作所)[^。！？]{0,16}の[^。！？]{1,8}(?:です|でございます)$|^[^.!?]{2,24}(?:의|에서 근무하는) [^.!?]{2,6}입니다$/u;

/** A line that greets and says nothing else. */
export function isGreetingLine(source: string): boolean {
  if (source.length > 90) return false;
  const line = trimmedEnd(source.replace(edge, ''));
  if (line === '') return false;
  if (isEastAsianOpening(line)) return true;
  const folded = fold(line);
  const length = greetingOpeners.lengthAtStart(folded);
  if (length === 0 || folded.length !== line.length) return false;
  if (/[?？؟]$/.test(source)) return false;
  const rest = line.slice(length).replace(/^[\s,!.،:-]+/, '');
  if (rest === '') return true;
  const words = rest.split(/[\s,/]+/).filter((word) => word !== '');
  return words.length <= mostWords && (words.every(isAddressee) || isGreetingLine(rest));
}

const isAddressee = (word: string): boolean =>
  nameWord.test(word) ||
  addressees.has(fold(word).replace(/(?<![.,!:])[.,!:]+$/, '')) ||
  greetingOpeners.lengthAtStart(fold(word)) === word.length;

/** Whether a line begins with a greeting, whatever follows. */
export const beginsWithGreeting = (line: string): boolean =>
  greetingOpeners.lengthAtStart(fold(line)) > 0 || isEastAsianOpening(line.split(/[。！!,，.]/u, 1)[0] ?? '');

/** A sentence of politeness after a greeting. */
export function isPleasantry(source: string): boolean {
  if (source.length > 90) return false;
  const line = fold(trimmedEnd(source)).replace(/(?<![?!.])[?!.]+$/, '');
  const length = pleasantries.lengthAtStart(line);
  if (length > 0 && length >= line.length - 12) return true;
  return isEastAsianOpening(trimmedEnd(source)) || selfNaming.test(trimmedEnd(source));
}

/** `Larkfield team,` above an empty line: nobody ends a sentence so. */
export const isAddressLine = (line: string): boolean =>
  /[,،，]$/.test(line) &&
  line.length <= 40 &&
  line.split(' ').length <= 4 &&
  !/[.?!\d]/.test(line.slice(0, -1));

function trimmedEnd(text: string): string {
  return text.length > 200 ? text : text.replace(lastSign, '');
}

function isEastAsianOpening(line: string): boolean {
  if (line.length > 60) return false;
  if (eastAsianGreeting.test(line)) return true;
  const [first = '', ...rest] = line.split(/[。！，、,.!：:]\s*/u);
  return (
    rest.length > 0 &&
    rest.length <= 3 &&
    eastAsianGreeting.test(first) &&
    rest.every((part) => eastAsianGreeting.test(part) || eastAsianSelf.test(part))
  );
}
