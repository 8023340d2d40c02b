import type { MarketTrend } from '@earshot/contracts/market/market-report';
import type { Drawing } from '../drawing.ts';
import { count, counted, listed, monthOf, rounded, signedPercent } from '../figures.ts';
import type { Markup } from '../markup.ts';
import { foreign, html } from '../markup.ts';
import { section } from '../section.ts';
import { trendChart } from '../trend-chart.ts';
import { words } from '../words.ts';

const shownSeries = 4;

/** Monthly counts, one chart for what is counted alike, each with its sentence and its table. */
export function trends(drawing: Drawing): Markup {
  return section(drawing, 'trends', drawing.report.trends, (all) =>
    [...Map.groupBy(all, ({ name }) => name)].map(([name, series]) =>
      chart(
        drawing,
        name,
        series.toSorted((a, b) => Number(drawing.isSubject(b.host)) - Number(drawing.isSubject(a.host))),
      ),
    ),
  );
}

function chart(drawing: Drawing, name: string, given: readonly MarketTrend[]): Markup {
  const series = given.slice(0, shownSeries);
  const sentence = series.map((trend) => trendSentence(drawing.nameOf(trend.host), trend)).join(' ');
  const n = series.reduce((sum, trend) => sum + trend.n, 0);
  const partial = [...new Set(series.flatMap(({ points }) => points.filter((point) => point.partial)))].map(
    ({ month }) => monthOf(month, 'short'),
  );
  const sources = [...new Set(series.map(({ source }) => source))];
  const named = series.map((trend) => ({ name: drawing.nameOf(trend.host), points: trend.points }));
  return html`<figure class="mr-trend">
    <figcaption class="mr-between">
      <span
        ><strong class="mr-h">${foreign(name)}</strong>
        <span class="mr-small mr-mut"
          >n = ${count(n)}${partial.length > 0 && `, ${listed([...new Set(partial)])} incomplete`}</span
        >
        ${sources.map((source) => html`<a class="mr-cite" href="#source-${source}" aria-label="Source ${source}">${source}</a>`)}</span
      >
      <span class="mr-keys"
        >${series.map(
          ({ host }, index) =>
            html`<span class="mr-key"
              ><i class="is-s${index + 1}"></i>${foreign(drawing.nameOf(host))}</span
            >`,
        )}</span
      >
    </figcaption>
    ${series.some(({ label }) => label !== 'too_short') && trendChart(named, sentence)}
    <p class="mr-sec mr-small">${sentence}</p>
    <details class="mr-table">
      <summary>${words.showTable}</summary>
      ${table(named)}
    </details>
  </figure>`;
}

interface NamedSeries {
  name: string;
  points: MarketTrend['points'];
}

function table(series: readonly NamedSeries[]): Markup {
  const months = [...new Set(series.flatMap(({ points }) => points.map(({ month }) => month)))].sort();
  return html`<div class="mr-scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Month</th>
          ${series.map(({ name }) => html`<th scope="col" class="mr-r">${foreign(name)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${months.map(
          (month) =>
            html`<tr>
              <th scope="row">${monthOf(month, 'long')}</th>
              ${series.map(({ points }) => {
                const point = points.find((given) => given.month === month);
                return html`<td class="mr-r">
                  ${point ? [rounded(point.value), point.partial && ' so far'] : 'no data'}
                </td>`;
              })}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** What a series does, with its interval; that it does nothing clear where chance explains it as well. */
export function trendSentence(name: string, { label, change, n, points }: MarketTrend): string {
  if (label === 'too_short')
    return `${name} has only ${counted(points.length, 'month')} of data, too few for a trend.`;
  if (label === 'no_clear_trend' || change === null) return `${name} shows no clear trend (n = ${count(n)}).`;
  const interval = `95 % interval ${signedPercent(change.low)} to ${signedPercent(change.high)}`;
  if (label === 'steady') return `${name} is steady: ${signedPercent(change.percent)} a month (${interval}).`;
  const verb = label === 'rising' ? 'rises' : 'falls';
  return `${name} ${verb} by ${rounded(Math.abs(change.percent))} % a month (${interval}).`;
}
