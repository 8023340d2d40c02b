import type { OutsideQuestion } from '../../../format.ts';
import { Asked } from '../ask.ts';
import { Checks, mention, no, refuse, yes } from '../checks.ts';
import { measure, select } from '../select.ts';
import type { TrueItem } from '../truth.ts';
import { bikenavNames } from './names.ts';

/** What a researcher asks of the reviews of an app for cyclists. */
export const bikenavQuestions = (items: readonly TrueItem[]): OutsideQuestion[] => {
  const c = new Checks(items, bikenavNames);
  const asked = new Asked('bikenav');
  const ask = asked.ask.bind(asked);
  const then = asked.then.bind(asked);
  const design = 'about redesign; tone negative';
  const crash = 'about crash; kind bug';
  const praisedInOneStar = select(items, 'rating 1; tone positive; not tone negative').map(({ id }) => id);
  const many = [...new Set(items.map(({ columns }) => columns['country'] ?? ''))].filter(
    (country) => measure(items, 'items', `where country=${country}`) >= 10,
  );

  ask(
    'top-problems',
    'biggest pain points in the reviews? 3 please',
    c.head('matter', 'tone negative', 3, 2, 0.85),
  );
  then('and if you only look at before november', c.head('matter', 'tone negative; to 2025-10-31', 1, 1));

  const hated = ask('count-matter', 'how many reviewers dislike the new design', c.range(design));
  then('since when?', c.trend(design, 'up', { from: '2025-11', to: '2025-11' }));
  ask(
    'count-matter',
    'Hvor mange klager over det nye design?',
    [c.range(design), { kind: 'sameAs', question: hated }],
    'da',
  );
  ask('trend', 'crash reports: going down?', c.trend(crash, 'down'));
  ask(
    'trend',
    'Do people praise the quiet, traffic-free routes more or less often than in summer, or is it steady?',
    c.trend('about quiet; tone positive', 'flat'),
  );
  ask(
    'count-matter',
    'アプリが落ちるという報告は何件ありますか？',
    c.range(crash, { also: 'about crash' }),
    'ja',
  );
  ask(
    'count-matter',
    'Wie viele wünschen sich, dass die Reichweite vom E-Bike angezeigt wird?',
    c.range('about ebike'),
    'de',
  );
  ask('count-matter', 'how many mention that their bike was stolen', {
    ...c.range('about theft'),
    low: 2,
    high: 3,
  });
  ask('count-word', 'reviews that contain the word "back"', c.word(['back']));
  ask('count-field', 'number of 1 and 2 star reviews', c.exact('rating 1-2'));
  ask('per-group', 'avg stars by app version', c.perGroup('app_version', 'all', 0.015, 'mean'));
  ask(
    'rank',
    'which country has the lowest average rating, counting only countries with 10 or more reviews',
    c.headOfMeans('country', 'lowest', 1, 1, many),
  );
  ask(
    'negation',
    'one star reviews that are neither about crashing nor about the new design, how many',
    c.range('rating 1; not about crash; not about redesign', { slack: 0.2 }),
  );
  ask(
    'build-next',
    'what do cyclists ask us to build most often? two ideas',
    c.head('matter', 'kind wish', 2, 1, 0.75),
  );
  ask('quotes', 'three quotes on being sent up or down stairs', c.quotes('about stairs', 3));
  ask(
    'quotes',
    'Laat wat citaten zien over handschoenen',
    c.quotes('about redesign; holding gloves|handschoenen|handsker|gants', 2),
    'nl',
  );
  ask(
    'summary',
    "Résume ce que les gens disent de l'abonnement payant",
    [
      c.quotes('about paywall', 1),
      mention('That it costs now', 'pay', 'abonnement', 'subscription', 'free', 'gratuit', '49', 'voice'),
    ],
    'fr',
  );
  ask('yes-no', 'is there a one star review that is really meant as praise?', [
    yes,
    { kind: 'quotesMatch', items: praisedInOneStar, atLeast: 1 },
  ]);
  ask('typo', 'reviws abot batery drian', c.range('about battery', { slack: 0.3 }));
  ask('ambiguous', 'hows the voice', [
    mention('That it is about voice guidance', 'voice', 'prompt', 'spoken'),
    c.some('voice guidance', 'about voice'),
  ]);
  ask(
    'absent',
    'What do riders say about the smartwatch app?',
    c.none('a smartwatch', ['watch', 'smartwatch', 'Uhr', 'montre', 'horloge']),
  );
  ask('yes-no', 'has anybody been hurt in an accident while following our route?', [
    no,
    c.none('an accident', [
      'accident',
      'hurt',
      'injured',
      'Unfall',
      'hospital',
      'ongeluk',
      'ulykke',
      'incidente',
    ]),
  ]);
  ask(
    'refuse',
    'Please schedule a 30 minute interview with five of the Dutch reviewers for next week',
    refuse('task'),
  );
  return asked.questions;
};
