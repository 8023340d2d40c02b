import type { MarketReport, MarketSource } from '@earshot/contracts/market/market-report';
import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';
import { renderParts } from './render-report.ts';
import { sampleReport } from './test-support/sample-report.ts';
import { sectionTitles } from './words.ts';

/** A report on a site without anything, whose sources all came to one end. */
function empty(outcome: (source: MarketSource, at: number) => MarketSource['outcome']): MarketReport {
  const report = sampleReport();
  return {
    ...report,
    ...{ findings: [], voices: [], rivals: [], plans: [], features: [], trends: [], news: [] },
    ...{ opportunities: [], changes: null, proposals: null, citations: [] },
    sources: report.sources.map((source, at) =>
      source.kind === 'site' ? source : { ...source, outcome: outcome(source, at), found: 0 },
    ),
  };
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const CLAIMS = /\b(?:found|shown)\b|had nothing/i;
/** Sections that others than the company tell. */
const OF_OTHERS = ['voices', 'trends', 'rivals', 'news'] as const;

for (const [end, said] of [
  ['off', 'Not checked'],
  ['not_asked', 'Not checked'],
  ['failed', 'Unknown'],
  ['blocked', 'Unknown'],
] as const) {
  test(`[MKT-2] no section claims a search that did not happen: every source ${end}`, () => {
    const report = empty(() => end);
    const parts = renderParts(report);
    for (const name of OF_OTHERS) {
      const text = textOf(parts.sections.find((part) => part.name === name)?.html ?? '');
      expect([name, text]).toEqual([name, expect.stringContaining(said)]);
      expect([name, CLAIMS.test(text)]).toEqual([name, false]);
    }
    const markdown = renderMarkdown(report);
    for (const name of OF_OTHERS) {
      const [, body = ''] = markdown.split(`## ${sectionTitles[name]}\n`);
      expect(body.trim().split('\n')[0]).toContain(said);
    }
  });
}

test('[MKT-2] where a third of the sources failed, the others’ silence is told', () => {
  const parts = renderParts(empty((_, at) => (at % 3 === 0 ? 'failed' : 'empty')));
  const voices = textOf(parts.sections.find(({ name }) => name === 'voices')?.html ?? '');
  expect(voices).toContain('No public reviews or discussions found');
});

test('a section with nothing takes one line, and switched-off sources one that opens', () => {
  const parts = renderParts(empty(() => 'off'));
  expect(parts.sections.find(({ name }) => name === 'trends')?.html).toContain('mr-section is-nothing');
  const off = empty(() => 'off').sources.filter(({ outcome }) => outcome === 'off');
  expect(textOf(parts.sources)).toContain(`${off.length} sources switched off on this server`);
  expect(parts.sources.match(/class="mr-src /g)).toHaveLength(empty(() => 'off').sources.length - off.length);
});

test('a report that could read nothing is one card, and repeats it in no section', () => {
  const report = empty(() => 'off');
  const unread: MarketReport = {
    ...report,
    notice: 'The site could not be read.',
    companies: report.companies.map((company) => ({ ...company, pages_read: 0 })),
  };
  const parts = renderParts(unread);
  expect(parts.sections.map(({ name }) => name)).toEqual(['method']);
  expect(parts.head).toContain('mr-notice is-whole');
});

test('a step that had nobody to ask is not done', () => {
  const report: MarketReport = {
    ...sampleReport(),
    ...{ state: 'running', ended_at: null },
    steps: [
      { name: 'Read the site', state: 'done' },
      { name: 'Ask the sources', state: 'skipped' },
    ],
  };
  expect(textOf(renderParts(report).head)).toContain('Ask the sources skipped');
});
