import { indexOf } from '../search/corpus.ts';
import type { Measured } from '../search/report.ts';
import type { SearchSource } from './sets.ts';

const HIGH = 0.5;
const MEDIUM = 0.25;
/** What a person looks through of one answer. */
const READ = 10;

/** How well a source's questions are answered; the figures are described in scripts/bench/outside-text/README.md. */
export function measureSearch({ name, texts, questions }: SearchSource): Measured[] {
  const index = indexOf(texts.map(({ text }) => text));
  const answers = questions.map(({ text, matter }) => {
    const isRight = (id: number): boolean => matter !== null && (texts[id]?.matters ?? []).includes(matter);
    const { results } = index.search({ text }, { offset: 0, limit: texts.length, keepLowScores: true });
    const there = texts.filter((_, id) => isRight(id)).length;
    return { matter, there, judged: results.map(({ id, score }) => ({ score, isRight: isRight(id) })) };
  });
  const about = answers.filter(({ matter }) => matter !== null);
  const absent = answers.filter(({ matter }) => matter === null);
  const pairs = answers.flatMap(({ judged }) => judged);
  const rightFrom = (least: number, under: number): { share: number; count: number } => {
    const called = pairs.filter(({ score }) => score >= least && score < under);
    return {
      share: percent(called.filter(({ isRight }) => isRight).length, called.length),
      count: called.length,
    };
  };
  const high = rightFrom(HIGH, Infinity);
  const medium = rightFrom(MEDIUM, HIGH);
  const line = (what: string, value: number, limit?: Measured['limit']): Measured => ({
    name: `${name}: ${what}`,
    value,
    unit: '%',
    ...(limit ? { limit } : {}),
  });
  return [
    line('P@1', percent(about.filter(({ judged }) => judged[0]?.isRight).length, about.length)),
    line(
      'P@10',
      meanOf(
        about.map(({ judged, there }) => {
          const read = Math.min(READ, there);
          return percent(judged.slice(0, read).filter(({ isRight }) => isRight).length, read);
        }),
      ),
    ),
    line(`right of what is called High (${high.count})`, high.share, { atLeast: 85 }),
    line(`right of what is called Medium (${medium.count}), at least`, medium.share, { atLeast: 40 }),
    line('the same, at most', medium.share, { atMost: 75 }),
    line(
      `questions about what is not there with a High best result (${absent.length})`,
      percent(absent.filter(({ judged }) => (judged[0]?.score ?? 0) >= HIGH).length, absent.length),
      { atMost: 15 },
    ),
    line(
      'questions about what is there with a High best result',
      percent(about.filter(({ judged }) => (judged[0]?.score ?? 0) >= HIGH).length, about.length),
    ),
  ];
}

/** Best results of each question, for reading. */
export function printResults({ name, texts, questions }: SearchSource): void {
  const index = indexOf(texts.map(({ text }) => text));
  console.log(`\n${name}`);
  for (const { text, matter } of questions) {
    const { results } = index.search({ text }, { offset: 0, limit: 5, keepLowScores: true });
    console.log(`${text}  [${matter ?? 'not there'}]`);
    for (const { id, score } of results) {
      const one = texts[id];
      const mark = matter !== null && one?.matters.includes(matter) ? '+' : '-';
      console.log(`    ${mark} ${score.toFixed(2)}  ${(one?.text ?? '').replace(/\s+/g, ' ').slice(0, 110)}`);
    }
  }
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
