import type { PageText } from '../../facts.ts';
import { findMoney } from '../money/find-money.ts';

/** Lines around an amount that may name its plan and say how it is paid. */
const LINES_BEFORE = 10;
const LINES_AFTER = 4;
/** What stands for lines that are left out. */
const GAP = '…';

/**
 * The lines of a page around its amounts of money, for whoever is to read its plans without the rest of it.
 *
 * @param mostChars the excerpt ends before the line that would make it longer
 * @returns an empty text for a page without amounts
 */
export function priceExcerpt({ text, lang }: Pick<PageText, 'text' | 'lang'>, mostChars: number): string {
  const lines = text.split('\n');
  const isKept = lines.map(() => false);
  lines.forEach((line, at) => {
    if (findMoney(line, lang).length === 0) return;
    isKept.fill(true, Math.max(0, at - LINES_BEFORE), at + LINES_AFTER + 1);
  });
  const kept: string[] = [];
  let chars = 0;
  for (const [at, line] of lines.entries()) {
    if (!isKept[at]) continue;
    const isAfterGap = at > 0 && !isKept[at - 1];
    const added = isAfterGap ? [GAP, line] : [line];
    chars += added.join('\n').length + 1;
    if (chars > mostChars) break;
    kept.push(...added);
  }
  return kept.join('\n');
}
