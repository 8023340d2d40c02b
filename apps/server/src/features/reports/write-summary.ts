import type { Figure, MeasureRow } from '@earshot/contracts/analytics';
import type { AnswerPart, NamedFigure } from '@earshot/contracts/questions';
import type { Period } from '../analytics/days.service.ts';
import { Draft, figureText, periodInWords, verdictInWords } from '../questions/questions.service.ts';

interface Counted {
  headline: readonly NamedFigure[];
  themes: readonly MeasureRow[];
  period: Period;
  /** Which items, in words. */
  scope: string;
}

const namedThemes = 3;

/** The report in a few sentences, every number of which is one of its figures. */
export function writeSummary({ headline, themes, period, scope }: Counted): Draft {
  const draft = new Draft();
  const days = periodInWords({ said_from: period.from, said_to: period.to });
  const figureOf = (name: string) => headline.find((one) => one.name === name);
  const main = figureOf('main');
  if (!main || main.figure.n === 0) {
    const none = main ? [draft.figure('main', main.label, main.figure)] : [];
    draft.say(`${capital(scope)} ${days}: `, ...none, none.length ? '.' : 'none.');
    return draft;
  }
  draft.say(
    `${capital(scope)} ${days}: `,
    draft.figure('main', main.label, main.figure),
    ...comparedWith(draft, main, 'in the previous period'),
    '.',
    verdictOf(main.figure),
  );
  const negative = figureOf('negative');
  if (negative) {
    draft.say(
      draft.figure('negative', negative.label, negative.figure),
      ' of them are negative',
      ...comparedWith(draft, negative, 'before'),
      '.',
      negative.figure.change?.verdict === 'not_covered' ? '' : verdictOf(negative.figure),
    );
  }
  const rating = figureOf('rating');
  if (rating) {
    draft.say(
      'The average rating is ',
      draft.figure('rating', rating.label, rating.figure),
      ' of 5 stars',
      ...comparedWith(draft, rating, 'before'),
      '.',
    );
  }
  sayThemes(draft, themes);
  return draft;
}

function sayThemes(draft: Draft, themes: readonly MeasureRow[]): void {
  const top = themes.filter(({ figure }) => figure.n > 0).slice(0, namedThemes);
  if (top.length === 0) return;
  draft.say(
    'Mentioned most: ',
    ...top.flatMap((row, i): (string | AnswerPart)[] => [
      i === 0 ? '' : i === top.length - 1 ? ' and ' : ', ',
      `${row.label} (`,
      draft.figure(`theme_${i + 1}`, row.label, row.figure),
      ')',
    ]),
    '.',
  );
  const risen = themes
    .filter(({ figure }) => figure.change?.verdict === 'up')
    .sort((a, b) => (b.figure.change?.difference ?? 0) - (a.figure.change?.difference ?? 0))[0];
  if (!risen) return;
  draft.say(
    `${risen.label} grew the most: `,
    draft.figure('risen', risen.label, risen.figure),
    ...comparedWith(draft, { name: 'risen', label: risen.label, figure: risen.figure }, 'before'),
    '.',
  );
}

/** ", up from 12 in the previous period", where there was something to measure. */
function comparedWith(
  draft: Draft,
  { name, label, figure }: NamedFigure,
  when: string,
): (string | AnswerPart)[] {
  const before = figureBefore(figure);
  if (!before) return [];
  return [
    `, ${courseOf(figure, before)} `,
    draft.figure(`${name}_before`, `${label}, before`, before),
    ` ${when}`,
  ];
}

/** Which way a figure went, as its text shows it. */
function courseOf(now: Figure, before: Figure): string {
  if (figureText(now) === figureText(before)) return 'the same as';
  return (now.value ?? 0) > (before.value ?? 0) ? 'up from' : 'down from';
}

/** What a figure was in the period before, as a figure of its own. */
export function figureBefore({ change, measure, unit }: Figure): Figure | null {
  if (!change || change.from === null || change.verdict === 'not_covered') return null;
  return {
    measure,
    unit,
    value: change.from,
    n: change.from_n,
    interval: null,
    filters: change.from_filters,
  };
}

function verdictOf({ change }: Figure): string {
  const words = change ? verdictInWords(change) : '';
  return words && ` ${words}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
