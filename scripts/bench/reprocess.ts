// What it costs to clean items that were stored before texts were cleaned: npm run bench:reprocess [-- <items>]
import type { CleaningRun } from '@earshot/contracts/cleaning';
import { cleaning } from '@earshot/contracts/cleaning';
import { feedback } from '@earshot/contracts/feedback';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { callApi } from './load/api-client.ts';
import type { Server } from './load/processes.ts';
import { processorSeconds, startEarshot } from './load/processes.ts';
import type { Line } from './load/report.ts';
import { holds, print } from './load/report.ts';
import { seedFolder } from './load/seeded-folder.ts';

const items = Number(process.argv[2] ?? 20_000);
/** Figures are told for so many items. */
const told = 100_000;
const listsQuiet = 200;
const pauseMs = 20;
/** Seldom: each look costs some milliseconds of what is measured. */
const lookEveryMs = 1000;

/** Every third item is a mail with markup, a signature and a quote. */
function cameAs(text: string, n: number): string {
  if (n % 3 !== 0) return text;
  return (
    `<html><body><p>Hello team,</p><p>${text}</p><p>Best regards,<br>Ann Lee</p><div class="gmail_quote">` +
    `<div>On Mon, May 4, 2026 at 9:12 AM Ida wrote:</div><blockquote>We look into ticket ${n}.</blockquote></div></body></html>`
  );
}

const lines: Line[] = [];
function report(line: Line): void {
  lines.push(line);
  print(line);
}

const dataDir = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
try {
  const { tokens } = await seedFolder(dataDir, items, cameAs);
  const earshot = await startEarshot(dataDir, { EARSHOT_TRUSTED_PROXIES: '127.0.0.1/32' });
  try {
    await measure(earshot, tokens);
  } finally {
    await earshot.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
const missed = lines.filter((line) => !holds(line));
process.stdout.write(
  `\n${items} items; ${lines.length - missed.length} of ${lines.length} figures hold; load of the machine ${loadavg()[0]?.toFixed(1)}\n`,
);
process.exitCode = missed.length > 0 ? 1 : 0;

async function measure(earshot: Server, tokens: readonly string[]): Promise<void> {
  const owner = tokens[0] ?? '';
  const perTold = (seconds: number) => (seconds / items) * told;
  // The jobs' thread starts, and its code is warm.
  await callApi(earshot.address, owner, cleaning.check, { body: {} });
  await until(earshot, owner, ['checked']);
  const check = await costOf(earshot, owner, 'checked', () =>
    callApi(earshot.address, owner, cleaning.check, { body: {} }),
  );
  const apply = await costOf(earshot, owner, 'counting', (run_id) =>
    callApi(earshot.address, owner, cleaning.apply, { body: { run_id } }),
  );
  await until(earshot, owner, ['done']);
  const undo = await costOf(earshot, owner, 'undone', (run_id) =>
    callApi(earshot.address, owner, cleaning.undo, { body: { run_id } }),
  );
  report({ name: 'items that changed', value: (apply.run.items_changed / items) * 100, unit: '%' });
  const note = `${(check.wall + apply.wall).toFixed(1)} s for ${items} items, database included`;
  const cost = perTold(check.cpu + apply.cpu);
  report({
    ...{ name: `CPU of check and cleaning, ${told} items`, value: cost, unit: 's' },
    ...{ limit: { atMost: 60 }, note },
  });
  report({ name: '  of it the check', value: perTold(check.cpu), unit: 's' });
  report({ name: `CPU of the undo, ${told} items`, value: perTold(undo.cpu), unit: 's' });

  await wait(3000);
  const quiet = await listTimes(earshot, tokens, (count) => count >= listsQuiet);
  await costOf(earshot, owner, 'checked', () =>
    callApi(earshot.address, owner, cleaning.check, { body: {} }),
  );
  const { run_id } = await newest(earshot, owner);
  let isOver = false;
  const over = callApi(earshot.address, owner, cleaning.apply, { body: { run_id } })
    .then(() => until(earshot, owner, ['counting', 'done']))
    .finally(() => (isOver = true));
  const busy = await listTimes(earshot, tokens, () => isOver);
  await over;
  report({ name: 'lists, 95 % within, quiet', value: nearlyAll(quiet), unit: 'ms' });
  report({
    ...{ name: 'lists, 95 % within, while items are cleaned', value: nearlyAll(busy), unit: 'ms' },
    ...{ limit: { atMost: 2 * nearlyAll(quiet) }, note: `${busy.length} lists` },
  });
}

async function costOf(
  earshot: Server,
  token: string,
  end: CleaningRun['state'],
  ask: (runId: string) => Promise<unknown>,
): Promise<{ cpu: number; wall: number; run: CleaningRun }> {
  const runId = (await newest(earshot, token).catch(() => null))?.run_id ?? '';
  const [cpu, started] = [processorSeconds(earshot.pid), performance.now()];
  await ask(runId);
  const run = await until(earshot, token, [end]);
  const wall = (performance.now() - started) / 1000;
  return { cpu: processorSeconds(earshot.pid) - cpu, wall, run };
}

async function until(
  earshot: Server,
  token: string,
  ends: readonly CleaningRun['state'][],
): Promise<CleaningRun> {
  for (;;) {
    const run = await newest(earshot, token);
    if (ends.includes(run.state)) return run;
    // It counts topics and themes next, which may be over between two looks.
    if (run.state === 'done' && ends.includes('counting')) return run;
    if (run.state === 'failed') throw new Error(run.error ?? 'The run failed');
    await wait(lookEveryMs);
  }
}

async function newest({ address }: Server, token: string): Promise<CleaningRun> {
  const [run] = (await callApi(address, token, cleaning.getState)).runs;
  if (!run) throw new Error('There is no run');
  return run;
}

/** How long lists take, one after the other, in milliseconds. Members take turns: each has a limit. */
async function listTimes(
  { address }: Server,
  tokens: readonly string[],
  isEnough: (count: number) => boolean,
): Promise<number[]> {
  const times: number[] = [];
  while (!isEnough(times.length)) {
    const started = performance.now();
    await callApi(address, tokens[times.length % tokens.length] ?? '', feedback.getFeedback, { body: {} });
    times.push(performance.now() - started);
    await wait(pauseMs);
  }
  return times;
}

function nearlyAll(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
