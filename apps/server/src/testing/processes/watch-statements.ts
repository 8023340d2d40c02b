import type pg from 'pg';
import type { KnownTables } from './distributable.ts';
import { refusalOf, TransactionWatch } from './distributable.ts';

/** @returns what a distributed database would have refused of all that was sent so far, with its statements */
export function watchStatements(pool: pg.Pool, tables: KnownTables): ReadonlySet<string> {
  const refused = new Set<string>();
  const judged = new Set<string>();
  pool.on('connect', (client) => {
    const transaction = new TransactionWatch(tables);
    const judge = (text: string) => {
      const inTransaction = transaction.next(text);
      if (inTransaction !== null) refused.add(`${inTransaction}: ${text}`);
      if (judged.has(text)) return;
      judged.add(text);
      const alone = refusalOf(text, tables);
      if (alone !== null) refused.add(`${alone}: ${text}`);
    };
    const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
    const watched = (...sent: unknown[]): unknown => {
      const [first] = sent;
      const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
      if (typeof text === 'string') judge(text);
      return query(...sent);
    };
    Object.assign(client, { query: watched });
  });
  return refused;
}
