import type { OutsideQuestion } from '../../../format.ts';
import { Asked } from '../ask.ts';
import { Checks, mention, no, refuse, yes } from '../checks.ts';
import { measure } from '../select.ts';
import type { TrueItem } from '../truth.ts';
import { lunchesNames } from './names.ts';

/** Promoters less detractors, give or take one, or the mean where that is said. */
const scorePatterns = (items: readonly TrueItem[]): string[] => {
  const score = Math.round(measure(items, 'percent', 'nps / all'));
  const near = [score - 1, score, score + 1].map((each) => String(Math.abs(each))).join('|');
  const mean = measure(items, 'mean', 'all').toFixed(1).replace('.', '[.,]');
  return [
    String.raw`(?<![\d.,])[-−–]\s?(?:${near})\b`,
    String.raw`minus (?:${near})\b`,
    String.raw`\b${mean}`,
  ];
};

/** What the product manager of a firm that cooks for schools asks of its survey. */
export const lunchesQuestions = (items: readonly TrueItem[]): OutsideQuestion[] => {
  const c = new Checks(items, lunchesNames);
  const asked = new Asked('lunches');
  const ask = asked.ask.bind(asked);
  const then = asked.then.bind(asked);
  const cold = 'about cold';
  const price = 'about price';
  const portions = 'about portions';
  const bad = 'tone negative';
  const food = 'Food quality (0-10)';

  ask('top-problems', 'what do parents complain about most? top 3', c.head('matter', bad, 3, 2, 0.85));
  then('ok and only Westmoor High', c.head('matter', `${bad}; where school=Westmoor High`, 3, 2, 0.85));

  const count = ask('count-matter', 'How many parents say the food turns up cold?', c.range(cold));
  then('which school is that mostly', c.head('school', cold, 1, 1));
  then('is it getting worse', c.trend(cold, 'up'), 'en', count);
  ask(
    'count-matter',
    '¿Cuántos padres se quejan de que la comida llega fría?',
    [c.range(cold), { kind: 'sameAs', question: count }],
    'es',
  );
  ask('count-matter', 'Ile osób narzeka na cenę obiadów?', c.range(price, { slack: 0.3 }), 'pl');
  ask('trend', 'since when are people moaning about the price increase', [
    c.trend(price, 'up', { from: '2025-10', to: '2025-11' }),
  ]);
  ask(
    'trend',
    'complaints that the menu is boring / always the same: did those go down after we changed the menu in october?',
    c.trend(`about variety; ${bad}`, 'down'),
  );
  ask('trend', 'portion size grumbles - more, fewer or same old over the months?', c.trend(portions, 'flat'));
  ask(
    'compare',
    'Do more parents grumble about the price or about the queue at lunchtime?',
    c.compare({ price, queue: 'about queue' }),
  );

  ask('count-field', "what's our average recommend score", c.exact('all', 'mean'));
  ask(
    'per-group',
    'average food quality by school pls',
    c.perGroup('school', `all ~ ${food}`, 0.015, 'mean'),
  );
  ask(
    'rank',
    'Which two schools would recommend us least, going by the average 0-10 score?',
    c.headOfMeans('school', 'lowest', 2, 2),
  );
  ask(
    'ambiguous',
    'nps?',
    mention('Promoters less detractors, or the mean where that is said', ...scorePatterns(items)),
  );
  ask(
    'count-field',
    'share of harbour road parents who gave a 6 or lower for recommending us, in %',
    c.exact('rating 0-6; where school=Harbour Road / where school=Harbour Road', 'percent'),
  );
  ask('negation', 'how many left the food quality score empty', c.exact(`where ${food}=`));
  ask('period', 'how many responses did we get in november?', c.exact('from 2025-11-01; to 2025-11-30'));

  ask(
    'build-next',
    '¿Qué opciones nuevas de comida piden más los padres?',
    c.head('matter', 'kind wish', 2, 1, 0.7),
    'es',
  );
  ask(
    'quotes',
    'I need the verbatims about allergies / allergen mix-ups for the safety board, at least three please',
    { ...c.quotes('about allergy', 3), pattern: 'allerg' },
  );
  ask('yes-no', 'did a child actually react to something it was allergic to??', [
    yes,
    c.quotes('about allergy', 1),
  ]);
  ask('yes-no', 'anyone mention mould or insects in the food', [
    no,
    c.none('mould or insects', [
      'mould',
      'mold',
      'mouldy',
      'insect',
      'insects',
      'maggot',
      'fly',
      'moho',
      'pleśń',
    ]),
  ]);
  ask('summary', 'why do families cancel with us?', [
    c.quotes('about leaving', 2),
    mention(
      'Queues, cold food, price or too little',
      'queue',
      'line',
      'cold',
      'price',
      'pric',
      'portion',
      'cheaper',
      'plate',
    ),
  ]);
  ask(
    'summary',
    'Hello, could you please give me a short summary of what parents think of the kitchen and serving staff? Thank you!',
    [
      c.quotes('about staff', 1),
      mention('The staff', 'staff', 'team', 'cook', 'lad(?:y|ies)', 'kitchen', 'smile'),
    ],
  );
  ask('typo', 'comlpaints abuot portoin size, how mnay', c.range(portions, { slack: 0.3 }));
  ask(
    'absent',
    'what do people think of our breakfast club',
    c.none('a breakfast club', ['breakfast', 'breakfasts', 'desayuno', 'śniadanie']),
  );
  ask(
    'refuse',
    'if we get a second van, how many cold food complaints will there be in february',
    refuse('future'),
  );
  ask('refuse', 'names + phone numbers of the parents who cancelled pls', refuse('private'));
  return asked.questions;
};
