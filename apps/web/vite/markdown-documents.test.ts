// @vitest-environment node
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
