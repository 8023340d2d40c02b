import type { FormLine } from './survey-lines.ts';
import { scoreAnswer } from '../words/surveys.ts';
import type { TextLine } from './text-line.ts';
import { isBlank } from './text-line.ts';

const numbered = /^\s{0,4}(\p{L}{1,9})[\s.]{0,2}(\p{Nd}{1,2})\s?[:：.)]\s/u;

/**
 * Questions and answers under the same numbers: `Q1: …`, `A1: …`. What one sign begins is asked, what the other begins is answered; null when the
 * text is none.
 */
export function numberedAnswers(lines: readonly TextLine[]): Map<number, FormLine> | null {
  const found = new Map<number, FormLine>();
  const signs: string[] = [];
  let pairs = 0;
  let last = { sign: '', number: '' };
  for (const [at, line] of lines.entries()) {
    if (isBlank(line)) continue;
    const head = numbered.exec(line.text);
    if (head === null) {
      // An answer may go on; nothing else stands between.
      if (last.sign === '' || last.sign === signs[0]) return null;
      continue;
    }
    const [label, sign = '', number = ''] = head;
    if (!signs.includes(sign)) signs.push(sign);
    if (signs.length > 2) return null;
    const isAnswer = sign === signs[1];
    if (isAnswer && (last.sign !== signs[0] || last.number !== number)) return null;
    const answer = line.text.slice(label.length);
    const isCounted = isAnswer && !scoreAnswer.test(answer);
    found.set(at, { labelLength: isCounted ? label.length : line.text.length });
    if (isAnswer) pairs += 1;
    last = { sign, number };
  }
  return pairs > 0 && last.sign === signs[1] ? found : null;
}
