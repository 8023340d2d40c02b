import type { MarketReport } from '@earshot/contracts/market/market-report';
import type { ReportOptions } from './drawing.ts';
import { clockOf } from './figures.ts';
import { html } from './markup.ts';
import { renderReport } from './render-report.ts';
import { isUnderWay } from './sections/head.ts';

/** Who can read a report behind a link, and how long. */
export function readableSentence(report: MarketReport, timeZone?: string): string {
  return `Anyone with this link can read it until ${clockOf(timeZone).day(report.readable_until)}.`;
}

/** The report of a link as the server sends it: to be read without scripts, and drawn again by them where they run. */
export function renderPublicReport(report: MarketReport, options: ReportOptions = {}): string {
  const reload = html`<noscript><p>Reload this page to see new results.</p></noscript>`;
  return [
    html`<div class="mr-top">
      <p class="mr-small mr-mut">${readableSentence(report, options.timeZone)}</p>
    </div>`,
    isUnderWay(report) ? reload : '',
    renderReport(report, options),
  ].join('');
}
