import { expect, test } from 'vitest';
import type { KeyedSource } from '../runs/stored-parts.ts';
import { noSiteNotice } from './short-notice.ts';

const source = (outcome: KeyedSource['outcome']): KeyedSource => ({
  ...{ key: 'wikidata', number: 1, id: 'wikidata', kind: 'encyclopaedia', name: 'Wikidata' },
  ...{ url: null, outcome, found: 0, detail: null, read_at: null },
});

test('a name that nobody could be asked about is not called unknown, and an address is asked for', () => {
  for (const sources of [[], [source('off')]]) {
    expect(noSiteNotice(sources)).toContain('are switched off on this server');
    expect(noSiteNotice(sources)).toContain('Enter the website’s URL');
    expect(noSiteNotice(sources)).not.toContain('No website found');
  }
  expect(noSiteNotice([source('empty')])).toContain('No website found for this name');
  expect(noSiteNotice([source('failed'), source('off')])).toContain('no internet access');
});
