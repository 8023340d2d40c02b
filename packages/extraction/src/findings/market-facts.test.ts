import { expect, test } from 'vitest';
import { confidenceOf } from './market-facts.ts';

const proof = (voice: string, isFirstParty = false) => ({
  host: 'marrowby.example',
  evidence: { url: `https://${voice}/`, quote: 'No offline notes', start: 0, end: 16 },
  isFirstParty,
  voice,
});

test('two voices make a finding firm, one voice heard twice does not', () => {
  expect(confidenceOf([proof('a.example'), proof('b.example')])).toBe('firm');
  expect(confidenceOf([proof('a.example'), proof('a.example')])).toBe('single_source');
  expect(confidenceOf([proof('marrowby.example', true)])).toBe('firm');
});
