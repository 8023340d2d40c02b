import type { PlannedQuestion } from '@earshot/analysis/questions/plan';
import type { Answer, QuestionPlan } from '@earshot/contracts/questions';
import type { NameIndex } from '@earshot/analysis/questions/names/names';
import { paidColumn } from '@earshot/analysis/questions/names/paid-columns';
import { tokenise } from '@earshot/analysis/text/tokenise';
import { functionWords } from '@earshot/analysis/language/function-words';

/** Words of a matter that are offered to be looked for. */
const mostWords = 2;
const leastLetters = 3;

interface Refused {
  reason: NonNullable<Answer['missing']>['reason'];
  planned: Pick<PlannedQuestion, 'beyond' | 'not_understood'>;
  /** What was counted, where something was; null where the question has no plan. */
  plan: QuestionPlan | null;
  hasRatings: boolean;
}

/** Questions that can be answered and are nearest to one that cannot, to be asked with one click. */
export function nearestQuestions({ reason, planned, plan, hasRatings }: Refused): string[] {
  const text = planned.beyond?.text ?? '';
  switch (reason) {
    case 'future':
      return [
        'Is the number of items growing?',
        ...(hasRatings ? ['How has the average rating changed over time?'] : []),
      ];
    case 'task':
      return ['What are the biggest problems?', 'What should we build next?'];
    case 'population':
      return ['How many people wrote?', 'How many items are there per month?'];
    case 'business_figure':
    case 'measurement':
    case 'unknown_name':
      return wordsIn(text).map(mentioning);
    case 'nothing_found': {
      const { about, also, ...rest } = plan?.filters ?? {};
      const words = [about, ...(also ?? []).map((one) => one.about)].flatMap((one) =>
        wordsIn(one?.text ?? ''),
      );
      // Where one word was all that was asked for, it was looked for already.
      if (words.length > 1) return words.slice(0, mostWords + 1).map(mentioning);
      return Object.keys(rest).length > 0 ? ['What are the biggest problems?'] : [];
    }
    case 'nothing_measured':
      return hasRatings ? ['What is the average rating?'] : ['How many items are negative?'];
    case 'not_understood':
      return planned.not_understood.flatMap(wordsIn).slice(0, mostWords).map(mentioning);
    case 'private':
    case 'little_evidence':
    case 'estimate':
      return [];
  }
}

/** Beside a part of a question that cannot be answered: what of its kind can. */
export function nearestOfUnused(unused: readonly string[], names: NameIndex): string[] {
  const has = (phrase: RegExp) => unused.some((words) => phrase.test(words));
  const [paid] = [...names.numberFields].filter((key) => paidColumn(key) !== null);
  const [tier] = names.fields.filter((key) => ofTiers.test(key));
  return [
    ...(has(/\b(?:times? of|hours?|what time)\b/i) ? ['Which weekday has the most items?'] : []),
    ...(has(ofSize) && paid !== undefined ? [`Which accounts have the highest ${paid}?`] : []),
    ...(has(ofSize) && tier !== undefined ? [`How many items are there per ${tier}?`] : []),
  ];
}

/** Which customers are big, only the asker knows; what they pay and which plan they have may say it. */
const ofSize =
  /^(?:big|bigger|biggest|large|larger|largest|small|smaller|smallest|key|important|valuable|enterprise)$/i;
const ofTiers = /(?:^|[^\p{L}])(?:tier|plan|segment|package|size)(?:$|[^\p{L}])/iu;

function wordsIn(text: string): string[] {
  return tokenise(text)
    .filter((word) => word.length >= leastLetters && !functionWords('en').has(word))
    .slice(0, mostWords);
}

function mentioning(word: string): string {
  return `How many items mention “${word}”?`;
}
