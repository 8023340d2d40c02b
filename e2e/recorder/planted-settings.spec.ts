import { RecorderSettings } from '@earshot/contracts/recordings';
import type { Page } from '@playwright/test';
import { allIsSent } from './planted/judging/all-is-sent.ts';
import { recorderIsOn } from './planted/judging/recorder-is-on.ts';
import { pageNumbers, type PageNumber } from './planted/planting.ts';
import { pathOfSettingsPage, settingsSite } from './planted/settings-site.ts';
import { expect, recorderTag, test } from './support/fixtures.ts';
import type { StandIn } from './support/stand-in.ts';

test.setTimeout(90_000);

const onAllPages = [...pageNumbers];

const settingsWith = (more: Partial<RecorderSettings>) => ({
  ...RecorderSettings.parse(more),
  new_sessions: true,
});

async function open(page: Page, standIn: StandIn, number: PageNumber): Promise<void> {
  await page.goto(`${standIn.siteUrl}${pathOfSettingsPage(number)}`);
}

/** Uses the page that is open, once the recorder is on. */
async function use(page: Page): Promise<void> {
  await recorderIsOn(page);
  await page.evaluate('act()');
  await page.waitForTimeout(500);
}

/** Opens all five pages, each with a full load, and gives what came from each. The tag says nothing but the key. */
async function visit(page: Page, standIn: StandIn, settings: Partial<RecorderSettings>) {
  standIn.settings = settingsWith(settings);
  for (const [path, file] of settingsSite(recorderTag(standIn))) standIn.pages.set(path, file);
  const came: { text: string; events: ReturnType<StandIn['events']> }[] = [];
  for (const number of pageNumbers) {
    const before = standIn.received.length;
    await open(page, standIn, number);
    await use(page);
    await allIsSent(page, standIn);
    const chunks = standIn.received.slice(before);
    came.push({
      text: chunks.map(({ text }) => text).join('\n'),
      events: chunks.flatMap(({ events }) => events),
    });
  }
  return {
    /** The pages of which something came that has this text; `…` stands for the number of the page. */
    pagesWith: (text: string) =>
      pageNumbers.filter((number) => came[number - 1]?.text.includes(text.replace('…', String(number)))),
    pagesThatTold: (isIt: (event: ReturnType<StandIn['events']>[number]) => boolean) =>
      pageNumbers.filter((number) => came[number - 1]?.events.some(isIt)),
  };
}

const isTagged = (tag: string) => (event: { data: { tag?: unknown } }) => event.data.tag === tag;

/** The recording library's numbers: a picture of the page; a change. A canvas is told with its element, and as it changes. */
const isPicture = ({ type }: { type: number }) => type === 2;
const isCanvas = ({ type, data }: { type: number; data: { source?: unknown } }) =>
  type === 3 && (data.source === 9 || JSON.stringify(data).includes('rr_dataURL'));

test('[REC-1] the site’s setting to mask every text holds on each page of a visit', async ({
  page,
  standIn,
}) => {
  const { pagesWith, pagesThatTold } = await visit(page, standIn, { mask_all_text: true });
  expect(pagesThatTold(isPicture)).toEqual(onAllPages);
  expect(pagesWith('Open words …')).toEqual([]);
});

test('[REC-1] the site’s selectors of what is masked hold on each page of a visit', async ({
  page,
  standIn,
}) => {
  const { pagesWith } = await visit(page, standIn, { mask_selectors: ['.by-mask'] });
  expect(pagesWith('Open words …')).toEqual(onAllPages);
  expect(pagesWith('Masked words …')).toEqual([]);
});

test('[REC-1] the site’s selectors of what is blocked hold on each page of a visit', async ({
  page,
  standIn,
}) => {
  const { pagesWith } = await visit(page, standIn, { block_selectors: ['.by-block'] });
  expect(pagesWith('Open words …')).toEqual(onAllPages);
  expect(pagesWith('Blocked words …')).toEqual([]);
});

for (const [names, pages] of [
  [['data-plan'], onAllPages],
  [[], []],
] satisfies [string[], number[]][]) {
  test(`${names.length} attributes that the site allows are so on each page of a visit`, async ({
    page,
    standIn,
  }) => {
    const { pagesWith } = await visit(page, standIn, { allow_attributes: names });
    expect(pagesWith('Open words …')).toEqual(onAllPages);
    expect(pagesWith('Plan …')).toEqual(pages);
  });
}

test('the site’s allowed query keys hold on each page of a visit, and no other key’s value leaves', async ({
  page,
  standIn,
}) => {
  const { pagesWith } = await visit(page, standIn, { allow_query_keys: ['variant'] });
  expect(pagesWith('variant=colour-…')).toEqual(onAllPages);
  expect(pagesWith('size-…')).toEqual([]);
});

for (const [isOn, pages] of [
  [true, onAllPages],
  [false, []],
] as const) {
  const state = isOn ? 'on' : 'off';
  test(`the network, switched ${state} by the site, is so on each page of a visit`, async ({
    page,
    standIn,
  }) => {
    const { pagesWith, pagesThatTold } = await visit(page, standIn, { record_network: isOn });
    expect(pagesWith('Open words …')).toEqual(onAllPages);
    expect(pagesThatTold(isTagged('es:network'))).toEqual(pages);
    expect(pagesWith('/api/settings/…')).toEqual(pages);
  });

  test(`the console, switched ${state} by the site, is so on each page of a visit`, async ({
    page,
    standIn,
  }) => {
    const { pagesWith } = await visit(page, standIn, { record_console: isOn });
    expect(pagesWith('Open words …')).toEqual(onAllPages);
    expect(pagesWith('Console words …')).toEqual(pages);
  });

  test(`canvases, switched ${state} by the site, are so on each page of a visit`, async ({
    page,
    standIn,
  }) => {
    const { pagesWith, pagesThatTold } = await visit(page, standIn, { record_canvas: isOn });
    expect(pagesWith('Open words …')).toEqual(onAllPages);
    expect(pagesThatTold(isCanvas)).toEqual(pages);
  });
}

test('a share of 0 that the site sets records nothing on any page of a visit', async ({ page, standIn }) => {
  standIn.settings = settingsWith({ sample_rate: 0 });
  for (const [path, file] of settingsSite(recorderTag(standIn))) standIn.pages.set(path, file);
  for (const number of pageNumbers) {
    await open(page, standIn, number);
    await page.evaluate('act()');
    await page.waitForTimeout(800);
  }
  await page.goto('about:blank');
  await page.waitForTimeout(800);
  expect(standIn.received).toEqual([]);
});

test('once there is no room for new visits, one that has begun goes on over all its pages, and no other begins', async ({
  page,
  standIn,
  browser,
}) => {
  standIn.settings = settingsWith({});
  for (const [path, file] of settingsSite(recorderTag(standIn))) standIn.pages.set(path, file);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/r/settings')) asked.push(request.url());
  });
  await open(page, standIn, 1);
  await use(page);
  await allIsSent(page, standIn);
  standIn.settings = { ...standIn.settings, new_sessions: false };
  // Settings are kept for five minutes.
  await page.clock.setSystemTime(Date.now() + 6 * 60_000);
  for (const number of pageNumbers.slice(1)) {
    await open(page, standIn, number);
    await use(page);
    await allIsSent(page, standIn);
  }
  expect(asked.length).toBeGreaterThan(1);
  for (const number of pageNumbers) expect(standIn.everything()).toContain(`Open words ${number}`);
  expect(new Set(standIn.received.map(({ header }) => header.recordingId)).size).toBe(1);

  const count = standIn.received.length;
  const other = await browser.newContext();
  const otherPage = await other.newPage();
  for (const number of pageNumbers) {
    await open(otherPage, standIn, number);
    await otherPage.evaluate('act()');
    await otherPage.waitForTimeout(800);
  }
  await other.close();
  expect(standIn.received.length).toBe(count);
});

const toldPaths = ({ assets }: StandIn) =>
  [...assets.told.keys()].map((address) => new URL(address).pathname);

for (const [name, settings, kept] of [
  ['files of style sheets', { keep_assets: true, keep_pictures: false }, ['tile']],
  ['pictures of the page', { keep_assets: true, keep_pictures: true }, ['photo', 'tile']],
  ['no files', { keep_assets: false, keep_pictures: true }, []],
] as const) {
  test(`where the site keeps ${name}, it does on each page of a visit`, async ({ page, standIn }) => {
    standIn.settings = settingsWith(settings);
    for (const [path, file] of settingsSite(recorderTag(standIn))) standIn.pages.set(path, file);
    for (const number of pageNumbers) {
      await open(page, standIn, number);
      await use(page);
      const wanted = kept.map((file) => `/${file}-${number}.png`);
      const cameOfPage = () =>
        toldPaths(standIn)
          .filter((path) => path.includes(`-${number}.`))
          .toSorted();
      await expect.poll(cameOfPage, { message: `page ${number}`, timeout: 8000 }).toEqual(wanted);
      // Nothing more comes by then.
      await page.waitForTimeout(kept.length < 2 ? 1500 : 0);
      expect(cameOfPage(), `page ${number}`).toEqual(wanted);
    }
  });
}
