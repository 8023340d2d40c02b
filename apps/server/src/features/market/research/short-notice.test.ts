import { expect, test } from 'vitest';
import type { KeyedSource } from '../runs/stored-parts.ts';
import { noSiteNotice } from './short-notice.ts';

const source = (outcome: KeyedSource['outcome']): KeyedSource => ({
  ...{ key: 'wikidata', number: 1, id: 'wikidata', kind: 'encyclopaedia', name: 'Wikidata' },
  ...{ url: null, outcome, found: 0, detail: null, read_at: null },
});

test('a name that nobody could be asked about is not called unknown, and an address is asked for', () => {
  for (const sources of [[], [source('off')]]) {
    expect(noSiteNotice(sources)).toContain('nobody could be asked');
    expect(noSiteNotice(sources)).toContain('address of its page');
    expect(noSiteNotice(sources)).not.toContain('No site is known');
  }
  expect(noSiteNotice([source('empty')])).toContain('No site is known by this name');
  expect(noSiteNotice([source('failed'), source('off')])).toContain('no way to the internet');
});
