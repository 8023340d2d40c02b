/**
 * Measures how questions are read: of each question the plan is held against those that a careful analyst would use.
 *
 *   npm run bench:plans -- [--frozen] [--verbose] [--only payroll]
 *
 * `--verbose` prints every question that is not read rightly. Of the frozen questions only totals are printed.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { starRange } from '../../packages/contracts/src/filter/stars.ts';
import { NameIndex } from '../../packages/analysis/src/questions/names/names.ts';
import type { PlannedQuestion } from '../../packages/analysis/src/questions/plan.ts';
import { planQuestion } from '../../packages/analysis/src/questions/plan-question.ts';
import { extraWords, unkept } from './ask-plans/judge-plan.ts';
import type { AskedQuestion, Business } from './ask-plans/read-questions.ts';
import { readBusiness } from './ask-plans/read-questions.ts';

const { values: options } = parseArgs({
  options: {
    frozen: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

type Verdict =
  'right' | 'right, doubt shown' | 'wrong, doubt shown' | 'wrong with confidence' | 'wrongly refused';

const folder = join(import.meta.dirname, 'ask-plans', options.frozen ? 'frozen' : 'open');
const files = readdirSync(folder).filter(
  (file) => options.only === undefined || file.startsWith(options.only),
);
const totals = new Map<Verdict, number>();
/** What plans did not keep, by the key of the clause. */
const lost = new Map<string, number>();
const begun = process.cpuUsage();
let asked = 0;
for (const file of files.toSorted()) {
  const business = readBusiness(join(folder, file));
  for (const question of business.questions) {
    asked += 1;
    const { verdict, why, planned } = judged(business, question);
    totals.set(verdict, (totals.get(verdict) ?? 0) + 1);
    if (!verdict.startsWith('right'))
      for (const clause of why) {
        const [key = ''] = clause.split(':');
        lost.set(key, (lost.get(key) ?? 0) + 1);
      }
    if (options.verbose && !options.frozen) tell(business, question, { verdict, why, planned });
  }
}
const { user, system } = process.cpuUsage(begun);
for (const verdict of [
  'right',
  'right, doubt shown',
  'wrong, doubt shown',
  'wrong with confidence',
  'wrongly refused',
] as const)
  console.log(`${verdict.padEnd(24)} ${String(totals.get(verdict) ?? 0)}`);

/** Other wordings of a matter are many, and looked up. */
function withoutWordings(key: string, value: unknown): unknown {
  return key === 'or' || key === 'each' || key === 'at_least' || (key === 'order' && value === 'most')
    ? undefined
    : value;
}
console.log(
  `processor time a question, its names made ready: ${((user + system) / 1000 / asked).toFixed(1)} ms`,
);
console.log(
  `not kept: ${[...lost]
    .toSorted((a, b) => b[1] - a[1])
    .map(([key, count]) => `${key} ${count}`)
    .join(', ')}`,
);

function judged(business: Business, { text, after, plans }: AskedQuestion) {
  const { today, known } = business;
  const context = { names: new NameIndex(known), today, starRange };
  const before = after === undefined ? null : planQuestion(after, context).plan;
  const planned = planQuestion(text, before ? { ...context, previous: before } : context);
  const mayRefuse = plans.some((clauses) =>
    clauses.some(({ key, value }) => key === 'do' && value === 'refuse'),
  );
  const differences = plans.map((clauses) =>
    planned.plan ? unkept(planned.plan, clauses, known, today) : ['no plan'],
  );
  const [least = []] = differences.toSorted((a, b) => a.length - b.length);
  const verdict = verdictOf(planned, { mayRefuse, isRight: least.length === 0 });
  return { verdict, why: least, planned };
}

function verdictOf(
  { plan, not_understood: unused }: PlannedQuestion,
  { mayRefuse, isRight }: { mayRefuse: boolean; isRight: boolean },
): Verdict {
  if (!plan) return mayRefuse ? 'right' : 'wrongly refused';
  const isSure = unused.length === 0;
  if (isRight) return isSure ? 'right' : 'right, doubt shown';
  return !isSure ? 'wrong, doubt shown' : 'wrong with confidence';
}

function tell(
  { name }: Business,
  { text, plans }: AskedQuestion,
  { verdict, why, planned }: ReturnType<typeof judged>,
): void {
  const extra = planned.plan && verdict === 'right' ? extraWords(planned.plan, plans.flat()) : [];
  if (verdict === 'right' && extra.length === 0) return;
  console.log(`${name} | ${verdict} | ${text}`);
  if (extra.length > 0) console.log(`   more words: ${extra.join(' ')}`);
  else console.log(`   unkept: ${why.join('; ')}`);
  console.log(`   read: ${JSON.stringify(planned.plan, withoutWordings)}`);
  const { not_understood: unused, beyond, loose } = planned;
  console.log(
    `   unused: ${unused.join(', ')} | loose: ${loose.join(', ')} | beyond: ${beyond ? `${beyond.reason} ${beyond.text}` : '-'}`,
  );
}
