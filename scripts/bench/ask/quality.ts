import type { Answer } from '@earshot/contracts/questions';
import type { TextEngine } from '../../../apps/server/src/features/text-engine.ts';
import { Asker } from '../../../apps/server/src/features/questions/ask.ts';
import { FreeSpace } from '../../../apps/server/src/platform/database/free-space.ts';
import type { Database } from '../../../apps/server/src/platform/database/open.ts';
import type { Measured } from '../search/report.ts';
import { wrongNumbers } from './check-answer.ts';
import type { AskedQuestion } from './expected-plan.ts';
import { golden } from './golden.ts';
import { paraphrases } from './paraphrases.ts';
import { differences } from './plan-match.ts';
import type { SeededWorkspace } from './seed-database.ts';
import { today } from './seeded-workspace.ts';
import { unanswerable } from './unanswerable.ts';

/** Asks all written questions, and counts what is right. */
export async function measureQuality(
  deps: { database: Database; engine: TextEngine },
  seeded: SeededWorkspace,
  isVerbose: boolean,
): Promise<Measured[]> {
  const now = () => Date.parse(`${today}T12:00:00Z`);
  const asker = new Asker({ ...deps, now, freeSpace: new FreeSpace('.', 0), llm: null, encoder: null });
  const written = new Asker({
    ...deps,
    now,
    freeSpace: new FreeSpace('.', 0),
    encoder: null,
    // It does as it is told: the counted number with its citation.
    llm: { write: () => Promise.resolve('Counted: {{main}} [1].') },
  });
  const caller = { workspaceId: seeded.workspaceId, userId: seeded.userId };
  const say = (question: string, faults: readonly string[]) => {
    if (isVerbose && faults.length > 0) console.log(`${question}\n   ${faults.join('\n   ')}`);
  };
  const ask = async ({ question, after }: Pick<AskedQuestion, 'question' | 'after'>): Promise<Answer> => {
    const before = after === undefined ? undefined : await asker.ask(caller, { new_message: after });
    return asker.ask(caller, {
      new_message: question,
      ...(before && { conversation_id: before.conversation_id }),
    });
  };

  const tally = { plans: 0, exact: 0, counted: 0, spans: 0, verbatim: 0, refused: 0, same: 0, written: 0 };
  for (const asked of golden) {
    const answer = await ask(asked);
    const inModelWords = await written.ask(caller, {
      new_message: asked.question,
      ...(answer.plan && { plan: answer.plan }),
    });
    if (JSON.stringify(inModelWords.figures) === JSON.stringify(answer.figures)) tally.same += 1;
    if (inModelWords.written_by === 'model') tally.written += 1;
    const planFaults = differences(answer.plan, asked.plan, seeded.accountIds);
    const numberFaults = wrongNumbers(answer, asked.plan, seeded.items);
    if (planFaults.length === 0) tally.plans += 1;
    if (answer.status === 'refused') tally.refused += 1;
    if (numberFaults) {
      tally.counted += 1;
      if (numberFaults.length === 0) tally.exact += 1;
    }
    for (const { review_id: id, quote } of answer.citations) {
      tally.spans += 1;
      if (quote && seeded.items[id - 1]?.text.includes(quote)) tally.verbatim += 1;
    }
    say(asked.question, [
      ...planFaults,
      ...(numberFaults ?? []),
      ...(answer.status === 'refused' ? [answer.response] : []),
    ]);
  }
  let right = 0;
  for (const asked of paraphrases) {
    const answer = await ask(asked);
    // Which of them are wrong is not shown: nothing is to be tuned on them.
    if (differences(answer.plan, asked.plan, seeded.accountIds).length === 0) right += 1;
  }
  let refused = 0;
  for (const question of unanswerable) {
    const answer = await ask({ question });
    if (answer.status === 'refused') refused += 1;
    else say(question, [answer.response]);
  }
  const percent = (part: number, whole: number) => (100 * part) / whole;
  return [
    {
      name: `numbers the same with a model (${tally.written} written by it)`,
      value: percent(tally.same, golden.length),
      unit: '%',
      limit: { atLeast: 100 },
    },
    {
      name: `golden questions (${golden.length}): plan right`,
      value: percent(tally.plans, golden.length),
      unit: '%',
    },
    {
      name: `golden questions (${tally.counted} structural): numbers exact`,
      value: percent(tally.exact, tally.counted),
      unit: '%',
      limit: { atLeast: 100 },
    },
    {
      name: `cited spans (${tally.spans}): word for word`,
      value: percent(tally.verbatim, tally.spans),
      unit: '%',
      limit: { atLeast: 100 },
    },
    {
      name: 'answerable questions refused',
      value: percent(tally.refused, golden.length),
      unit: '%',
      limit: { atMost: 5 },
    },
    {
      name: `unanswerable questions (${unanswerable.length}) refused`,
      value: percent(refused, unanswerable.length),
      unit: '%',
      limit: { atLeast: 95 },
    },
    {
      name: `paraphrases (${paraphrases.length}): plan right`,
      value: percent(right, paraphrases.length),
      unit: '%',
      limit: { atLeast: 85 },
    },
  ];
}
