import type { Figure } from '@earshot/contracts/measures';
import { Link } from 'react-router';
import { figurePath } from '../../lib/figure-path.ts';
import { formatValue } from '../../lib/format-figure.ts';
import { figureWords } from './measures.words.ts';
import styles from '../../ui/number-link.module.css';

/** A measured value that opens what is behind it; a word where there is nothing to measure. */
export function FigureLink({ figure, label }: { figure: Figure; label: string }) {
  if (figure.value === null) return <span className="mut">{figureWords.nothing}</span>;
  const shown = formatValue(figure, figure.value);
  return (
    <Link
      className={styles.number}
      to={figurePath(figure.unit, figure.filters)}
      aria-label={figureWords.opens(label, shown)}
      data-figure={JSON.stringify({ value: figure.value, measure: figure.measure, unit: figure.unit })}
    >
      {shown}
    </Link>
  );
}
