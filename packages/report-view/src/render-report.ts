import type { MarketReport } from '@earshot/contracts/market/market-report';
import type { CitedPlace, Drawing, ReportOptions } from './drawing.ts';
import { drawingOf } from './drawing.ts';
import type { Part } from './markup.ts';
import { html } from './markup.ts';
import { changes } from './sections/changes.ts';
import { features } from './sections/features.ts';
import { findings } from './sections/findings.ts';
import { head } from './sections/head.ts';
import { method } from './sections/method.ts';
import { news } from './sections/news.ts';
import { opportunities } from './sections/opportunities.ts';
import { pricing } from './sections/pricing.ts';
import { proposedPlans } from './sections/proposed-plans.ts';
import { rivals } from './sections/rivals.ts';
import { isUnread } from './section.ts';
import { sourcePanel } from './sections/source-panel.ts';
import { trends } from './sections/trends.ts';
import { voices } from './sections/voices.ts';
import type { SectionName } from './words.ts';
import { sectionTitle, sectionTitles } from './words.ts';

const sections: Record<SectionName, (drawing: Drawing) => Part> = {
  findings,
  changes,
  voices,
  rivals,
  pricing: (drawing) => [pricing(drawing), proposedPlans(drawing)],
  features,
  trends,
  news,
  opportunities,
  method,
};

/** A drawn report in pieces, so that a page that is open redraws only those that changed. */
export interface ReportParts {
  head: string;
  contents: { name: SectionName; title: string }[];
  sections: { name: SectionName; html: string }[];
  sources: string;
  /** Its quotes, with their labels and anchors. */
  places: CitedPlace[];
}

/** Draws a report as HTML in pieces; what they hold is escaped, and safe to put into a page as it is. */
export function renderParts(report: MarketReport, options: ReportOptions = {}): ReportParts {
  const drawing = drawingOf(report, options);
  // Where nothing was read, one card says so, and no section repeats it.
  const names = (Object.keys(sectionTitles) as SectionName[]).filter((name) =>
    isUnread(drawing.report) ? name === 'method' : name !== 'changes' || report.changes !== null,
  );
  return {
    head: head(drawing).text,
    contents: names.map((name) => ({ name, title: sectionTitle(name, drawing.report) })),
    sections: names.map((name) => ({ name, html: html`${sections[name](drawing)}`.text })),
    sources: sourcePanel(drawing).text,
    places: drawing.report.citations
      .map(({ id }) => drawing.cited(id))
      .filter((place) => place !== undefined),
  };
}

/** Draws a report as one run of HTML that can be read without scripts. It is styled by report.css. */
export function renderReport(report: MarketReport, options: ReportOptions = {}): string {
  const parts = renderParts(report, options);
  const links = parts.contents.map(({ name, title }) => html`<a href="#${name}">${title}</a>`);
  return [
    `<div class="mr">${parts.head}<div class="mr-body">`,
    html`<nav class="mr-toc" aria-label="Contents">${links}</nav>`.text,
    `<article class="mr-main">${parts.sections.map((part) => part.html).join('')}</article>`,
    `<aside class="mr-side">${parts.sources}</aside></div></div>`,
  ].join('');
}
