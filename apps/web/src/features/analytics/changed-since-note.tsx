import type { Figure } from '@earshot/contracts/analytics';
import { useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { formatValue } from '../../lib/format-figure.ts';
import { figureWords } from './analytics.words.ts';
import { noteShown } from './seen-before.ts';

/**
 * Says what a figure of a period that is over was when this browser showed it before. Mount it anew for each figure: it looks once.
 *
 * @param counts what the figure counts, the same text for the same items
 */
export function ChangedSinceNote({ figure, counts }: { figure: Figure; counts: string }) {
  const text = figure.value === null ? figureWords.none[figure.unit] : formatValue(figure, figure.value);
  const [seen] = useState(() => noteShown(counts, { text, at: Date.now() }, localStorage));
  if (seen === null) return null;
  return (
    <span className="warn" title={figureWords.changedSinceHint}>
      {figureWords.changedSince(seen.text, formatDay(new Date(seen.at).toISOString()))}
    </span>
  );
}
