import { feedback } from '@earshot/contracts/feedback';
import type { Theme } from '@earshot/contracts/themes';
import { themes as calls } from '@earshot/contracts/themes';
import type { Queue } from '../cleaning/queue/queue.ts';
import type { Matter } from '../cleaning/queue/stock/stock.ts';
import { callApi } from '../load/api-client.ts';

/** A theme with what its items are truly about. */
export interface JudgedTheme {
  theme: Theme;
  /** The matter of most of its items of the period. */
  matter: Matter | null;
  /** Of its items, so many are about that. */
  share: number;
}

const pageSize = 100;
const mostPages = 5;

/** Themes of a period, largest first; without broader ones, whose items are those of their parts. */
export async function themesOfQueue(
  address: string,
  token: string,
  { tickets }: Queue,
  days: { said_from: string; said_to: string },
): Promise<JudgedTheme[]> {
  const { themes } = await callApi(address, token, calls.list, { body: { filters: days } });
  // Lists hold no ids of the source: an item is told by when its customer first wrote.
  const mattersOf = new Map(
    tickets.map(({ matters, messages }) => [Date.parse(messages[0]?.createdAt ?? ''), matters]),
  );
  const judged: JudgedTheme[] = [];
  for (const theme of themes.filter(({ is_broad: isBroad }) => !isBroad)) {
    const counts = new Map<Matter, number>();
    let items = 0;
    let after: string | undefined;
    for (let page = 0; page < mostPages; page += 1) {
      const body = { filters: theme.filters, limit: pageSize, ...(after === undefined ? {} : { after }) };
      const found = await callApi(address, token, feedback.getFeedback, { body });
      for (const { said_at: saidAt } of found.results) {
        items += 1;
        for (const matter of mattersOf.get(Date.parse(saidAt ?? '')) ?? [])
          counts.set(matter, (counts.get(matter) ?? 0) + 1);
      }
      if (found.next_after === null) break;
      after = found.next_after;
    }
    const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
    judged.push({ theme, matter: most?.[0] ?? null, share: items === 0 ? 0 : (most?.[1] ?? 0) / items });
  }
  return judged.toSorted((a, b) => b.theme.count - a.theme.count);
}
