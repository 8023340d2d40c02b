import type { Check, OutsideQuestion } from './format.ts';
import type { CheckVerdict, Room } from './judge-check.ts';
import { judgeCheck } from './judge-check.ts';
import type { ReadAnswer } from './read-answer.ts';
import { claimsAbsence, numbersOf } from './read-answer.ts';

export const verdicts = [
  'right',
  'partly right',
  'wrong with doubt shown',
  'wrong with confidence',
  'wrongly refused',
] as const;
export type Verdict = (typeof verdicts)[number];

/** What the run's answers have in common. */
export interface Run {
  /** Notices that most answers have, which show no doubt. */
  usualNotices: ReadonlySet<string>;
  answers: ReadonlyMap<string, ReadAnswer>;
}

/** Judges an answer; null stands for a call that failed. */
export function judgeQuestion(
  question: OutsideQuestion,
  read: ReadAnswer | null,
  items: Room['items'],
  run: Run,
): { verdict: Verdict; checks: CheckVerdict[] } {
  const { checks } = question;
  if (!read) return { verdict: 'wrong with confidence', checks: [] };
  const isDoubtful = showsDoubt(question, read, run);
  const room: Room = {
    items,
    names: namesOf(checks),
    isDoubtful,
    other: (id) => run.answers.get(id),
  };
  const judged = checks.map((check) => judgeCheck(check, read, room));
  const asks = (kind: Check['kind']) => checks.some((check) => check.kind === kind);
  const verdictOf = (): Verdict => {
    const wrong = isDoubtful ? 'wrong with doubt shown' : 'wrong with confidence';
    if (asks('mustNotClaimAbsence') && claimsAbsence(read, room.names)) return wrong;
    if (read.isRefused && !asks('mustRefuse') && !asks('mustSayNone')) return 'wrongly refused';
    if (judged.every((one) => one === 'right')) return 'right';
    if (checks.some((check, i) => judged[i] === 'wrong' && !isSide(check, question))) {
      const mayDoubt = !asks('mustRefuse') || read.answer.status === 'partial';
      return mayDoubt ? wrong : 'wrong with confidence';
    }
    return 'partly right';
  };
  return { verdict: verdictOf(), checks: judged };
}

function isSide({ kind }: Check, { checks, class: of }: OutsideQuestion): boolean {
  if (kind === 'sameAs') return true;
  if (checks.length < 2) return false;
  if (kind === 'mustMention') return of !== 'ambiguous';
  return kind === 'quotesMatch' && !['quotes', 'who', 'summary'].includes(of);
}

function showsDoubt({ checks }: OutsideQuestion, read: ReadAnswer, { usualNotices }: Run): boolean {
  const { answer, said } = read;
  if (answer.status === 'partial' || answer.not_understood.length > 0) return true;
  if (answer.notice !== null && !usualNotices.has(answer.notice)) return true;
  if (/\bbetween \d+ and \d+\b/.test(said)) return true;
  const least = checks.flatMap((check) =>
    check.kind === 'exact' || check.kind === 'range' ? [check] : [],
  )[0];
  if (!least || !/\bat least\b/i.test(said)) return false;
  const [number = 0] = numbersOf(read, least.unit, namesOf(checks));
  return number < (least.kind === 'exact' ? least.value : least.low);
}

function namesOf(checks: readonly Check[]): string[] {
  return checks.flatMap((check) => {
    if (check.kind === 'head') return check.names.flatMap(({ name, accept }) => [name, ...accept]);
    return check.kind === 'perGroup' ? Object.keys(check.groups) : [];
  });
}
