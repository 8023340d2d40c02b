import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { siteSettings } from './settings.ts';

const minute = 60_000;
const answer = (value: unknown) => async () => JSON.stringify(value);
const noAnswer = async () => undefined;

/** As the server sends them for a new site. */
const whole = {
  record: true,
  new_sessions: true,
  sample_rate: 1,
  error_sample_rate: 0,
  mask_all_text: false,
  mask_uuids: false,
  mask_selectors: [],
  block_selectors: [],
  allow_attributes: [],
  allow_query_keys: [],
  record_console: false,
  record_network: true,
  record_canvas: false,
  record_video: false,
  keep_assets: true,
  keep_pictures: false,
};

const read = (value: unknown) => siteSettings(memoryStorage(), 'k', 0, answer(value));

const someAnswer = fc.record({
  ...Object.fromEntries(
    Object.keys(whole).map((name) => [
      name,
      fc.oneof(
        fc.boolean(),
        fc.double({ min: -1, max: 2, noNaN: true }),
        fc.array(fc.string(), { maxLength: 3 }),
        fc.jsonValue(),
      ),
    ]),
  ),
  record: fc.boolean(),
});

test('[REC-1] a page reads from storage just what the page before read from the server', async () => {
  await fc.assert(
    fc.asyncProperty(someAnswer, fc.integer({ min: 0, max: 5 * minute - 1 }), async (value, later) => {
      const storage = memoryStorage();
      const first = await siteSettings(storage, 'k', 0, answer(value));
      expect(first).toBeDefined();
      for (let page = 0; page < 3; page++)
        expect(await siteSettings(storage, 'k', later, noAnswer)).toEqual(first);
    }),
  );
});

test('[REC-1] a whole answer is taken as it is', async () => {
  expect(await read(whole)).toEqual({
    record: true,
    newSessions: true,
    sampleRate: 1,
    onErrorRate: 0,
    maskText: false,
    maskUuids: false,
    allowAttributes: [],
    allowQueryKeys: [],
    maskSelectors: [],
    blockSelectors: [],
    console: false,
    network: true,
    canvas: false,
    video: false,
    assets: true,
    pictures: false,
  });
});

const strictest: [field: keyof typeof whole, reads: object][] = [
  ['new_sessions', { newSessions: false }],
  ['sample_rate', { sampleRate: 0 }],
  ['error_sample_rate', { onErrorRate: 0 }],
  ['mask_all_text', { maskText: true }],
  ['mask_uuids', { maskUuids: true }],
  ['mask_selectors', { maskText: true }],
  ['block_selectors', { maskText: true, blockSelectors: ['body'] }],
  ['allow_attributes', { allowAttributes: [] }],
  ['allow_query_keys', { allowQueryKeys: [] }],
  ['record_console', { console: false }],
  ['record_network', { network: false }],
  ['record_canvas', { canvas: false }],
  ['record_video', { video: false }],
  ['keep_assets', { assets: false }],
  ['keep_pictures', { pictures: false }],
];

for (const [field, reads] of strictest) {
  test(`[REC-1] without a readable ${field} the strictest is taken`, async () => {
    const { [field]: _, ...without } = whole;
    expect(await read(without)).toMatchObject(reads);
    for (const unreadable of ['yes', 7, null, {}, [7], ['.a', null]])
      expect(await read({ ...whole, [field]: unreadable })).toMatchObject(reads);
  });
}

test('an answer that does not say whether to record says nothing', async () => {
  const { record: _, ...without } = whole;
  for (const value of [without, { ...whole, record: 'yes' }, [], null, 'text'])
    expect(await read(value)).toBeUndefined();
  expect(await siteSettings(memoryStorage(), 'k', 0, async () => '<html>')).toBeUndefined();
});

test('settings are asked for every five minutes; old ones hold while the server cannot be asked', async () => {
  const storage = memoryStorage();
  expect(await siteSettings(storage, 'k', 0, noAnswer)).toBeUndefined();
  expect(await siteSettings(storage, 'k', 0, answer(whole))).toMatchObject({ record: true });
  const off = answer({ ...whole, record: false });
  expect(await siteSettings(storage, 'k', 4 * minute, off)).toMatchObject({ record: true });
  expect(await siteSettings(storage, 'k', 6 * minute, noAnswer)).toMatchObject({ record: true });
  expect(await siteSettings(storage, 'k', 6 * minute, off)).toMatchObject({ record: false });
});

test('[REC-1] what is stored in another form or by another site is not read: the server is asked again', async () => {
  const foreign = [
    { at: 0, settings: { record: true, newSessions: true, maskText: true } },
    { at: 0, settings: whole },
    { version: 1, siteKey: 'k', at: 0, answer: whole },
    { version: 2, siteKey: 'other', at: 0, answer: whole },
    { version: 2, siteKey: 'k', at: '0', answer: whole },
    'text',
    [],
  ];
  for (const stored of foreign) {
    const storage = memoryStorage();
    storage.write('earshot.settings', stored);
    expect(await siteSettings(storage, 'k', 0, noAnswer)).toBeUndefined();
    const asked = await siteSettings(storage, 'k', 0, answer({ ...whole, mask_all_text: true }));
    expect(asked).toMatchObject({ maskText: true });
  }
});
