import type { Figure } from '@earshot/contracts/analytics';
import { Link } from 'react-router';
import { figurePath } from '../../lib/figure-path.ts';
import { formatDifference, formatValue } from '../../lib/format-figure.ts';
import { figureWords } from './analytics.words.ts';
import number from '../../ui/text/number-link.module.css';

/** What a rise means to the reader. */
export type RiseMeans = 'good' | 'bad' | 'neither';

/** How a figure has changed: its sign, and its colour where the change is more than chance. */
export function ChangeNote({ figure, rise }: { figure: Figure; rise: RiseMeans }) {
  const { change } = figure;
  if (!change) return null;
  if (change.verdict === 'not_covered') {
    return <span className="mut">{figureWords.notCovered(change.data_from ?? null)}</span>;
  }
  if (change.verdict === 'too_few') return <span className="mut">{figureWords.tooFew}</span>;
  const shown = formatDifference(figure, change);
  if (shown === null) return <span className="mut">{figureWords.nothingBefore}</span>;
  if (change.verdict === 'same')
    return (
      <span className="mut" title={figureWords.same}>
        {shown}
      </span>
    );
  return <b className={`b ${meaningOf(change.difference ?? 0, rise)}`}>{shown}</b>;
}

/** The value before, which opens what was behind it. */
export function BeforeNote({ figure }: { figure: Figure }) {
  const { change } = figure;
  if (!change || change.from === null || change.verdict === 'not_covered') return null;
  return (
    <Link
      className={`mut ${number.number}`}
      to={figurePath(figure.unit, change.from_filters)}
      data-unit={figure.unit}
    >
      {figureWords.before(formatValue(figure, change.from))}
    </Link>
  );
}

function meaningOf(difference: number, rise: RiseMeans): string {
  if (rise === 'neither' || difference === 0) return '';
  return difference > 0 === (rise === 'good') ? 'good' : 'bad';
}
