import type { FactCorrection, MarketFeature } from '@earshot/contracts/market/market-report';
import type { Drawing } from '../drawing.ts';
import { count } from '../figures.ts';
import type { Markup, Part } from '../markup.ts';
import { foreign, html } from '../markup.ts';
import { section } from '../section.ts';
import { cellWords, correctionWords, words } from '../words.ts';

type Cell = MarketFeature['cells'][number];

/** Who offers what by their own pages. A word in the table leads to its proof; what is not mentioned is never a "no". */
export function features(drawing: Drawing): Markup {
  return section(drawing, 'features', drawing.report.features, (rows) => {
    const hosts = comparedHosts(drawing, rows);
    return html`<div class="mr-scroll" tabindex="0" role="region" aria-labelledby="features">
        <table class="mr-matrix">
          <thead>
            <tr>
              <th scope="col">Feature</th>
              ${hosts.map((host) => html`<th scope="col">${foreign(drawing.nameOf(host))}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (feature) =>
                html`<tr>
                  <th scope="row">
                    ${foreign(feature.term)}${feature.area && html`<span class="mr-host">${foreign(feature.area)}</span>`}
                  </th>
                  ${hosts.map((host) => {
                    const cell = feature.cells.find((given) => given.host === host);
                    return html`<td>${drawCell(drawing, feature, host, cell)}</td>`;
                  })}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <p class="mr-note">
        “Not mentioned” means not on the ${pagesRead(drawing, hosts)} we read on that vendor’s site. “No”
        appears only where the vendor says so.
      </p>`;
  });
}

/** The companies of the table: the subject, then the others as the report names them. */
export function comparedHosts(
  { report, isSubject }: Pick<Drawing, 'report' | 'isSubject'>,
  rows: readonly MarketFeature[],
): string[] {
  const compared = new Set(rows.flatMap(({ cells }) => cells.map(({ host }) => host)));
  const known = report.companies.map(({ host }) => host).filter((host) => compared.has(host));
  const hosts = [...new Set([...known, ...compared])];
  return hosts.sort((a, b) => Number(isSubject(b)) - Number(isSubject(a)));
}

/** What a cell says in words, such as `Pro only` or `Not mentioned`. */
export function cellText(cell: Cell | undefined): string {
  if (!cell || cell.value === 'not_mentioned') return cellWords.not_mentioned;
  return cell.note ?? cellWords[cell.value];
}

/** The same, and whose word it is where no page proves it. */
export function saidCell({ clock }: Pick<Drawing, 'clock'>, cell: Cell | undefined): string {
  const mark = cell?.correction ? ` (${correctionWords(cell.correction, clock)})` : '';
  return `${cellText(cell)}${plansText(cell)}${mark}`;
}

/** The plans that hold it: ` (Crew: 5 projects; Firm)`; empty where none is named. */
function plansText(cell: Cell | undefined): string {
  const plans = cell?.value === 'not_mentioned' ? [] : (cell?.plans ?? []);
  return plans.length === 0 ? '' : ` (${plans.map(planText).join('; ')})`;
}

function planText({ name, note }: { name: string; note: string | null }): string {
  return note === null ? name : `${name}: ${note}`;
}

function drawCell(drawing: Drawing, feature: MarketFeature, host: string, cell: Cell | undefined): Part {
  const place = cell?.citations.map(drawing.cited).find((cited) => cited !== undefined);
  const said =
    cell && cell.value !== 'not_mentioned'
      ? html`<i class="mr-dot is-${cell.value}" aria-hidden="true"></i
          ><span
            >${cell.note !== null && html`<span class="mr-vh">${cellWords[cell.value]}: </span>`}${foreign(cellText(cell))}${cell.plans && planLines(cell.plans)}${
              cell.correction !== null && mark(drawing, cell.correction)
            }</span
          >`
      : html`<span class="mr-mut"
          >${cellText(cell)}${cell?.correction && mark(drawing, cell.correction)}</span
        >`;
  return [
    place
      ? html`<a class="mr-cell" href="#${place.anchor}" data-citation="${place.citation.id}">${said}</a>`
      : html`<span class="mr-cell">${said}</span>`,
    drawing.controls &&
      html`<button
        class="mr-control mr-act"
        type="button"
        data-act="correct-feature"
        data-key="${feature.key}"
        data-host="${host}"
      >
        ${words.correct} <span class="mr-vh">${feature.term}, ${drawing.nameOf(host)}</span>
      </button>`,
  ];
}

function planLines(plans: NonNullable<Cell['plans']>): Markup[] {
  return plans.map((plan) => html`<span class="mr-host">${foreign(planText(plan))}</span>`);
}

/** Whose word a cell is, where no page proves it. */
function mark({ clock }: Drawing, correction: FactCorrection): Markup {
  return html`<span class="mr-host">${correctionWords(correction, clock)}</span>`;
}

function pagesRead({ report }: Drawing, hosts: readonly string[]): string {
  const read = report.companies
    .filter(({ host }) => hosts.includes(host))
    .map((company) => company.pages_read);
  const least = Math.min(...read);
  const most = Math.max(...read);
  if (read.length === 0) return 'pages';
  return least === most
    ? `${count(most)} ${most === 1 ? 'page' : 'pages'}`
    : `${count(least)} to ${count(most)} pages`;
}
