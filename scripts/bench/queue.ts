/**
 * Imports a generated support queue with the guessed mapping, and compares what is found with what was planted
 * (`scripts/bench/cleaning/README.md`).
 *
 *   npm run bench:queue [-- --seed 1] [--names]
 *
 * Seed 1 is open. Of seed 2 nothing but figures may be looked at: `--names`, which prints themes, is refused for it.
 */
import { analytics } from '@earshot/contracts/analytics';
import { sentiments } from '@earshot/contracts/filter/feedback-filter';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { customersCsv, feedbackCsv } from './cleaning/queue/files.ts';
import type { Queue } from './cleaning/queue/queue.ts';
import { queueFor } from './cleaning/queue/queue.ts';
import { FIRST_DAY, RISES_FROM, WEEKS } from './cleaning/queue/weekly.ts';
import { callApi } from './load/api-client.ts';
import { startEarshot } from './load/processes.ts';
import { seedWorkspaces } from './outside/seed-workspaces.ts';
import { importFile } from './queue/import-file.ts';
import { othersPhrase } from './queue/others-phrases.ts';
import { paragraphsOf, reportOfQueue } from './queue/report-of-queue.ts';
import type { JudgedTheme } from './queue/themes-of-queue.ts';
import { themesOfQueue } from './queue/themes-of-queue.ts';
import type { Measured } from './search/report.ts';
import { isKept, printTable } from './search/report.ts';

const WEEK_MS = 7 * 86_400_000;
const FROZEN = 2;
const TOP = 10;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
/** The weeks in which one matter rises; as many lie before them. */
const days = {
  said_from: dayOf(FIRST_DAY + (RISES_FROM - 1) * WEEK_MS),
  said_to: dayOf(FIRST_DAY + WEEKS * WEEK_MS - 86_400_000),
};

const { values: options } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, names: { type: 'boolean', default: false } },
});
const seed = Number(options.seed);
const showsNames = options.names && seed !== FROZEN;
const lines = await figuresOf(queueFor(seed));
printTable(lines);
process.exitCode = lines.every(isKept) ? 0 : 1;

async function figuresOf(queue: Queue): Promise<Measured[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'earshot-queue-'));
  try {
    const tokens = await seedWorkspaces(dataDir, ['queue', 'alone']);
    const earshot = await startEarshot(dataDir, { EARSHOT_LOG_LEVEL: 'silent' });
    try {
      const { address } = earshot;
      const [token, alone] = [tokens.get('queue') ?? '', tokens.get('alone') ?? ''];
      await importFile(address, token, 'queue', feedbackCsv(queue, true));
      await importFile(address, alone, 'alone', customersCsv(queue));
      const [shares, sharesAlone] = [await sharesOf(address, token), await sharesOf(address, alone)];
      const themes = await themesOfQueue(address, token, queue, days);
      const report = await reportOfQueue(address, token, days);
      return [
        ...sentimentFigures(shares, sharesAlone),
        ...themeFigures(queue, themes),
        ...growthFigures(queue, themes, paragraphsOf(report)),
      ];
    } finally {
      await earshot.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Percent of items of each sentiment. */
async function sharesOf(address: string, token: string): Promise<ReadonlyMap<string, number>> {
  const body = { by: 'sentiment' } as const;
  const { rows } = await callApi(address, token, analytics.measure, { body });
  const all = rows.reduce((sum, { figure }) => sum + (figure.value ?? 0), 0);
  return new Map(rows.map(({ key, figure }) => [key ?? '', (100 * (figure.value ?? 0)) / all]));
}

function sentimentFigures(
  shares: ReadonlyMap<string, number>,
  alone: ReadonlyMap<string, number>,
): Measured[] {
  const apart = sentiments.map((one) => Math.abs((shares.get(one) ?? 0) - (alone.get(one) ?? 0)));
  return [
    {
      ...{ name: 'sentiment, furthest from the same texts alone', value: Math.max(...apart) },
      ...{ unit: 'points', limit: { atMost: 3 } },
    },
  ];
}

function themeFigures(queue: Queue, themes: readonly JudgedTheme[]): Measured[] {
  const isOthers = othersPhrase(queue);
  const top = themes.slice(0, TOP);
  if (showsNames) {
    for (const { theme, matter, share } of themes)
      console.log(
        `${theme.name.padEnd(44)} ${String(theme.count).padStart(5)}  ${String(matter).padEnd(16)} ${share.toFixed(2)}  ${theme.trend.verdict} ${theme.trend.before.count} → ${theme.trend.count}`,
      );
  }
  return [
    { name: 'themes found', value: themes.length, unit: '' },
    {
      ...{ name: 'of the top ten, named by what agents or programs say' },
      ...{ value: top.filter(({ theme }) => isOthers(theme.name)).length, unit: '', limit: { atMost: 0 } },
    },
    {
      ...{ name: 'of the top ten, mostly of one matter', unit: '' },
      value: top.filter(({ share }) => share >= 0.5).length,
    },
  ];
}

function growthFigures(
  { planted, tickets }: Queue,
  themes: readonly JudgedTheme[],
  paragraphs: readonly string[],
): Measured[] {
  const rising = themes.filter(({ matter }) => matter === planted.rising);
  const counted = rising.reduce((sum, { theme }) => sum + theme.trend.count, 0);
  const truly = tickets.filter(
    ({ matters, week }) => week >= RISES_FROM && matters.includes(planted.rising),
  ).length;
  const up = themes.filter(({ theme }) => theme.trend.verdict === 'up');
  // How many items there are comes first; the first theme that a paragraph names is the report's head.
  const namedIn = (said: string) =>
    themes
      .filter(({ theme }) => said.includes(theme.name))
      .toSorted((a, b) => said.indexOf(a.theme.name) - said.indexOf(b.theme.name));
  const [head] = paragraphs.flatMap(namedIn);
  const isRise = head?.matter === planted.rising;
  const told = isRise ? head.theme.trend.count : 0;
  const apart = (count: number) => (100 * Math.abs(count - truly)) / truly;
  if (showsNames)
    console.log(
      `\n${planted.rising} rises, ${planted.falling} falls. The report:\n${paragraphs.join('\n')}\n`,
    );
  return [
    {
      name: 'the first theme that the report names is the rise',
      value: isRise ? 1 : 0,
      unit: '',
      limit: { atLeast: 1 },
    },
    {
      ...{ name: 'its count there, apart from the true one', unit: '%', limit: { atMost: 5 } },
      value: apart(told),
    },
    { name: 'the same of all themes of the rise together', unit: '%', value: apart(counted) },
    {
      ...{ name: 'themes of the rise that are told as up', unit: '', limit: { atLeast: 1 } },
      value: up.filter(({ matter }) => matter === planted.rising).length,
    },
    {
      ...{ name: 'themes of the fall that are told as down', unit: '', limit: { atLeast: 1 } },
      value: themes.filter(
        ({ matter, theme }) => matter === planted.falling && theme.trend.verdict === 'down',
      ).length,
    },
    {
      ...{ name: 'other themes told as up', unit: '', limit: { atMost: 0 } },
      value: up.filter(({ matter }) => matter !== planted.rising).length,
    },
  ];
}
