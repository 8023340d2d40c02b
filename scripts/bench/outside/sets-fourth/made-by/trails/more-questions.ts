import type { Asked } from '../ask.ts';
import { mention, refuse, type Checks } from '../checks.ts';

/** The second half of what is asked of the reviews. */
export const askTrailsMore = (c: Checks, asked: Asked): void => {
  const ask = asked.ask.bind(asked);
  const then = asked.then.bind(asked);
  const paywall = 'about paywall';

  ask('top-problems', 'What annoys our users most? top 3', c.head('matter', 'tone negative', 3, 2, 0.75));
  ask(
    'top-problems',
    'Worüber beschweren sich die Nutzer seit Oktober 2024 am meisten?',
    c.head('matter', 'tone negative; from 2024-10-01', 1, 1, 0.75),
    'de',
  );
  then('Und davor?', c.head('matter', 'tone negative; to 2024-09-30', 1, 1, 0.75), 'de');
  ask(
    'build-next',
    '¿Qué función nueva piden más los usuarios en las reseñas?',
    c.head('matter', 'kind wish', 1, 1, 0.8),
    'es',
  );

  ask('period', 'How many reviews came in in December?', c.exact('from 2024-12-01; to 2024-12-31'));
  ask(
    'period',
    'paywall reviews in the last 3 months',
    c.range(`${paywall}; from 2024-11-01`, { also: `${paywall}; from 2024-10-25` }),
  );

  ask('quotes', 'can i get a few quotes from ppl who love the route planner', c.quotes('about planner', 3));
  ask('quotes', 'Zitate bitte: Was sagen Leute zur Werbung in der App?', c.quotes('about ads', 2), 'de');
  ask(
    'summary',
    'Résume-moi ce que les gens pensent de nos cartes',
    [c.quotes('about map-detail|offline-maps', 1), mention('The maps', 'map', 'carte', 'detail', 'offline')],
    'fr',
  );
  ask('typo', 'reveiws compalining about to many adds', c.range('about ads', { slack: 0.3 }));
  ask('typo', 'smart wach suport - how offen is it requested??', c.range('about watch', { slack: 0.3 }));
  ask(
    'ambiguous',
    'how are the recent reviews',
    mention('Which days recent means', '2025', '2024', 'January', 'last', 'days', 'month'),
  );
  ask('absent', 'reviews for build 6.0', c.none('build 6.0', ['6.0']));
  ask('refuse', 'What will our rating be in March if this goes on?', refuse('future'));
  ask('refuse', 'how long is the path up Helvellyn and is it ok with a dog', refuse('off topic'));
};
