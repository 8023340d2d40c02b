import type { OutsideQuestion } from './format.ts';
import type { Verdict } from './judge-question.ts';
import { verdicts } from './judge-question.ts';

export interface Judged {
  question: OutsideQuestion;
  verdict: Verdict;
}

export interface Tally {
  of: string;
  questions: number;
  counts: Record<Verdict, number>;
}

/** Counts by class, by workspace and by language of the question, and in all: figures alone, no question. */
export function tallies(
  judged: readonly Judged[],
): Record<'all' | 'class' | 'workspace' | 'language', Tally[]> {
  const by = (nameOf: (question: OutsideQuestion) => string) => {
    const names = [...new Set(judged.map(({ question }) => nameOf(question)))].sort();
    return names.map((name) =>
      tally(
        name,
        judged.filter(({ question }) => nameOf(question) === name),
      ),
    );
  };
  return {
    all: [tally('all', judged)],
    class: by((question) => question.class),
    workspace: by(({ workspace }) => workspace),
    language: by(({ language }) => language),
  };
}

function tally(of: string, judged: readonly Judged[]): Tally {
  const counts = Object.fromEntries(
    verdicts.map((one) => [one, judged.filter(({ verdict }) => verdict === one).length]),
  ) as Record<Verdict, number>;
  return { of, questions: judged.length, counts };
}

/** A table, and what is aimed at. */
export function print(told: ReturnType<typeof tallies>, judged: readonly Judged[]): void {
  const heads = ['right', 'partly', 'doubtful', 'confident', 'refused'];
  console.log(`${''.padEnd(22)}${['asked', ...heads].map((head) => head.padStart(11)).join('')}`);
  for (const [kind, rows] of Object.entries(told)) {
    if (kind !== 'all') console.log(`by ${kind}`);
    for (const { of, questions, counts } of rows) {
      const cells = verdicts.map((one) => {
        const count = counts[one];
        const share = kind === 'all' ? ` (${Math.round((100 * count) / questions)} %)` : '';
        return `${count}${share}`.padStart(11);
      });
      console.log(`${of.padEnd(22)}${String(questions).padStart(11)}${cells.join('')}`);
    }
  }
  const answerable = judged.filter(({ question: { checks } }) => !checks.some(isRefusalMeant)).length;
  const refused = judged.filter(({ verdict }) => verdict === 'wrongly refused').length;
  console.log(
    `wrongly refused of the ${answerable} that ought to be answered: ${percent(refused, answerable)}`,
  );
}

function isRefusalMeant({ kind }: OutsideQuestion['checks'][number]): boolean {
  return kind === 'mustRefuse' || kind === 'mustSayNone';
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}
