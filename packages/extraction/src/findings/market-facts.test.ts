import { expect, test } from 'vitest';
import { findingConfidence } from './market-facts.ts';

const proof = (voice: string, isFirstParty = false) => ({
  host: 'marrowby.example',
  evidence: { url: `https://${voice}/`, quote: 'No offline notes', start: 0, end: 16 },
  isFirstParty,
  voice,
});

test('two voices make a finding firm, one voice heard twice does not', () => {
  expect(findingConfidence([proof('a.example'), proof('b.example')])).toBe('firm');
  expect(findingConfidence([proof('a.example'), proof('a.example')])).toBe('single_source');
  expect(findingConfidence([proof('marrowby.example', true)])).toBe('firm');
});
