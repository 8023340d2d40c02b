import { expect, test } from 'vitest';
import type { Masking } from '../../personal-data/masking.service.ts';
import { cleanConversation } from './clean-conversation.service.ts';
import { cleanStoredItem } from './clean-stored-item.service.ts';

const masking: Masking = { version: 0, kinds: new Set(), hidesPeople: false, key: Buffer.alloc(32) };

/** As an earlier cleaner made it. */
function storedBefore(byColumns: boolean) {
  const { title, text, asItCame } = cleanConversation('Export', [
    { text: 'The export button does nothing.', about: { columns: { role: 'end-user' } } },
    { text: 'Which browser do you use?', about: { columns: { role: 'agent' } } },
  ]);
  return { title, text, asItCame: asItCame && { ...asItCame, cleanerVersion: 0, byColumns }, author: null };
}

test('a later cleaner lets turns be that columns told, and reads other texts again', () => {
  const told = storedBefore(true);
  expect(told.text).toBe('The export button does nothing.');
  expect(cleanStoredItem(masking, new Map(), told).text).toBe(told.text);
  expect(cleanStoredItem(masking, new Map(), storedBefore(false)).text).toContain('Which browser');
});
