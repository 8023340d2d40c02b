import type { Figure } from '@earshot/contracts/analytics';
import { Link } from 'react-router';
import { figurePath } from '../../lib/figure-path.ts';
import { formatValue } from '../../lib/format-figure.ts';
import { formatCount } from '../../lib/format.ts';
import { MeasuredLink } from '../../ui/text/measured-link.tsx';
import { figureWords } from './analytics.words.ts';
import styles from '../../ui/text/number-link.module.css';

/** A measured value that opens what is behind it, of a ratio its numerator; a word where there is nothing to measure. */
export function FigureLink({ figure, label }: { figure: Figure; label: string }) {
  if (figure.value === null) return <span className="mut">{figureWords.none[figure.unit]}</span>;
  return (
    <MeasuredLink
      figure={figure}
      shown={formatValue(figure, figure.value)}
      whole={ratioOf(figure)}
      to={figurePath(figure.unit, figure.filters)}
      says={(all) => figureWords.opens(label, all)}
    />
  );
}

/** What a ratio is of, which opens it; nothing for other figures. */
export function DenominatorLink({ figure }: { figure: Figure }) {
  const { denominator, denominator_filters: filters, unit } = figure;
  if (denominator === undefined || !filters) return null;
  return (
    <Link className={`mut ${styles.number}`} to={figurePath(unit, filters)} data-unit={unit}>
      {figureWords.of(denominator, unit)}
    </Link>
  );
}

/** How many items a score is the mean of, which opens them. */
export function RatedLink({ figure }: { figure: Figure }) {
  return (
    <Link className={`mut ${styles.number}`} to={figurePath('items', figure.filters)} data-unit="items">
      {figureWords.rated(figure.n)}
    </Link>
  );
}

function ratioOf({ numerator, denominator, unit }: Figure): string | null {
  if (numerator === undefined || denominator === undefined) return null;
  return `${formatCount(numerator)} ${figureWords.of(denominator, unit)}`;
}
