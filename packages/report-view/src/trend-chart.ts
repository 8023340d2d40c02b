import type { MarketTrend } from '@earshot/contracts/market/market-report';
import { monthOf, rounded } from './figures.ts';
import type { Markup } from './markup.ts';
import { html } from './markup.ts';

const width = 600;
const height = 170;
const shownMonths = 7;

interface Series {
  name: string;
  points: MarketTrend['points'];
}

/**
 * Lines over months. The drawing stretches to its place while strokes keep their width, so the words stand outside of it.
 * The way to a month that is not over is dotted.
 */
export function trendChart(series: readonly Series[], summary: string): Markup {
  const months = [...new Set(series.flatMap(({ points }) => points.map(({ month }) => month)))].sort();
  const top = niceTop(Math.max(0, ...series.flatMap(({ points }) => points.map(({ value }) => value))));
  const x = (month: string) =>
    months.length < 2 ? 0 : (months.indexOf(month) / (months.length - 1)) * width;
  const y = (value: number) => height - (Math.max(0, value) / top) * height;
  const at = ({ month, value }: MarketTrend['points'][number]) => `${tenth(x(month))},${tenth(y(value))}`;
  const lines = series.map(({ points }, index) => {
    const whole = points.filter(({ partial }) => !partial);
    const last = points.at(-1);
    const open = last?.partial === true ? [...whole.slice(-1), last] : [];
    return html`<polyline class="mr-line is-s${index + 1}" points="${whole.map(at).join(' ')}" />${
        open.length === 2 &&
        html`<polyline class="mr-line is-s${index + 1} is-open" points="${open.map(at).join(' ')}" />`
      }`;
  });
  return html`<div class="mr-chart" role="img" aria-label="${summary}">
    <div class="mr-y" aria-hidden="true">
      ${[1, 2 / 3, 1 / 3, 0].map((share) => html`<span>${rounded(top * share)}</span>`)}
    </div>
    <svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">
      ${[0, 1, 2, 3].map(
        (line) =>
          html`<line
            class="mr-grid"
            x1="0"
            x2="${width}"
            y1="${tenth((line / 3) * height)}"
            y2="${tenth((line / 3) * height)}"
          />`,
      )}${lines}
    </svg>
    <div class="mr-x" aria-hidden="true">
      ${spread(months).map((month) => html`<span>${monthOf(month, 'short')}</span>`)}
    </div>
  </div>`;
}

/** The smallest round number not below the value whose thirds are round too. */
function niceTop(value: number): number {
  if (value <= 3) return 3;
  const power = 10 ** Math.floor(Math.log10(value / 3));
  const step = [1, 2, 3, 5, 10].find((factor) => factor * power * 3 >= value) ?? 10;
  return step * power * 3;
}

/** A few of the months, evenly, the first and the last among them. */
function spread(months: readonly string[]): string[] {
  if (months.length <= shownMonths) return [...months];
  const last = months.length - 1;
  const every = Array.from({ length: shownMonths }, (_, index) =>
    Math.round((index / (shownMonths - 1)) * last),
  );
  return every.map((index) => months[index] ?? '');
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
