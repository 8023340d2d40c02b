import type { CallReply } from '@earshot/contracts/call';
import type { Recording, RecordingFilter, recordings, Site } from '@earshot/contracts/recordings';
import type { Page } from '@playwright/test';
import { sessionChunk } from '../../apps/server/src/testing/sessions/session-chunk.ts';
import { seededSessions } from '../../apps/server/src/testing/sessions/seeded-sessions.ts';
import { expect, test } from '../fixtures.ts';
import { ownAddress, type Api } from '../support/api.ts';

// It sends 200 sessions and asks for many lists of them: npm run accept does it.
test.skip(!process.env.ACCEPT_DATA, 'ACCEPT_DATA names no folder');

type Listed = CallReply<typeof recordings.list>;

const pageSize = 100;

const questions = [
  'How many sessions had an error?',
  'How many rage clicks were there last week?',
  'Which pages have the most rage clicks?',
  'How many people ran into an error on the checkout page?',
  'How many sessions visited /pricing but never reached /signup?',
  'What are the most common errors?',
  'Which account had the most errors?',
  'What percentage of sessions had a rage click?',
  'How many sessions were there per day last week?',
  'Were there more errors this week than last week?',
  'Who rage clicked the most?',
  'On which page do sessions end most often?',
  'Show sessions where a request to /api/pay failed',
];

/** A number of the screen that opens a list of sessions. */
interface ShownNumber {
  href: string;
  words: string;
  name: string;
  unit: string | null;
}

const readNumbers = `Array.from(document.querySelectorAll('main a[href*="filter="]'), (link) => ({
  href: link.getAttribute('href'),
  words: link.innerText.trim(),
  name: link.getAttribute('aria-label') ?? '',
  unit: link.dataset.unit ?? null,
}))`;

/** Sends all as recorders would. @returns once every one is read */
async function sendSessions(api: Api, token: string): Promise<void> {
  const keys = new Map<string, string>();
  for (const name of ['Shop', 'Docs']) {
    keys.set(name, (await api.call<Site>('/api/recordings/create_site', { name }, token)).key);
  }
  const sessions = seededSessions(Date.now());
  for (const session of sessions) {
    const answer = await fetch(`${api.url}/r/chunk?key=${keys.get(session.site)}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': ownAddress() },
      body: new Uint8Array(sessionChunk(session).bytes),
    });
    expect(answer.status).toBe(200);
  }
  await expect
    .poll(async () => (await listed(api, token, {})).filter((one) => !one.is_digesting).length, {
      timeout: 120_000,
    })
    .toBe(sessions.length);
}

/** Every session that a filter leaves. */
async function listed(api: Api, token: string, filters: RecordingFilter): Promise<Recording[]> {
  const found: Recording[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const body = { filters, limit: pageSize, ...(after !== undefined && { after }) };
    const page = await api.call<Listed>('/api/recordings/list_recordings', body, token);
    found.push(...page.recordings);
    after = page.next_key;
    if (after === null) expect(found).toHaveLength(page.total_count);
  }
  return found;
}

const numberIn = (words: string) => Number(/[\d,]+/.exec(words)?.[0].replaceAll(',', ''));

function checkNumber(why: string, { words, unit }: ShownNumber, sessions: Recording[]): void {
  const value = numberIn(words);
  const different = (of: (one: Recording) => string | null | undefined) =>
    new Set(sessions.flatMap((one) => of(one) ?? [])).size;
  switch (unit) {
    case 'sessions':
      expect.soft(sessions.length, why).toBe(value);
      break;
    case 'people':
      expect
        .soft(
          different(({ person }) => person?.id),
          why,
        )
        .toBe(value);
      break;
    case 'accounts':
      expect
        .soft(
          different(({ account }) => account),
          why,
        )
        .toBe(value);
      break;
    case 'moments':
      // A session can have several.
      expect.soft(sessions.length, why).toBeLessThanOrEqual(value);
      expect.soft(sessions.length === 0, why).toBe(value === 0);
      break;
    default:
      expect.soft(sessions.length, why).toBeGreaterThan(0);
  }
}

/** How far two numbers of an answer that are counted alike lie apart, each pair. */
function differencesOf(shown: ShownNumber[]): number[] {
  return shown.flatMap((one, at) =>
    shown
      .slice(at + 1)
      .filter(({ unit }) => unit === one.unit)
      .map((other) => Math.abs(numberIn(one.words) - numberIn(other.words))),
  );
}

async function ask(page: Page, question: string): Promise<void> {
  await page.goto(`/session_replay/ask?q=${encodeURIComponent(question)}`);
  await expect(page.getByRole('region', { name: 'Answer' })).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

test('every number of an answer about sessions opens the sessions that it counts', async ({
  signedIn: page,
  person: { token },
  api,
}) => {
  test.setTimeout(600_000);
  await sendSessions(api, token);
  const counted = new Map<string, number>();
  for (const question of questions) {
    await ask(page, question);
    const shown = await page.evaluate<ShownNumber[]>(readNumbers);
    counted.set(question, shown.length);
    for (const one of shown) {
      const { searchParams } = new URL(one.href, page.url());
      const filters = JSON.parse(searchParams.get('filter') ?? '{}') as RecordingFilter;
      const why = `${question}: ${one.words} (${one.unit ?? 'no unit'}) ${one.name} → ${one.href}`;
      if (one.name.includes(', Difference:')) {
        expect.soft(differencesOf(shown), why).toContain(numberIn(one.words));
        continue;
      }
      const isTotal = /^of [\d,]+ sessions?$/.test(one.words);
      if (!isTotal) expect.soft(one.unit, why).not.toBeNull();
      checkNumber(why, isTotal ? { ...one, unit: 'sessions' } : one, await listed(api, token, filters));
    }
  }
  expect([...counted].filter(([, numbers]) => numbers === 0)).toEqual([]);

  // The list that a number opens says the same number.
  await ask(page, 'How many sessions had an error?');
  const [first] = await page.evaluate<ShownNumber[]>(readNumbers);
  await page.goto(first?.href ?? '');
  await expect(page.locator('main')).toContainText(`${first?.words} session`);
});
