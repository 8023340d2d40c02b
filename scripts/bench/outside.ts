/**
 * Asks the questions of outside examinations, and judges the answers by what is known of their data
 * (`scripts/bench/outside/README.md`).
 *
 *   npm run bench:outside -- [folder …] [--json file] [--verbose]
 *
 * Without a folder all sets of the project are taken. Only figures are printed; `--verbose` prints what is not right with its question
 * too, which nobody who changes how questions are read should look at for a set that judges them.
 */
import { readdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { questions as calls } from '@earshot/contracts/questions';
import { startEarshot } from './load/processes.ts';
import { callApi } from './load/api-client.ts';
import type { OutsideQuestion } from './outside/format.ts';
import { importWorkspace } from './outside/import-workspace.ts';
import { judgeQuestion } from './outside/judge-question.ts';
import type { ReadAnswer } from './outside/read-answer.ts';
import { readAnswer } from './outside/read-answer.ts';
import type { OutsideSet } from './outside/read-set.ts';
import { readSet } from './outside/read-set.ts';
import { seedWorkspaces } from './outside/seed-workspaces.ts';
import type { Judged } from './outside/tell.ts';
import { print, tallies } from './outside/tell.ts';

const { values: options, positionals } = parseArgs({
  options: { json: { type: 'string' }, verbose: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const own = new URL('outside/sets/', import.meta.url).pathname;
const folders =
  positionals.length > 0
    ? positionals.map((one) => resolve(one))
    : (await readdir(own)).map((name) => join(own, name));
const told: Record<string, unknown> = {};
for (const folder of folders) {
  console.log(folder.split('/').at(-1));
  const judged = await examine(await readSet(folder));
  const figures = tallies(judged);
  print(figures, judged);
  told[folder.split('/').at(-1) ?? ''] = figures;
}
if (options.json !== undefined) await writeFile(options.json, `${JSON.stringify(told, null, 2)}\n`);

async function examine(set: OutsideSet): Promise<Judged[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'earshot-outside-'));
  try {
    const tokens = await seedWorkspaces(
      dataDir,
      set.workspaces.map(({ name }) => name),
    );
    const earshot = await startEarshot(dataDir, { EARSHOT_LOG_LEVEL: 'silent' });
    try {
      for (const workspace of set.workspaces)
        await importWorkspace(earshot.address, tokens.get(workspace.name) ?? '', workspace);
      const answers = new Map<string, ReadAnswer>();
      for (const question of set.questions) {
        const answer = await ask(earshot.address, tokens, set, question);
        if (answer) answers.set(question.id, answer);
      }
      return judge(set, answers);
    } finally {
      await earshot.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A question that leans on others is asked after these, in a conversation of its own. @returns null when the call failed */
async function ask(
  address: string,
  tokens: ReadonlyMap<string, string>,
  set: OutsideSet,
  question: OutsideQuestion,
): Promise<ReadAnswer | null> {
  const chain = [question];
  for (let one = question; one.after !== undefined;) {
    const before = set.questions.find(({ id }) => id === one.after);
    if (!before) break;
    chain.unshift(before);
    one = before;
  }
  const token = tokens.get(question.workspace) ?? '';
  let conversation: string | undefined;
  let read: ReadAnswer | null = null;
  for (const one of chain) {
    const body = {
      new_message: one.question,
      ...(conversation !== undefined && { conversation_id: conversation }),
    };
    try {
      const answer = await callApi(address, token, calls.ask, { body });
      conversation = answer.conversation_id;
      read = readAnswer(answer);
    } catch (error) {
      if (options.verbose) console.log(one.question, error);
      read = null;
    }
  }
  return read;
}

function judge({ workspaces, questions }: OutsideSet, answers: ReadonlyMap<string, ReadAnswer>): Judged[] {
  const notices = [...answers.values()].flatMap(({ answer }) => answer.notice ?? []);
  const usualNotices = new Set(
    notices.filter((notice) => notices.filter((one) => one === notice).length * 2 >= answers.size),
  );
  return questions.map((question) => {
    const items = workspaces.find(({ name }) => name === question.workspace)?.items ?? [];
    const read = answers.get(question.id) ?? null;
    const { verdict, checks } = judgeQuestion(question, read, items, { usualNotices, answers });
    if (options.verbose && verdict !== 'right') tellOf(question, verdict, checks, read);
    return { question, verdict };
  });
}

function tellOf(
  question: OutsideQuestion,
  verdict: string,
  checks: readonly string[],
  read: ReadAnswer | null,
): void {
  console.log(`\n${question.id} ${question.question} — ${verdict}`);
  question.checks.forEach((check, i) =>
    console.log(`   ${checks[i] ?? ''} ${JSON.stringify(check).slice(0, 300)}`),
  );
  console.log(`   said: ${read?.said.replaceAll('\n', ' / ').slice(0, 600) ?? 'the call failed'}`);
  if (read?.answer.notice) console.log(`   notice: ${read.answer.notice}`);
  console.log(`   plan: ${JSON.stringify(read?.answer.plan)}`);
}
