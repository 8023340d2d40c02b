import type { TextLine } from './text-line.ts';
import { isBlank, nextFilled } from './text-line.ts';

/** What map services put above a translation and above the words it was made from. */
const translated =
  /^\((?:translated by google|übersetzt von google|(?:avis )?traduit par google|traducido por google|traduzione di google|tradotto da google|traduzido pelo google|vertaald door google|przetłumaczone przez google|översatt av google|google ?(?:번역|翻訳|による翻訳)[^()]{0,8}|由 ?google (?:翻译|翻譯)|переведено google)\)/iu;
const original =
  /^\((?:original|originale?|originalbewertung|avis d['’]origine|orijinal|оригинал|原文|원문|元の言語|オリジナル)\)/iu;

/** The lines of a review that somebody wrote, without a program's translation of them; null where none was made. */
export function untranslated(
  lines: readonly TextLine[],
): { own: TextLine[]; others: TextLine[]; labels: TextLine[] } | null {
  const at = lines.findIndex(({ text }) => translated.test(text));
  if (at === -1) return null;
  const back = lines.findIndex(({ text }, line) => line > at && original.test(text));
  const first = nextFilled(lines, 0);
  if (back === -1 && first === at) return null;
  const ownFrom = back === -1 ? first : back;
  const ownTo = back === -1 ? at : lines.length;
  const own = lines.slice(ownFrom, ownTo);
  const labels: TextLine[] = [];
  const label = back === -1 ? null : original.exec(own[0]?.text ?? '');
  const [head] = own;
  if (label && head) {
    const length = label[0].length;
    labels.push({ ...head, text: label[0], end: head.start + length });
    own[0] = { ...head, text: head.text.slice(length), start: head.start + length };
  }
  const others = lines.filter((line, place) => (place < ownFrom || place >= ownTo) && !isBlank(line));
  return { own, others, labels };
}
