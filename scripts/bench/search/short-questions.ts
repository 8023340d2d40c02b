import { questionedTexts } from '../../engine/short-questions.ts';
import { indexOf } from './corpus.ts';
import type { Measured } from './report.ts';

const HIGH = 0.5;
const MEDIUM = 0.25;

/**
 * Short questions asked of longer texts, of the half that no constant is fitted on. A text answers its own questions of one kind; those of
 * the other kind use its words for something else, which is as hard as a question can be.
 */
export function measureShortQuestions(): Measured[] {
  const texts = questionedTexts('test');
  const index = indexOf(texts.map(({ text }) => text));
  const answered: number[] = [];
  const alike: number[] = [];
  const others: number[] = [];
  texts.forEach(({ questions }, own) => {
    for (const { text, isAnswered } of questions) {
      const { results } = index.search({ text }, { offset: 0, limit: texts.length, keepLowScores: true });
      for (const { id, score } of results) (id !== own ? others : isAnswered ? answered : alike).push(score);
    }
  });
  const share = (scores: readonly number[], least: number): number =>
    (100 * scores.filter((score) => score >= least).length) / scores.length;
  const name = (what: string): string => `short questions: ${what}`;
  return [
    {
      name: name(`answers that read High or Medium (${answered.length})`),
      value: share(answered, MEDIUM),
      unit: '%',
      limit: { atLeast: 55 },
    },
    { name: name('answers that read High'), value: share(answered, HIGH), unit: '%' },
    {
      name: name(`same words, other matter, that read High (${alike.length})`),
      value: share(alike, HIGH),
      unit: '%',
      limit: { atMost: 20 },
    },
    {
      name: name(`other texts that read High (${others.length})`),
      value: share(others, HIGH),
      unit: '%',
      limit: { atMost: 1 },
    },
  ];
}
