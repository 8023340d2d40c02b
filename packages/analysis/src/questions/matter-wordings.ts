import { functionWords } from '../language/function-words.ts';
import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokenise.ts';
import { matters } from './grammar/wordings.ts';

/** So many wordings of a matter are looked for at most. */
export const mostWordings = 40;

const stemsOf = (text: string) => tokenise(text).map(stem).join(' ');
/** By the stems of each wording; the line that begins with it wins, else the first that has it. */
const byWording = new Map<string, readonly string[]>();
for (const line of matters) {
  for (const [place, wording] of line.entries()) {
    const stems = stemsOf(wording);
    const known = byWording.get(stems);
    if (!known || (place === 0 && stemsOf(known[0] ?? '') !== stems)) byWording.set(stems, line);
  }
}

/** The wordings by which items may speak of a matter, the asked one first. */
export function wordingsOf(text: string): string[] {
  const whole = byWording.get(stemsOf(text));
  if (whole) return once([text, ...whole]);
  const words = tokenise(text).filter((word) => !functionWords('en').has(word));
  if (words.length < 2 || words.length > 3) return [text];
  const lines = words.map((word) => [
    word,
    ...(byWording.get(stem(word)) ?? []).filter((one) => !one.includes(' ')),
  ]);
  let combined = [''];
  for (const line of lines)
    combined = combined
      .flatMap((begun) => line.map((one) => `${begun} ${one}`.trim()))
      .slice(0, mostWordings * 2);
  return once([text, ...combined]);
}

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
