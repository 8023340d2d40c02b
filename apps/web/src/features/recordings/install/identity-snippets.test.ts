import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { identifyLine, identitySnippets } from './identity-snippets.ts';

const docs = readFileSync(join(import.meta.dirname, '../../../../../../docs/identities.md'), 'utf8');

test('the documentation shows the same lines as the screen', () => {
  for (const { text } of identitySnippets) expect(docs).toContain(text);
  expect(docs).toContain(identifyLine);
});

test('the lines for Node.js sign the id and the address', () => {
  const { text } = identitySnippets[0];
  const signatureOf = (user: { id: number; email?: string }): unknown =>
    runInNewContext(`${text.slice(text.indexOf('const'))}\nsignature;`, {
      createHmac,
      process: { env: { EARSHOT_IDENTITY_SECRET: 'secret' } },
      user,
    });
  const due = (said: string) => createHmac('sha256', 'secret').update(said).digest('hex');
  expect(signatureOf({ id: 7 })).toBe(due('7'));
  expect(signatureOf({ id: 7, email: 'ana@shop.test' })).toBe(due('7\nana@shop.test'));
});
