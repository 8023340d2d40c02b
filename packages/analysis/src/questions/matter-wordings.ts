import { functionWords } from '../language/function-words.ts';
import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Matter } from './grammar/wordings.ts';
import { matters, softMatters, thingNouns } from './grammar/wordings.ts';

/** So many wordings of a matter are looked for at most. */
export const mostWordings = 120;

interface Wording {
  text: string;
  /** Of which language it is; null of a word of the question that no matter has. */
  language: string | null;
}

const stemsOf = (text: string) => tokenise(text).map(stem).join(' ');
const byWording = new Map<string, Matter[]>();
for (const matter of matters) {
  for (const { text } of matter.wordings) {
    const stems = stemsOf(text);
    byWording.set(stems, [...new Set([...(byWording.get(stems) ?? []), matter])]);
  }
}

/** The matters that have a wording, that of this name alone where there is one. */
function mattersOf(text: string): readonly Matter[] {
  const stems = stemsOf(text);
  const all = byWording.get(stems) ?? [];
  const named = all.filter(({ wordings }) => wordings[0]?.text.toLowerCase() === text.toLowerCase());
  return named.length > 0 ? named : all;
}

/** The wordings by which items may speak of a matter, the asked one first. */
export function wordingsOf(text: string): string[] {
  const whole = mattersOf(text);
  if (whole.length > 0) return once([text, ...whole.flatMap((one) => alone(one)).map((one) => one.text)]);
  const words = tokenise(text).filter((word) => !functionWords('en').has(word));
  const telling = tellingOf(words);
  const [only] = telling;
  if (only !== undefined && telling.length === 1 && words.length > 1)
    return once([text, ...wordingsOf(only)]);
  if (telling.length < 2 || telling.length > 3) return [text];
  return once([text, ...inTurns(together(telling))]);
}

/** The words that say what is spoken of: those of matters alone where there are two, and none that only say how one goes. */
function tellingOf(words: readonly string[]): string[] {
  const telling = words.filter((word) => !thingNouns.test(word));
  const known = telling.filter((word) => mattersOf(word).length > 0);
  const hard = known.filter(
    (word) => !mattersOf(word).some((one) => softMatters.includes(one.wordings[0]?.text ?? '')),
  );
  if (known.length < 2) return telling;
  return hard.length > 0 && hard.length < known.length ? hard : known.slice(0, 3);
}

function alone({ wordings }: Matter): readonly Wording[] {
  return wordings.filter(({ isBeside }) => !isBeside);
}

/** One wording of each word, all of one language: "late deliveries", "livraisons en retard". */
function together(words: readonly string[]): Wording[] {
  const lines = words.map((word): Wording[] => {
    const known = mattersOf(word)
      .flatMap(({ wordings }) => wordings)
      .filter(({ text }) => !text.includes(' '));
    return known.length > 0 ? known : [{ text: word, language: null }];
  });
  let combined: Wording[] = [{ text: '', language: null }];
  for (const line of lines) {
    combined = combined.flatMap((begun) =>
      line
        .filter(({ language }) => !begun.language || !language || begun.language === language)
        .map((one) => ({
          text: `${begun.text} ${one.text}`.trim(),
          language: begun.language ?? one.language,
        })),
    );
  }
  return combined;
}

/** All languages in turns, so that none is left out where there are too many. */
function inTurns(wordings: readonly Wording[]): string[] {
  const byLanguage = Map.groupBy(wordings, ({ language }) => language);
  const most = Math.max(0, ...[...byLanguage.values()].map((own) => own.length));
  return Array.from({ length: most }, (_, i) =>
    [...byLanguage.values()].flatMap((own) => own[i]?.text ?? []),
  ).flat();
}

/** Without those that mean the same: one of each stem, and of these the first. */
function once(wordings: readonly string[]): string[] {
  const seen = new Set<string>();
  const result: string[] = [];
  for (const one of wordings) {
    const key = stemsOf(one);
    if (key === '' || seen.has(key)) continue;
    seen.add(key);
    result.push(one);
  }
  return result.slice(0, mostWordings);
}
