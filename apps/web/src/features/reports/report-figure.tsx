import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { SharedFigure } from '@earshot/contracts/reports/report-run';
import { figurePath } from '../../lib/figure-path.ts';
import { formatDifference, formatValue } from '../../lib/format-figure.ts';
import { MeasuredLink } from '../../ui/text/measured-link.tsx';
import { pageWords } from './reports.words.ts';

/** Where a figure leads; undefined for those who cannot enter the workspace. */
export function opensOf(figure: SharedFigure): string | undefined {
  // Of the two forms of a run, one has filters.
  const { filters } = figure as SharedFigure & { filters?: FeedbackFilter };
  return filters && figurePath(figure.unit, filters);
}

/** A counted value, which opens what is behind it where the reader may. */
export function ReportFigure({
  figure,
  label,
  text,
}: {
  figure: SharedFigure;
  label: string;
  text?: string;
}) {
  if (figure.value === null) return <span className="mut">{pageWords.noValue[figure.unit]}</span>;
  const shown = text ?? formatValue(figure, figure.value);
  const to = opensOf(figure);
  if (to === undefined) return <span className="nw">{shown}</span>;
  return (
    <MeasuredLink
      figure={figure}
      shown={shown}
      whole={ratioOf(figure)}
      to={to}
      says={(all) => pageWords.opens(label, all)}
    />
  );
}

/** How many of how many a ratio is; nothing for other figures. */
function ratioOf({ measure, unit, value, n }: SharedFigure): string | null {
  if (value === null || (measure !== 'share' && measure !== 'csat')) return null;
  return pageWords.partOf(Math.round(value * n), n, unit);
}

/** What the figure was before; it opens what was counted then. */
export function FigureBefore({ figure, label }: { figure: SharedFigure; label: string }) {
  const { change } = figure;
  if (!change || change.from === null || change.verdict === 'not_covered') return null;
  const { from_filters: filters } = change as typeof change & { from_filters?: FeedbackFilter };
  const before: SharedFigure & { filters?: FeedbackFilter } = {
    measure: figure.measure,
    unit: figure.unit,
    value: change.from,
    n: change.from_n,
    interval: null,
    ...(filters && { filters }),
  };
  return <ReportFigure figure={before} label={`${label}, ${pageWords.before.toLowerCase()}`} />;
}

/** By how much a figure has changed, and whether that says anything. */
export function FigureChange({ figure }: { figure: SharedFigure }) {
  const { change } = figure;
  if (!change) return null;
  if (change.verdict === 'not_covered') {
    return <span className="mut">{pageWords.notCovered(change.data_from ?? null)}</span>;
  }
  if (change.verdict === 'too_few') return <span className="mut">{pageWords.tooFew}</span>;
  const shown = formatDifference(figure, change);
  if (shown === null) return null;
  if (change.verdict === 'same') {
    return (
      <span className="mut">
        {shown}, {pageWords.mayBeChance}
      </span>
    );
  }
  return <b className="b">{shown}</b>;
}
