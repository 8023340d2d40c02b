import type { CallReply } from '@earshot/contracts/call';
import type { CheckCard, CheckFilter, validation } from '@earshot/contracts/validation';
import { checkFilterOf } from '../../apps/web/src/features/validation/check-paths.ts';
import { expect, test } from '../fixtures.ts';
import type { Api } from '../support/api.ts';
import { settledWorkspace } from '../support/settled-workspace.ts';

// It makes some hundred checks: npm run accept does it.
test.skip(!process.env.ACCEPT_DATA, 'ACCEPT_DATA names no folder');

const kinds = ['sentiment', 'language', 'theme'] as const;
/** What may be right instead. */
const corrections = { sentiment: ['negative', 'neutral'], language: ['de', 'en'], theme: ['none'] };
/** A third of them are drawn at random, and under ten such nothing is told. */
const checksOfKind = 45;

/** A number of the report with what it opens. */
interface ShownNumber {
  href: string;
  words: string;
  name: string;
}

const readNumbers = `Array.from(document.querySelectorAll('main a[href*="view="]'), (link) => ({
  href: link.getAttribute('href'),
  words: link.innerText.trim(),
  name: link.getAttribute('aria-label') ?? link.parentElement.innerText,
})).filter(({ words }) => /^[\\d,]+$/.test(words))`;

/** Rows of tables with a share: what it says, and the two numbers that it is of. */
const readShares = `Array.from(document.querySelectorAll('main tbody tr'), (row) => ({
  share: /^(\\d+)\\s%/.exec(row.cells[1].innerText)?.[1] ?? null,
  right: row.cells[2].innerText,
  checked: row.cells[3].innerText,
}))`;

const numberIn = (text: string) => Number(text.replaceAll(',', ''));

/** Says of every fourth thing that it is wrong, and of some that nobody can tell. */
async function check(api: Api, token: string): Promise<void> {
  for (const kind of kinds) {
    for (let n = 0; n < checksOfKind; n += 1) {
      const asked = { kind, limit: 1 };
      const { cards } = await api.call<{ cards: CheckCard[] }>('/api/validation/next_checks', asked, token);
      const [card] = cards;
      if (!card) break;
      const { review_id, theme_id, shown, drawn } = card;
      const verdict = n % 4 === 3 ? 'disagree' : n % 10 === 9 ? 'unsure' : 'agree';
      const correction = verdict === 'disagree' ? corrections[kind].find((one) => one !== shown) : undefined;
      const said = { kind, review_id, theme_id, shown, drawn, verdict, correction };
      await api.call('/api/validation/record_check', said, token);
    }
  }
}

function countBehind(api: Api, token: string, href: string): Promise<number> {
  const { searchParams } = new URL(href, 'http://earshot.example');
  if (searchParams.get('view') === 'compared') {
    const body = { kind: searchParams.get('kind'), outcome: searchParams.get('outcome'), limit: 1 };
    return api
      .call<CallReply<typeof validation.pairs>>('/api/validation/list_compared', body, token)
      .then((page) => page.total_count);
  }
  const filters: CheckFilter = checkFilterOf(searchParams);
  return api
    .call<CallReply<typeof validation.list>>('/api/validation/list_checks', { filters, limit: 1 }, token)
    .then((page) => page.total_count);
}

test('every number of the report on checks opens the checks that it counts, and shares are of these', async ({
  signedIn: page,
  person,
  api,
}) => {
  test.setTimeout(400_000);
  const { token } = person;
  await api.call('/api/workspaces/load_sample', {}, token);
  await settledWorkspace(api, person);
  await check(api, token);
  await page.goto('/feedback/validate?view=report');
  await expect(page.getByRole('heading', { name: 'How often Earshot is right' })).toBeVisible();
  const shown = await page.evaluate<ShownNumber[]>(readNumbers);
  expect(shown.length).toBeGreaterThan(20);
  for (const { href, words, name } of shown) {
    const why = `${words}, ${name} → ${href}`;
    expect.soft(await countBehind(api, token, href), why).toBe(numberIn(words));
    expect.soft(name, `${why} names its unit`).toMatch(/\b(validations?|corrections?|answers?)\b/);
  }
  const shares = await page.evaluate<{ share: string | null; right: string; checked: string }[]>(readShares);
  const told = shares.filter(({ share }) => share !== null);
  expect(told.length).toBeGreaterThanOrEqual(kinds.length);
  for (const { share, right, checked } of told) {
    const exact = (100 * numberIn(right)) / numberIn(checked);
    expect.soft(Number(share), `${share} % of ${right} of ${checked}`).toBe(Math.round(exact));
  }
});
