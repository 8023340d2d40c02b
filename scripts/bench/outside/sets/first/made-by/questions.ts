import type { OutsideQuestion } from '../../../format.ts';
import { cityDeskQuestions } from './city-desk/questions.ts';
import { farmMarketQuestions } from './farm-market/questions.ts';
import { hearingAidQuestions } from './hearing-aids/questions.ts';
import type { Row, Workspace } from './rows.ts';

const questionsOf: Record<string, (rows: readonly Row[]) => OutsideQuestion[]> = {
  'city-desk': cityDeskQuestions,
  'farm-market': farmMarketQuestions,
  'hearing-aids': hearingAidQuestions,
};

/** All questions, with the truth of each counted from the workspaces' rows. */
export function questionsAbout(workspaces: readonly Workspace[]): OutsideQuestion[] {
  const questions = workspaces.flatMap(({ name, rows }) => questionsOf[name]?.(rows) ?? []);
  const ids = new Set(questions.map(({ id }) => id));
  if (ids.size < questions.length) throw new Error('Two questions have one id.');
  for (const { id, after, checks } of questions) {
    const named = checks.flatMap((check) => (check.kind === 'sameAs' ? [check.question] : []));
    for (const other of [...named, ...(after === undefined ? [] : [after])])
      if (!ids.has(other)) throw new Error(`${id} names ${other}, which is no question.`);
  }
  return questions;
}
