import type { MarketCorrection, MarketLink } from '@earshot/contracts/market';
import { market, marketTables } from '@earshot/contracts/market';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import { renderPublicReport } from '@earshot/report-view/public-report';
import type { StandIn } from '@earshot/stand-in-internet/start-stand-in';
import { startStandIn } from '@earshot/stand-in-internet/start-stand-in';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PoliteWeb } from '../../../platform/outbound/polite-web.ts';
import type { JobApp } from '../../../testing/job-app.ts';
import { jobApp } from '../../../testing/job-app.ts';
import type { LlmServer } from '../../../testing/stand-ins/llm-server.ts';
import { llmServer, replies, says } from '../../../testing/stand-ins/llm-server.ts';
import type { Person } from '../../../testing/people.ts';
import { signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';
import { runPack } from './run-pack.ts';
import { wordFindings } from '../wording/word-findings.ts';

let internet: StandIn;
let model: LlmServer;
let server: JobApp;
let link: MarketLink;
let report: MarketReport;
const email = 'ines@kettle.example';

beforeAll(async () => {
  internet = await startStandIn();
  model = await llmServer();
  const urls = Object.entries(internet.baseUrls).map(([id, url]): [string, string] => [
    `EARSHOT_SOURCE_${id.toUpperCase()}_URL`,
    url,
  ]);
  server = await jobApp([], {
    environment: {
      ...Object.fromEntries(urls),
      EARSHOT_PRIVATE_TARGETS: [...internet.privateTargets].join(','),
      EARSHOT_SOURCES_OFF: 'product_hunt',
      EARSHOT_LLM_URL: model.url,
      EARSHOT_LLM_MODEL: 'stand-in',
    },
  });
  server.jobDeps.web = new PoliteWeb(0.002);
  server.jobDeps.resolve = internet.resolve;
  link = await ask(internet.originOf('marrowby.test'), email);
  await makePacks();
  report = await read(link);
});
afterAll(async () => {
  await server.stop();
  await internet.stop();
  await model.stop();
});

async function ask(subject: string, as: string): Promise<MarketLink> {
  return (await send(server.app, market.submitPublicRequest, { body: { subject, email: as } })).reply;
}

const read = async (body: MarketLink) => (await send(server.app, market.getPublicReport, { body })).reply;
const query = <Row extends object>(text: string, values: unknown[] = []) =>
  server.database.ownerPool.query<Row>(text, values).then(({ rows }) => rows);

/** On a busy machine the usual time cuts sources off, which are then asked again: what is tested here is a whole report. */
const unhurriedSeconds = 1800;

/** Makes the runs that wait, side by side, as the jobs' thread would; then sends the mail. */
async function makePacks(): Promise<void> {
  const rows = await query<{ id: string }>(
    `select id from earshot.market_run where state in ('queued', 'running')`,
  );
  const { signal } = new AbortController();
  await Promise.all(
    rows.map(({ id }) =>
      runPack(id, server.jobDeps, { jobId: randomUUID(), number: 2, signal }, unhurriedSeconds),
    ),
  );
  await server.runJobs();
}

test('a report finds the market of the stand-in internet', () => {
  expect([report.state, report.notice, report.name]).toEqual(['done', null, 'Marrowby']);
  expect(report.steps.map(({ state }) => state)).toEqual(Array<string>(6).fill('done'));
  const listed = report.rivals?.filter(({ state }) => state === 'listed').map(({ host }) => host);
  expect(listed?.sort()).toEqual(['crewlark.test', 'jobwren.test', 'tallowbee.test']);
  const plans = report.plans?.map(({ key, amount, currency, per, unit }) => [
    key,
    amount,
    currency,
    per,
    unit,
  ]);
  expect(plans).toEqual(
    expect.arrayContaining([
      ['marrowby.test/crew', 12, 'EUR', 'month', 'person'],
      ['crewlark.test/pro', 15, 'GBP', 'month', 'person'],
      ['tallowbee.test/business', 129, 'EUR', 'month', null],
      ['jobwren.test/standard', 180, 'USD', 'year', 'person'],
    ]),
  );
  const offline = report.features?.find(({ term }) => term === 'Job notes offline');
  expect(offline?.cells.map(({ host, value }) => [host, value])).toEqual(
    expect.arrayContaining([
      ['marrowby.test', 'not_mentioned'],
      ['crewlark.test', 'yes'],
    ]),
  );
  expect(report.voices?.some(({ host, label }) => host === 'marrowby.test' && /portal/i.test(label))).toBe(
    true,
  );
  expect(report.trends?.find(({ id }) => id === 'crewlark.test/hacker_news')?.label).toBe('rising');
  expect(report.findings?.length).toBeGreaterThanOrEqual(4);
  expect(report.opportunities?.length).toBeGreaterThanOrEqual(1);
});

test('prices of other currencies are converted at the rates of the day, which are told with their source', () => {
  const bank = report.sources.find(({ id }) => id === 'ecb_rates');
  expect([bank?.outcome, bank?.found]).toEqual(['answered', 6]);
  expect(report.rates).toMatchObject({ source: bank?.number, per_euro: { EUR: 1, USD: 1.085 } });
  const pro = report.plans?.find(({ key }) => key === 'crewlark.test/pro');
  expect(pro).toMatchObject({ is_from: true, per_person_month: [{ amount: 15 }, { amount: 15 }] });
  const page = renderPublicReport(report)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  expect(page).toContain('from £15.00 from £15.00 from €17.54 from €17.54');
  expect(page).toContain('Converted to EUR at the rates of');
});

test('[MKT-1] every claim holds a quote of the stored text, with its address and the time', () => {
  const ids = new Set(report.citations.map(({ id }) => id));
  const claims = [...(report.findings ?? []), ...(report.plans ?? []), ...(report.voices ?? [])];
  expect(claims.length).toBeGreaterThan(10);
  for (const { citations } of claims) {
    expect(citations.length).toBeGreaterThan(0);
    expect(citations.every((id) => ids.has(id))).toBe(true);
  }
  for (const { quote, excerpt, url } of report.citations) {
    expect(excerpt).toContain(quote);
    expect(URL.canParse(url)).toBe(true);
  }
});

test('[MKT-2] every source is listed with what became of it', () => {
  const outcomes = new Map(report.sources.map(({ id, outcome }) => [id, outcome]));
  expect(outcomes.get('hacker_news')).toBe('answered');
  expect(outcomes.get('product_hunt')).toBe('off');
  expect(outcomes.get('youtube')).toBe('off');
  expect(outcomes.get('lever')).toBe('empty');
  expect(report.sources.map(({ number }) => number)).toEqual(report.sources.map((_one, place) => place + 1));
});

test('[MKT-3] each host received as many requests as the report prints, robots.txt first', () => {
  for (const { host, count } of report.requests) {
    expect([host, internet.requests.to(host).length]).toEqual([host, count]);
  }
  expect(internet.requests.to('marrowby.test')[0]?.url).toBe('/robots.txt');
  expect(internet.requests.to('crewlark.test').length).toBeLessThanOrEqual(8 + 3);
});

test('[HERO-7] the email has the findings, the link, the way to delete, and the resolved host alone', () => {
  const received = server.mailbox.to(email).at(-1);
  expect(received?.subject).toContain('marrowby.test');
  expect(received?.text).toContain(report.findings?.[0]?.headline);
  expect(received?.text).toContain(`uuid=${link.uuid}&token=${link.token}`);
  expect(received?.text).toContain('#delete');
});

test('[MKT-1] a language model words sentences, and nothing that it adds is told: the facts are the same', async () => {
  const [run] = await query<{ id: string }>(`select run_id as id from earshot.market_report where id = $1`, [
    link.uuid,
  ]);
  const word = () => wordFindings(server.deps, run?.id ?? '');
  model.behave(says((prompt) => prompt.replaceAll(/^(\d+)\. /gm, '$1. Revenue doubled to 900000. ')));
  await word();
  expect(await read(link)).toEqual(report);
  model.behave(says((prompt) => prompt.replaceAll(/^(\d+)\. /gm, '$1. In short: ')));
  await word();
  const worded = await read(link);
  expect(worded.worded_by_model).toBe(true);
  expect(worded.findings?.[0]?.detail).toBe(`In short: ${report.findings?.[0]?.detail}`);
  const facts = ({ worded_by_model: _by, findings, ...rest }: MarketReport) => ({
    ...rest,
    findings: findings?.map(({ detail: _detail, ...finding }) => finding),
  });
  expect(facts(worded)).toEqual(facts(report));
  model.behave(replies(500, 'no'));
  await word();
  expect((await read(link)).findings).toEqual(worded.findings);
});

test('[MKT-4] who asks on the same day has a report of their own, and nobody is asked again', async () => {
  const before = internet.requests.to('marrowby.test').length;
  const other = await ask('marrowby.test', 'tom@kettle.example');
  expect(other.uuid).not.toBe(link.uuid);
  // The port is part of the address: this is another run, on the same evidence.
  await makePacks();
  const theirs = await read(other);
  expect(theirs.findings).toEqual(report.findings);
  expect(theirs.requests).toEqual(report.requests);
  expect(internet.requests.to('marrowby.test')).toHaveLength(before);
});

test('[MKT-4] a correction shows in its own report alone, and rivals are added and taken out', async () => {
  const mine = await ask(internet.originOf('marrowby.test'), 'mine@kettle.example');
  const correction = {
    of: 'plan' as const,
    key: 'marrowby.test/crew',
    right: {
      name: 'Crew',
      kind: 'priced' as const,
      amount: 14,
      currency: 'EUR',
      per: 'month' as const,
      billed_every: null,
      unit: 'person',
    },
  };
  const { reply } = await send(server.app, market.correctPublicFact, { body: { ...mine, correction } });
  const crew = (one: MarketReport) => one.plans?.find(({ key }) => key === 'marrowby.test/crew');
  expect(crew(reply)).toMatchObject({
    amount: 14,
    correction: { by: 'reader' },
    per_person_month: [
      { people: 5, amount: 14 },
      { people: 12, amount: 14 },
    ],
  });
  expect(crew(await read(link))).toMatchObject({ amount: 12, correction: null });
  const unknown = { ...correction, key: 'nobody.test/plan' };
  expect(
    (await send(server.app, market.correctPublicFact, { body: { ...mine, correction: unknown } })).status,
  ).toBe(409);

  const before = internet.requests.to('crewlark.test').length;
  await send(server.app, market.changePublicRival, {
    body: { ...mine, rival: 'jobwren.test', wanted: false },
  });
  await makePacks();
  const without = await read(mine);
  expect(without.companies.map(({ host }) => host).sort()).toEqual([
    'crewlark.test',
    'marrowby.test',
    'tallowbee.test',
  ]);
  expect(without.rivals?.find(({ host }) => host === 'jobwren.test')?.state).toBe('removed');
  expect(crew(without)?.amount).toBe(14);
  expect(internet.requests.to('crewlark.test')).toHaveLength(before);
});

/** Every shape in which a report leaves: the page as it is read and printed without scripts, all files, the email. */
async function outputs(of: MarketLink): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  const files = [
    { format: 'json' },
    { format: 'markdown' },
    ...marketTables.map((table) => ({ format: 'csv', table })),
  ];
  for (const file of files) {
    const url = market.exportPublicReport.path;
    const sent = await server.app.inject({ method: 'POST', url, payload: { ...of, ...file } });
    expect([file, sent.statusCode]).toEqual([file, 200]);
    said.set(Object.values(file).join(' '), sent.body);
  }
  const now = await read(of);
  // Printing draws the same page with other styles.
  said.set('page and print', renderPublicReport(now));
  said.set('answer', JSON.stringify(now));
  const to = `late-${randomUUID()}@kettle.example`;
  await ask(internet.originOf('marrowby.test'), to);
  await server.runJobs();
  said.set('email', server.mailbox.to(to).at(-1)?.text ?? '');
  return said;
}

const holding = (said: Map<string, string>, text: string) =>
  [...said].filter(([, body]) => body.includes(text)).map(([name]) => name);

/** Makes a quote a thing that its page never said. */
async function spoil({ quote, url }: { quote: string; url: string }): Promise<void> {
  const rows = await query<{ id: string }>(
    `update earshot.market_page set body = replace(body, $1, 'Something else') where url = $2 and position($1 in body) > 0
     returning id`,
    [quote, url],
  );
  expect(rows.length).toBeGreaterThan(0);
}

test('[MKT-1] a claim whose quote is not in the stored text any more is gone from page, print, every file and the mail', async () => {
  const finding = report.findings?.find(({ citations }) => citations.length > 0);
  const cited = report.citations.find(({ id }) => id === finding?.citations[0]);
  if (!finding || !cited) throw new Error('No finding is cited');
  const before = await outputs(link);
  expect(holding(before, finding.headline)).toEqual(
    expect.arrayContaining(['json', 'markdown', 'csv findings', 'page and print', 'answer', 'email']),
  );
  await spoil(cited);
  const after = await outputs(link);
  expect(holding(after, finding.headline)).toEqual([]);
  const left = (await read(link)).findings?.[0]?.headline ?? 'none is left';
  expect(holding(after, left)).toEqual(
    expect.arrayContaining(['json', 'markdown', 'csv findings', 'page and print', 'email']),
  );
});

test('[MKT-1] what a person set right stays on their word when its page is spoilt, and the spoilt quote is gone', async () => {
  const own = await ask(internet.originOf('marrowby.test'), 'word@kettle.example');
  const plan = (await read(own)).plans?.find(({ key }) => key === 'tallowbee.test/business');
  const cited = report.citations.find(({ quote }) => quote === plan?.published);
  if (!plan || !cited) throw new Error('The plan is not cited');
  const right = {
    ...{ name: 'Business', kind: 'priced' as const, amount: 131, currency: 'EUR', per: 'month' as const },
    ...{ billed_every: null, unit: null },
  };
  const correct = (correction: MarketCorrection) =>
    send(server.app, market.correctPublicFact, { body: { ...own, correction } });
  await correct({ of: 'plan', key: plan.key, right });
  const row = (await read(own)).features?.find(({ term }) => term === 'Job notes offline');
  expect(row?.cells.find(({ host }) => host === 'marrowby.test')?.value).toBe('not_mentioned');
  await correct({
    ...{ of: 'feature', key: row?.key ?? '', host: 'marrowby.test' },
    right: { value: 'limited', note: 'Since last Tuesday' },
  });
  expect(holding(await outputs(own), 'Since last Tuesday')).toEqual(
    expect.arrayContaining(['json', 'markdown', 'csv features', 'page and print', 'answer']),
  );

  await spoil(cited);
  const after = await outputs(own);
  expect(holding(after, cited.quote)).toEqual([]);
  expect((await read(own)).plans?.find(({ key }) => key === plan.key)).toMatchObject({
    ...{ amount: 131, published: '', correction: { by: 'reader' } },
  });
  expect(holding(after, 'Corrected by a reader')).toEqual(
    expect.arrayContaining(['markdown', 'csv plans', 'csv features', 'page and print']),
  );
  expect((await read(link)).plans?.map(({ key }) => key)).not.toContain(plan.key);
});

test('[MKT-5] a report made again tells what changed, field by field, and tells who asked to hear of it', async () => {
  const member: Person = await signUp(server);
  const { reply: listing } = await send(server.app, market.analyze, {
    as: member,
    body: { subject: internet.originOf('crewlark.test'), name: 'Crews' },
  });
  const body = { market_report_id: listing.market_report_id };
  await makePacks();
  await send(server.app, market.setSchedule, {
    as: member,
    body: { ...body, schedule: 'weekly', tell_me: true },
  });
  // As if a price had been another the day before.
  await query(
    `update earshot.market_part set content = replace(content::text, '"amount": 15', '"amount": 12')::jsonb
     where part = 'states' and run_id = (select run_id from earshot.market_report where id = $1)`,
    [listing.market_report_id],
  );
  server.clock.advance({ days: 1 });
  await send(server.app, market.runAgain, { as: member, body });
  await makePacks();
  const again = await send(server.app, market.getReport, { as: member, query: body });
  expect(again.reply.report.changes).toEqual([
    expect.objectContaining({ host: 'crewlark.test', of: 'plan', kind: 'changed', importance: 'high' }),
  ]);
  expect(again.reply.report.changes?.[0]?.text).toContain('£15');
  const received = server.mailbox.to(member.email).at(-1);
  expect(received?.subject).toBe('Changes in your market: crewlark.test');
  expect(received?.text).toContain(again.reply.report.changes?.[0]?.text);
});

test('[MKT-2] with every source failing, the report is short, says so and invents nothing', async () => {
  server.clock.advance({ days: 1 });
  internet.fail('*', { kind: '503' });
  const { uuid, token } = await ask(internet.originOf('marrowby.test'), 'short@kettle.example');
  await makePacks();
  internet.fail('*', null);
  const short = await read({ uuid, token });
  expect(short.state).toBe('done');
  expect(short.notice).toContain('could not be read');
  expect([short.findings, short.plans, short.citations].flat().filter((one) => one !== null)).toEqual([]);
  expect(short.sources.some(({ outcome }) => outcome === 'answered')).toBe(false);
});
