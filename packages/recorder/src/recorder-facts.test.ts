import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recorderFacts } from '../bundling/recorder-facts.ts';

const facts = recorderFacts();

test('the page for developers lists what the code reads: write it again with packages/recorder/bundling/write-facts.ts', () => {
  const listed: unknown = JSON.parse(
    readFileSync(new URL('../../../apps/web/content/recorder.json', import.meta.url), 'utf8'),
  );
  expect(listed).toEqual(facts);
});

test('every option and call says what it does, and attributes are those that the tag reads', () => {
  expect(facts.options.length).toBeGreaterThan(18);
  for (const { name, says } of [...facts.options, ...facts.calls])
    expect(says, name).toMatch(/^[A-Z].{15,}\.$/);
  expect(facts.options.map(({ name }) => name)).toContain('sampleRate: number');
  expect(facts.calls.map(({ name }) => name)).toContain('event(name, properties)');
  const attributeOf = (wanted: string) =>
    facts.options.find(({ name }) => name.startsWith(`${wanted}:`))?.attribute;
  expect(attributeOf('siteKey')).toBe('data-key');
  expect(attributeOf('consentRequired')).toBe('data-consent="required"');
  expect(attributeOf('maskTextSelector')).toBe('data-mask');
  expect(attributeOf('allowQueryKeys')).toBe('data-allow-query-keys');
  expect(attributeOf('crossOriginIframes')).toBe('data-cross-origin-iframes');
  expect(attributeOf('files')).toBeNull();
  expect(facts.cpu.calm).toBeGreaterThan(1);
  expect(facts.files.together).toBeGreaterThan(facts.files.first);
  expect(facts.files.later).toBeGreaterThan(0);
});
