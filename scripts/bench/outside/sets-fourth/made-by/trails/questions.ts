import type { OutsideQuestion } from '../../../format.ts';
import { Asked } from '../ask.ts';
import { Checks, no } from '../checks.ts';
import type { TrueItem } from '../truth.ts';
import { askTrailsMore } from './more-questions.ts';
import { trailsNames } from './names.ts';

/** What the makers of an app for hikers ask of its reviews. */
export const trailsQuestions = (items: readonly TrueItem[]): OutsideQuestion[] => {
  const c = new Checks(items, trailsNames);
  const asked = new Asked('trails');
  const ask = asked.ask.bind(asked);
  const then = asked.then.bind(asked);
  const battery = 'about battery';
  const crash = 'about crash; kind bug';
  const watch = 'about watch';

  ask('count-word', 'reviews with GPX in the text – count', c.word(['gpx']));
  ask('count-word', 'how many times is Pathly named, i.e. in how many reviews', c.word(['pathly']));
  ask('scaffold-word', 'Number of reviews that contain the word comments', c.word(['comments', 'comment']));

  const drain = ask(
    'count-matter',
    'battery drain. how many reviews in total?',
    c.range(battery, { slack: 0.3 }),
  );
  then('what share of all reviews is that', c.range(`${battery} / all`, { unit: 'percent', slack: 0.3 }));
  then('only Android', c.range(`${battery}; where os=Android`, { slack: 0.3 }), 'en', drain);
  ask('count-matter', 'how many hikers want a smartwatch version', c.range(watch));
  ask(
    'count-matter',
    "Combien d'avis parlent de la batterie qui se vide trop vite ?",
    [c.range(battery, { slack: 0.3 }), { kind: 'sameAs', question: drain }],
    'fr',
  );
  ask(
    'count-matter',
    '広告に不満を言っているレビューは何件ですか？',
    c.range('about ads', { slack: 0.3 }),
    'ja',
  );

  ask(
    'count-kind',
    'How many bugs are reported',
    c.range('kind bug', { also: 'kind bug|complaint; not about paywall|renewal|ads|safety', slack: 0.2 }),
  );
  ask(
    'count-kind',
    'percentage of positive reviews',
    c.range('sentiment positive / all', { unit: 'percent', also: 'tone positive / all', slack: 0.15 }),
  );

  ask('count-field', 'how many 1 star reviews', c.exact('rating 1'));
  ask('count-field', "What's our average star rating", c.exact('all', 'mean'));
  ask('count-field', 'Hoeveel reviews hebben we uit Nederland (NL)?', c.exact('where store_ctry=NL'), 'nl');
  ask('negation', 'How many reviews are not 5 stars?', c.exact('not rating 5'));

  ask('trend', 'is battery drain getting worse?', c.trend(battery, 'up'));
  ask('trend', 'クラッシュの報告は春から増えていますか、減っていますか？', c.trend(crash, 'down'), 'ja');
  ask('trend', 'Any change in how often offline maps go missing?', c.trend('about offline-maps', 'flat'));
  ask(
    'trend',
    'since when do people gripe about the paywall',
    c.trend('about paywall', 'up', { from: '2024-09', to: '2024-10' }),
  );
  ask(
    'trend',
    '¿Desde cuándo se quejan de que ahora hay que pagar por funciones que eran gratis?',
    c.trend('about paywall', 'up', { from: '2024-09', to: '2024-10' }),
    'es',
  );

  ask('per-group', 'Average stars by build', c.perGroup('build', 'all', 0.015, 'mean'));
  ask('per-group', 'crash reviews per OS', c.perGroup('os', crash, 0.3));
  ask('per-group', 'How many reviews per country', c.perGroup('store_ctry', 'all'));
  ask(
    'compare',
    'Android or iOS: where do we get more crashes',
    c.compare({ iOS: `${crash}; where os=iOS`, Android: `${crash}; where os=Android` }),
  );
  ask(
    'compare',
    'What bugs people more often, ads or the battery?',
    c.compare({ ads: 'about ads', battery }),
  );

  ask('yes-no', 'anybody asking for horse riding trails?', [
    no,
    c.none('horse riding', ['horse', 'horses', 'riding', 'Pferd', 'cheval', 'caballo', 'paard', '馬']),
  ]);
  askTrailsMore(c, asked);
  return asked.questions;
};
