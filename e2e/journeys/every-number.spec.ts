import type { MarketReportInList } from '@earshot/contracts/market';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import type { Report } from '@earshot/contracts/reports';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Api, Person } from '../support/api.ts';
import { behind, countBehind, scoreBehind, unitAt, type Behind, type Unit } from '../support/behind.ts';
import { settledWorkspace } from '../support/settled-workspace.ts';

// It asks for some hundreds of lists, which takes minutes: npm run accept does it.
test.skip(!process.env.ACCEPT_DATA, 'ACCEPT_DATA names no folder');

/** What a number is followed by somewhere in its words, so that nobody has to guess what it counts. */
const unitWords = /\b(items?|people|person|accounts?|duplicates?)\b|€/;

/** A count in plain words. */
const countInWords = /(?<!up to)(?:^|\s)([\d,]+) (items?|people|person|accounts?)\b/;

const numberIn = (text: string) =>
  Number(/[−-]?[\d,]+(\.\d+)?/.exec(text)?.[0].replaceAll(',', '').replace('−', '-'));

/** The screen with all that it asks for. */
async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** A link on a screen to a list, as the page shows it. */
interface ShownLink {
  href: string;
  words: string;
  measure: string | null;
  unit: Unit | null;
  value: string | null;
  /** The name of the chart's table that it stands in, which says what it counts. */
  table: string | null;
}

/** One number on a screen. */
interface Shown extends Omit<ShownLink, 'unit' | 'value'> {
  unit: Unit;
  value: number;
}

/** Read in the page at once: asking for each link alone takes minutes. */
const readLinks = `Array.from(document.querySelectorAll('main a[href^="/feedback/"]'), (link) => ({
  href: link.getAttribute('href'),
  words: (link.getAttribute('aria-label') ?? link.innerText ?? link.textContent).trim(),
  measure: link.dataset.measure ?? null,
  unit: link.dataset.unit ?? null,
  value: link.dataset.value ?? null,
  table: link.closest('[role=region][aria-label$=", table"]')?.getAttribute('aria-label') ?? null,
}))`;

/**
 * Words of a screen that are no link: not what is typed or chosen, what customers wrote, or what a chart shows; tables stand
 * beside charts, with links.
 */
const readPlainWords = `(() => {
  const words = [];
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const apart = 'a, button, label, option, time, article, blockquote, svg, figcaption, [data-quote]';
    if (!text.parentElement.closest(apart)) words.push(text.data.trim());
  }
  return words;
})()`;

/** Counts of items, people or accounts that open nothing: a list's own total alone may, as it stands above what it counts. */
async function checkPlainCounts(page: Page, screen: string, own: number | undefined): Promise<void> {
  for (const words of await page.evaluate<string[]>(readPlainWords)) {
    const count = countInWords.exec(words)?.[1];
    if (count !== undefined) expect.soft(numberIn(count), `${screen}: “${words}” opens nothing`).toBe(own);
  }
}

async function numbersOn(page: Page): Promise<Shown[]> {
  const links = await page.evaluate<ShownLink[]>(readLinks);
  return links.flatMap((link) => {
    const opened = unitAt(link.href);
    const isNumber = link.measure !== null || /^(of )?€?[\d,]+\b/.test(link.words);
    if (opened === undefined || !isNumber) return [];
    const value = link.value === null ? numberIn(link.words) : Number(link.value);
    const unit = link.unit ?? (link.words.startsWith('€') ? 'revenue' : opened);
    return [{ ...link, unit, value }];
  });
}

function checkNumber(screen: string, shown: Shown, found: Behind): void {
  const { href, words, measure, value, table } = shown;
  const why = `${screen}: ${words} → ${href}`;
  if (measure === null && table !== null && !/by sentiment/.test(table)) {
    if (/^Average rating/.test(table))
      expect.soft(scoreBehind('mean_rating', found), why).toBeCloseTo(value, 1);
    return;
  }
  if (measure === null) {
    expect.soft(countBehind(found), why).toBe(value);
    if (table === null) expect.soft(words, `${why} names its unit`).toMatch(unitWords);
  } else if (measure === 'count') {
    expect.soft(countBehind(found), why).toBe(value);
  } else if (measure === 'share' || measure === 'csat') {
    const ratio = /, ([\d,]+) of ([\d,]+) (items?|people|person|accounts?)/.exec(words);
    expect.soft(ratio, `${why} names what it is of`).not.toBeNull();
    const [, numerator = '', denominator = ''] = ratio ?? [];
    expect.soft(countBehind(found), why).toBe(numberIn(numerator));
    expect.soft(value, why).toBeCloseTo(numberIn(numerator) / numberIn(denominator), 10);
  } else {
    expect.soft(scoreBehind(measure, found), why).toBeCloseTo(value, 6);
  }
}

/** Waits where so many calls are too many a minute. */
async function patiently<Answer>(page: Page, ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!String(error).includes('"rate_limited"')) throw error;
      await page.waitForTimeout(10_000);
    }
  }
}

/** A workspace with the sample, themes, a topic, and two people made one. */
async function seed(
  api: Api,
  person: Person,
): Promise<{ authorId: number; accountId: number; reportId: string; marketReportId: string }> {
  const { token } = person;
  await api.call('/api/workspaces/load_sample', {}, token);
  await expect
    .poll(
      async () =>
        (await api.call<{ build: { state: string } }>('/api/themes/list_themes', {}, token)).build.state,
      { timeout: 120_000 },
    )
    .toBe('done');
  await api.call(
    '/api/custom_trend/create_custom_trend',
    { title: 'Notes that get lost', description: 'Notes or appointments are gone' },
    token,
  );
  await api.call('/api/alerts/create_rule', { name: 'Offline', filters: { contains: 'offline' } }, token);
  await api.call('/api/alerts/look_now', {}, token);
  await settledWorkspace(api, person);
  const list = (path: string) => api.call<{ results: Record<string, number>[] }>(path, {}, token);
  const [first, second] = (await list('/api/people/list_people')).results;
  const [account] = (await list('/api/people/list_accounts')).results;
  const authorId = first?.['author_id'] ?? 0;
  await api.call(
    '/api/people/merge_people',
    { author_id: second?.['author_id'], into_author_id: authorId },
    token,
  );
  return {
    authorId,
    accountId: account?.['account_id'] ?? 0,
    reportId: await runReport(api, token),
    marketReportId: await readMarket(api, token),
  };
}

/** A report of the last weeks with two answers, run. */
async function runReport(api: Api, token: string): Promise<string> {
  const wanted = {
    name: 'Board briefing',
    period: { last_days: 90 },
    schedule: 'weekly',
    questions: ['What do people complain about most?', 'How many people wrote?'],
  };
  const { report_id: id } = await api.call<Report>('/api/ai_reports/create_report', wanted, token);
  const read = () => api.call<Report>(`/api/ai_reports/get_report?report_id=${id}`, undefined, token);
  await expect.poll(async () => (await read()).runs[0]?.state, { timeout: 120_000 }).toBe('done');
  return id;
}

/** A report on an invented company's market, done. */
async function readMarket(api: Api, token: string): Promise<string> {
  const subject = `http://marrowby.test:${process.env.EARSHOT_E2E_STAND_IN_PORT}/`;
  const { market_report_id: id } = await api.call<MarketReportInList>(
    '/api/market_trend_reporting/analyze',
    { subject },
    token,
  );
  const path = `/api/market_trend_reporting/get_report?market_report_id=${id}`;
  const ended = async () => (await api.call<MarketReport>(path, undefined, token)).ended_at;
  await expect.poll(ended, { timeout: 120_000 }).not.toBeNull();
  return id;
}

test('every number on every screen of feedback opens as much as it says', async ({
  signedIn: page,
  person,
  api,
}) => {
  test.setTimeout(1_200_000);
  const { authorId, accountId, reportId, marketReportId } = await seed(api, person);
  const screens = [
    '/feedback/analysis?unit=revenue&period=all',
    '/feedback/people',
    '/feedback/people?sentiments=negative&order=negative',
    '/feedback/people?copies_once=true',
    '/feedback/accounts?order=revenue',
    '/feedback/accounts?rated=true',
    `/feedback/person?author_id=${authorId}`,
    `/feedback/account?account_id=${accountId}`,
    '/feedback/themes',
    '/feedback/list',
    '/feedback/list?sentiments=negative',
    '/feedback/alerts?show=rules',
    `/feedback/ai_report?report_id=${reportId}`,
    '/feedback/custom_topics?custom_topic_id=1',
    '/settings/workspace',
    `/market_trend_reporting/report?market_report_id=${marketReportId}`,
    '/feedback/sources',
  ];
  const counted = new Map<string, number>();
  // Many numbers of a screen open the same list.
  const opened = new Map<string, Promise<Behind>>();
  const open = ({ href, unit, measure, table }: Shown) => {
    const countOnly = measure === null ? !/^Average/.test(table ?? '') : /^(count|share|csat)$/.test(measure);
    const key = `${unit} ${href} ${countOnly}`;
    const known =
      opened.get(key) ?? patiently(page, () => behind(api, person.token, href, unit, { countOnly }));
    opened.set(key, known);
    return known;
  };
  const check = async (screen: string) => {
    await settled(page);
    for (const button of await page.getByRole('button', { name: / as a table$/ }).all()) await button.click();
    const shown = await numbersOn(page);
    for (const one of shown) checkNumber(screen, one, await open(one));
    const { pathname } = new URL(page.url());
    const itself = unitAt(pathname);
    const total =
      itself &&
      (await patiently(page, () => behind(api, person.token, page.url(), itself, { countOnly: true })));
    await checkPlainCounts(page, screen, total?.count);
    counted.set(screen, shown.length);
  };
  for (const screen of screens) {
    await page.goto(screen);
    await check(screen);
  }

  await page.goto('/feedback/open_question');
  for (const question of ['How many people complained?', 'Which accounts complain most?']) {
    await page.getByRole('textbox', { name: 'Ask about your feedback' }).fill(question);
    await page.getByRole('button', { name: 'Ask AI' }).click();
    await expect(page.getByRole('region', { name: 'Answer' })).toBeVisible({ timeout: 60_000 });
    await check(question);
  }
  const none = [...counted].filter(([, numbers]) => numbers === 0).map(([screen]) => screen);
  expect(none, 'screens without a number').toEqual([]);
  expect([...counted.values()].reduce((sum, numbers) => sum + numbers, 0)).toBeGreaterThan(300);
});
