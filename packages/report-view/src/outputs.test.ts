import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { renderMarkdown } from './render-markdown.ts';
import { renderReport } from './render-report.ts';
import { reportMail } from './report-mail.ts';
import type { TableName } from './report-tables.ts';
import { renderCsv, tableNames, tableRows } from './report-tables.ts';
import { sampleReport } from './test-support/sample-report.ts';

const links = {
  page: 'https://earshot.example/public/analysis_report?uuid=1&token=2',
  remove: 'https://earshot.example/public/analysis_report?uuid=1&token=2#delete',
};
const names = Object.keys(tableNames) as TableName[];

test('the mail tells five findings, the link, the way to delete, and nothing that was typed', () => {
  const typed = 'Buy pills at pills.test';
  const mail = reportMail({ ...sampleReport(), subject: typed, name: typed }, links);
  expect(mail.subject).toBe('Market report: marrowby.example');
  expect(mail.sections).toHaveLength(5);
  expect(mail.sections[0]?.heading).toContain('Offline work is the loudest wish');
  expect(mail.button.address).toBe(links.page);
  expect(mail.after.join(' ')).toContain(links.remove);
  expect(mail.after.join(' ')).toContain('18 February 2027');
  expect(JSON.stringify(mail)).not.toContain('pills');
});

test('the mail of a report without findings claims none', () => {
  const mail = reportMail({ ...sampleReport(), findings: [] }, links);
  expect(mail.sections).toEqual([]);
  expect(mail.before.join(' ')).toContain('No findings:');
});

test('[MKT-1] corrupting any one quote takes its claims out of the mail, the Markdown and every table', () => {
  for (const { id, quote } of sampleReport().citations) {
    const report = sampleReport();
    for (const citation of report.citations) if (citation.id === id) citation.excerpt = 'Something else.';
    const files = [renderMarkdown(report), ...names.map((name) => renderCsv(report, name))].join('\n');
    const mail = JSON.stringify(reportMail(report, links));
    for (const finding of sampleReport().findings ?? []) {
      const stands = !finding.citations.includes(id);
      expect(mail.includes(finding.headline)).toBe(stands);
      expect(files.includes(finding.headline)).toBe(stands);
    }
    expect(renderCsv(report, 'citations')).not.toContain(quote);
  }
});

test('every table has its names, and as many cells in each row', () => {
  for (const name of names) {
    const [head, ...rows] = tableRows(sampleReport(), name);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.length === head?.length)).toBe(true);
  }
  expect(tableRows(sampleReport(), 'plans')[1]).toContain('€12 a person, monthly');
});

test('no cell of a CSV can become a formula, and numbers stay numbers', () => {
  const starts = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\u200B=1', ' =1', '\uFF1D1', '\u22121'];
  for (const start of starts) {
    const report = sampleReport();
    const [finding] = report.findings ?? [];
    if (finding) finding.headline = start;
    const csv = renderCsv(report, 'findings');
    expect(csv).toMatch(/\r\n"?'/);
  }
  expect(csvOf([[-4, 'a "b"', null]])).toBe('\uFEFF-4,"a ""b""",\r\n');
});

test('Markdown holds every part with the numbers of its sources', () => {
  const text = renderMarkdown(sampleReport());
  expect(text).toContain('# Marrowby');
  expect(text).toContain('| Marrowby, Crew | €12 a person, monthly | €12.00 | €12.00 | €12.00 | €12.00 |');
  expect(text).toContain('| Job notes offline | Not mentioned | Not mentioned | Yes | Yes |');
  expect(text).toMatch(/“The other app just keeps them until I have signal again\.” \\\[1a\\\]/);
  expect(text).toContain('- 11: Review site, refused by robots.txt');
});

test('Markdown of hostile texts holds no markup, no link and no table of theirs', () => {
  const texts = [
    '<img src=x onerror=alert(1)>',
    '[click](javascript:alert(1))',
    '![x](https://evil.test/p.png)',
    'a | b | c',
    '# Title\n\n- list\n```js',
    'see https://evil.test and www.evil.test or me@evil.test',
    '1. first',
  ];
  for (const text of texts) {
    const report = sampleReport();
    const [finding] = report.findings ?? [];
    const [feature] = report.features ?? [];
    if (!finding || !feature) throw new Error('the sample lost its rows');
    finding.headline = text;
    feature.term = text;
    const markdown = renderMarkdown(report);
    expect(markdown).not.toMatch(/(?<!\\)<(?!https:\/\/[a-z.]+\.example)/);
    expect(markdown).not.toMatch(/(?<!\\)\]\(|(?<!\\)`|https:\/\/evil|www\.evil|me@evil/);
    expect(markdown.split('\n').filter((line) => /^(# |- list|```|1\. first)/.test(line))).toHaveLength(1);
    const table = markdown
      .split('\n')
      .filter((line) => line.startsWith('| ') && line.includes('Not mentioned'));
    expect(new Set(table.map((line) => line.split(/(?<!\\)\|/).length))).toEqual(new Set([7]));
  }
});

test('lines of a quote stay apart, on the page and in Markdown', () => {
  const report = sampleReport();
  const [theme] = report.voices ?? [];
  const citation = report.citations.find(({ id }) => id === theme?.citations[0]);
  if (!citation) throw new Error('the sample lost its voices');
  citation.quote = 'No signal\nIt forgets my notes';
  citation.excerpt = citation.quote;
  expect(renderReport(report)).toContain(
    '<span class="mr-said">“<bdi>No signal\nIt forgets my notes</bdi>”</span>',
  );
  expect(renderMarkdown(report)).toContain('“No signal / It forgets my notes”');
});
