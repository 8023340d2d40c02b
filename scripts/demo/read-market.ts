/**
 * Reads the market of the demo data anew, from the sites and sources of `packages/stand-in-internet`, into
 * `apps/server/src/features/demo-data/market.json.gz`: `node scripts/demo/read-market.ts`, after `npm start` has built once.
 */
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import { startStandIn } from '@earshot/stand-in-internet/start-stand-in';
import { Api } from '../../e2e/support/api.ts';
import { onDatabaseOf } from '../../e2e/support/database-of.ts';
import { startEarshot } from '../../e2e/support/earshot-process.ts';

const file = new URL('../../apps/server/src/features/demo-data/market.json.gz', import.meta.url);
const testNames = new URL('../../packages/stand-in-internet/src/test-names.ts', import.meta.url).href;

const standIn = await startStandIn();
const server = await startEarshot({ ...standIn.environment, NODE_OPTIONS: `--import=${testNames}` });
try {
  const api = new Api(server.url, server.dataDir);
  const { token } = await api.signUp();
  const subject = standIn.originOf('marrowby.test');
  const { market_report_id: id } = await api.call<{ market_report_id: string }>(
    '/api/market_trend_reporting/analyze',
    { subject },
    token,
  );
  const address = `/api/market_trend_reporting/get_report?market_report_id=${id}`;
  const read = () => api.call<{ report: MarketReport }>(address, undefined, token);
  while ((await read()).report.ended_at === null) await wait(500);
  const stored = await onDatabaseOf(server.dataDir, async (client) => {
    const all = async (text: string) => (await client.query<object>(text)).rows;
    await client.query('set search_path to earshot');
    const [run] = await all('select host, steps, started_at, ended_at from market_run');
    const parts = await all('select part, content from market_part order by part');
    const pages = await all(`
      select p.id, p.host, p.source, p.url, p.title, p.body, p.said_at, p.first_party, p.facts
      from market_page p join market_run_page u on u.page_id = p.id order by p.host, p.source, p.url`);
    return { ...run, parts, pages };
  });
  const json = JSON.stringify(stored);
  // Served over TLS and without a port, as the sites of companies are, under a name that is kept for inventions.
  const text = json
    .replaceAll(/http:\/\/([a-z0-9.-]+\.test):\d+/g, 'https://$1')
    .replaceAll(/(?<=[a-z0-9-])\.test\b/g, '.example');
  await writeFile(file, gzipSync(text, { level: 9 }));
  console.log(`${stored.parts.length} parts, ${stored.pages.length} pages, ${text.length} characters`);
} finally {
  await server.stop();
  await standIn.stop();
}
