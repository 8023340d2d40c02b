// @vitest-environment node
import { fillPlaceholders, placeholderOf, siteFactNames } from '@earshot/contracts/pages/site-facts';
import { expect, test } from 'vitest';
import { readDocument } from './markdown-documents.ts';

test('a document has its facts above the text, and an id at each heading', () => {
  const { facts, html } = readDocument(
    '---\ntitle: One: two\ndate: 2026-11-21\n---\n## What & why\n\nText.\n',
  );
  expect(facts).toEqual({ title: 'One: two', date: '2026-11-21' });
  expect(html).toBe('<h2 id="what-why">What &amp; why</h2>\n<p>Text.</p>\n');
});

test('a document without facts is all text; a broken fact is said', () => {
  expect(readDocument('# One\n').facts).toEqual({});
  expect(() => readDocument('---\nno fact\n---\n')).toThrow('no fact');
});

test('what the server fills in stays as it is, wherever it stands in a text', () => {
  for (const fact of siteFactNames) {
    const mark = placeholderOf(fact);
    const { html } = readDocument(
      [
        `## By ${mark}`,
        `Run by **${mark}**, *${mark}*, __${mark}__ and ${mark}.`,
        `[${mark}](${mark}/terms "${mark}") and \`${mark}\``,
        `- ${mark}\n- **${mark}**`,
        `> ${mark}`,
        `| a |\n|---|\n| ${mark} |`,
      ].join('\n\n'),
    );
    const filled = fillPlaceholders(html, () => 'FILLED');
    expect([fact, filled.match(/FILLED/g)?.length]).toEqual([fact, 13]);
    expect(filled).not.toContain(fact);
  }
});
