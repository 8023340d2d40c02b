import { expect, test } from 'vitest';
import { hashSecret } from './secret.ts';
import { assertWasOpen, newShareLink } from './share-link.ts';

const now = Date.parse('2026-03-01T10:00:00Z');

test('a link expires so many days after it was made, and only the hash of its token is stored', () => {
  const link = newShareLink(now, 30);
  expect(link).toMatchObject({ at: '2026-03-01T10:00:00.000Z', expiresAt: '2026-03-31T10:00:00.000Z' });
  expect(link.secretHash).toEqual(hashSecret(link.token));
  expect(newShareLink(now, 1).expiresAt).toBe('2026-03-02T10:00:00.000Z');
});

test('no two links are alike', () => {
  const [one, two] = [newShareLink(now, 1), newShareLink(now, 1)];
  expect(one.id).not.toBe(two.id);
  expect(one.token).not.toBe(two.token);
});

test('revoking a link that could not be opened is not found', () => {
  expect(() => assertWasOpen(false)).toThrow(expect.objectContaining({ code: 'not_found' }));
  expect(() => assertWasOpen(true)).not.toThrow();
});
