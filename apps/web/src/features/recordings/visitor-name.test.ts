import { expect, test } from 'vitest';
import { generatedName, visitorName } from './visitor-name.ts';

const seeds = Array.from({ length: 500 }, (_, n) => `0198a000-0000-7000-8000-${String(n).padStart(12, '0')}`);

test('a visitor nobody named has the same two words each time, and few share them', () => {
  expect(generatedName(seeds[0] ?? '')).toBe(generatedName(seeds[0] ?? ''));
  for (const seed of seeds) expect(generatedName(seed)).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  expect(new Set(seeds.map(generatedName)).size).toBeGreaterThan(350);
});

test('who is known is called by name, then by address, then by id', () => {
  const person = { id: 'u-7', name: 'Ada', email: 'ada@example.com', is_verified: false };
  const session = { session_id: seeds[1] ?? '' };
  expect(visitorName({ ...session, person })).toBe('Ada');
  expect(visitorName({ ...session, person: { ...person, name: null } })).toBe('ada@example.com');
  expect(visitorName({ ...session, person: { ...person, name: null, email: null } })).toBe('u-7');
  expect(visitorName({ ...session, person: null })).toBe(generatedName(session.session_id));
});
