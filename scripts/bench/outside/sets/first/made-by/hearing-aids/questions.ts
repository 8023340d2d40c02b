import * as truth from '../truth-of.ts';
import { startOf, trendOf } from '../trend-of.ts';
import type { Rows } from '../truth-of.ts';
import type { Tone } from '../sayings.ts';

const { about, all, during, exact, exactWord, has, head, holds, not, ofKind, same, speaksOf, toned } = truth;

/** Each matter, and what a reader would also call it. */
const called: Record<string, string[]> = {
  battery: ['batteries', 'battery life', 'flat', 'power'],
  charger: ['charging', 'charging case', 'charge'],
  bluetooth: ['connection', 'pairing', 'phone calls', 'calls', 'streaming', 'drops'],
  whistling: ['whistle', 'whistles', 'squeal', 'squealing', 'feedback noise'],
  restaurants: ['restaurant', 'background noise', 'noise', 'crowds', 'noisy places'],
  comfort: ['fit', 'itching', 'sore', 'dome', 'domes', 'ear', 'hurts', 'glasses'],
  'companion app': ['app', 'HearMate', 'application', 'log in', 'login', 'crashes'],
  price: ['cost', 'costs', 'expensive', 'insurance', 'bill', 'pricing'],
  'clinic staff': ['clinic', 'staff', 'appointment', 'appointments', 'fitting', 'waiting', 'waited'],
  'own voice': ['voice', 'echo', 'metallic', 'tinny'],
  wax: ['wax guards', 'wax filter', 'cleaning', 'filter'],
  lost: ['losing', 'fell out', 'loss', 'find my aid', 'find feature', 'safety cord', 'cord'],
  tv: ['TV box', 'TV adapter', 'television', 'streamer', 'TV streamer'],
  music: ['music programme', 'choir', 'equaliser'],
  tinnitus: ['masker', 'ringing'],
  repairs: ['repair', 'warranty', 'loaner', 'returned', 'cancel'],
  speech: ['voices', 'muffled', 'clarity', 'understanding'],
};

const matters = (count: (matter: string) => number) =>
  Object.entries(called).map(([name, accept]) => ({ name, accept, value: count(name) }));

export function hearingAidQuestions(rows: Rows) {
  const { questions, ask } = truth.asker('hearing-aids', 'ha');
  const number = (test: (row: Rows[number]) => boolean) => truth.count(rows, test);
  const bad = (matter: string) => toned(-1, matter);
  const of = (tone: Tone, matter: string) => truth.quotes(rows, toned(tone, matter));
  const patients = (test: (row: Rows[number]) => boolean) => truth.people(rows, test, 'patient');

  ask('word-battery', 'count-word', 'How many comments mention the word "battery"?', [
    exactWord(rows, ['battery', 'batteries'], undefined, [['battery']]),
  ]);
  ask(
    'word-battery-42',
    'follow-up',
    'and only for build 4.2?',
    [
      exactWord(rows, ['battery', 'batteries'], { test: has('build', '4.2'), told: ', of build 4.2' }, [
        ['battery'],
      ]),
    ],
    { after: 'word-battery' },
  );
  ask('word-battery-again', 'count-word', 'in how many answers does somebody say battery', [
    same('word-battery'),
    exactWord(rows, ['battery', 'batteries'], undefined, [['battery']]),
  ]);
  ask('word-itching', 'typo', 'how many reveiws mention itchng', [
    exactWord(rows, ['itch', 'itches', 'itching', 'itchy'], undefined, [['itching']]),
    truth.mention('shows what the misspelt word was taken for', String.raw`\bitch`),
  ]);
  ask('word-back', 'scaffold-word', 'How many responses contain the word back?', [exactWord(rows, ['back'])]);
  ask('word-account', 'scaffold-word', 'how many comments mention an account', [
    exactWord(rows, ['account', 'accounts']),
  ]);
  ask(
    'bluetooth-people',
    'count-matter',
    'How many patients complain that Bluetooth drops or will not connect?',
    [
      truth.present(rows, bad('bluetooth'), 'complaints about Bluetooth'),
      about(
        patients(all(bad('bluetooth'), holds('bluetooth'))),
        'patients with trouble with Bluetooth, at least those who use the word',
        {
          highest: number(bad('bluetooth')),
          below: 0.1,
          above: 0.15,
          unit: 'people',
        },
      ),
    ],
  );
  ask('bugs', 'count-kind', 'How many bug reports did we get in total?', [
    truth.present(rows, ofKind(['bug']), 'bugs'),
    about(number(ofKind(['bug'])), 'items that tell of something that does not work'),
  ]);
  ask('cancel', 'count-kind', 'How many people gave their hearing aids back or want to cancel?', [
    truth.present(rows, ofKind(['cancellation']), 'returns and cancellations'),
    about(number(ofKind(['cancellation'])), 'items that cancel or return', { below: 0.5, above: 0.5 }),
  ]);
  ask('absent-fire', 'absent', 'Does anyone report that a hearing aid caught fire?', [
    truth.none(rows, 'fire', 'fire', 'fires', 'flames', 'smoke', 'brand', 'feu'),
  ]);
  ask('promoters', 'count-field', 'how many gave us a 9 or 10', [
    exact(
      number(({ rating }) => rating === 9 || rating === 10),
      'items with a rating of 9 or 10',
    ),
  ]);
  ask('verdict-bad', 'count-field', 'How many comments from the northgate clinic have the verdict bad?', [
    exact(
      number(all(has('clinic', 'Northgate'), has('verdict', 'bad'))),
      'items of Northgate whose verdict is bad',
    ),
  ]);
  ask('negative', 'count-kind', 'How many negative comments are there?', [
    truth.aboutSentiment(rows, -1, 'negative items; mixed ones may count'),
  ]);
  ask('no-bluetooth', 'negation', "How many comments don't mention Bluetooth?", [
    exact(number(not(holds('bluetooth'))), 'items whose text does not hold Bluetooth', {
      forms: ['bluetooth'],
    }),
  ]);
  ask('app-not-iphone', 'negation', 'How many complaints about the HearMate app are not from iPhone users?', [
    truth.present(rows, all(bad('companion app'), not(has('app', 'iPhone'))), 'complaints about HearMate'),
    about(
      number(all(bad('companion app'), holds('hearmate', 'app'), not(has('app', 'iPhone')))),
      'complaints about the app where the column app is not iPhone',
      {
        below: 0.4,
        above: 0.3,
        highest: number(all(bad('companion app'), not(has('app', 'iPhone')))),
      },
    ),
  ]);
  ask('compare-build', 'compare', 'Is Bluetooth mentioned more often on build 4.2 than on build 4.1?', [
    truth.says('yes'),
    {
      ...truth.perGroup(
        rows.filter(has('build', '4.1', '4.2')),
        'build',
        'items that hold Bluetooth',
        'items',
        (group) => truth.exactly(truth.count(group, holds('bluetooth'))),
      ),
    },
  ]);
  ask('share-device', 'per-group', 'share of negative for each device', [
    truth.perGroup(rows, 'device', 'percent of items that are negative', 'percent', (group) =>
      truth.shareOfSentiment(group, -1),
    ),
  ]);
  ask('nps-clinic', 'per-group', 'What is the average nps per clinic?', [
    truth.perGroup(rows, 'clinic', 'mean rating', 'mean', (group) => truth.exactly(truth.mean(group), 0.06)),
  ]);
  ask(
    'nps-clinic-ja',
    'per-group',
    'クリニックごとの評価の平均は？',
    [
      truth.perGroup(rows, 'clinic', 'mean rating', 'mean', (group) =>
        truth.exactly(truth.mean(group), 0.06),
      ),
      same('nps-clinic'),
    ],
    { language: 'ja' },
  );
  ask('worst-clinic', 'rank', 'Which clinic has the worst nps?', [
    head(
      [...truth.groupsOf(rows, 'clinic')].map(([name, group]) => ({ name, value: truth.mean(group) })),
      'clinics by mean rating, lowest first',
      { least: true, near: 0.01 },
    ),
  ]);
  ask('fewest-device', 'rank', 'which device gets the fewest comments?', [
    head(
      [...truth.groupsOf(rows, 'device')].map(([name, group]) => ({ name, value: group.length })),
      'devices by items, fewest first',
      { least: true, near: 0.01 },
    ),
  ]);
  ask('june', 'period', 'how many comments did we get in June?', [
    exact(number(during('2024-06-01', '2024-06-30')), 'items of June 2024'),
    truth.mention('names the year that it took', '2024'),
  ]);
  ask(
    'march-may',
    'period',
    'Hoeveel reacties kwamen er binnen tussen maart en mei 2024?',
    [exact(number(during('2024-03-01', '2024-05-31')), 'items of 1 March to 31 May 2024')],
    { language: 'nl' },
  );
  const released = rows.reduce(
    (first, row) => (has('build', '4.2')(row) && row.day !== '' && row.day < first ? row.day : first),
    '9999',
  );
  ask('since-build', 'period', 'How many comments mention Bluetooth since build 4.2?', [
    exact(
      number(all(holds('bluetooth'), during(released, '2024-11-21'))),
      `items that hold Bluetooth, from ${released}, the first day of an item with build 4.2`,
      {
        forms: ['bluetooth'],
        or: [
          {
            value: number(all(holds('bluetooth'), has('build', '4.2'))),
            counts: 'items that hold Bluetooth whose build is 4.2',
          },
        ],
      },
    ),
  ]);
  ask('bluetooth-start', 'trend', 'When did the bluetooth problems start?', [
    startOf(rows, bad('bluetooth'), 'complaints about Bluetooth by month', {
      from: '2024-05',
      to: '2024-07',
    }),
  ]);
  ask('repairs-trend', 'trend', 'Are complaints about repairs going up or down?', [
    truth.present(rows, bad('repairs'), 'complaints about repairs'),
    trendOf(rows, bad('repairs'), 'complaints about repairs by month'),
  ]);
  ask('top-problems', 'top-problems', 'What are the top 5 problems?', [
    head(
      matters((matter) => number(bad(matter))),
      'matters by items that speak badly of them',
      { first: 5, need: 3, near: 0.25, leads: 3 },
    ),
  ]);
  ask(
    'top-problems-fr',
    'top-problems',
    'Quels sont les 5 principaux problèmes ?',
    [
      head(
        matters((matter) => number(bad(matter))),
        'matters by items that speak badly of them',
        { first: 5, need: 3, near: 0.25, leads: 3 },
      ),
      same('top-problems'),
    ],
    { language: 'fr' },
  );
  ask('build-next', 'build-next', 'What should we build next?', [
    head(
      matters((matter) => number(ofKind(['wish'], matter)) + number(bad(matter))),
      'matters by wishes and trouble',
      { first: 5, need: 3, near: 0.3, leads: 6 },
    ),
  ]);
  ask(
    'waiting-store',
    'who',
    'Which store_no has the most complaints about waiting and rushed appointments?',
    [
      head(
        [...truth.groupsOf(rows, 'store_no')].map(([name, group]) => ({
          name,
          value: truth.count(group, bad('clinic staff')),
        })),
        'stores by complaints about staff and appointments',
        { near: 0.05 },
      ),
    ],
  );
  ask('whistle-quotes', 'quotes', 'Show me quotes from people whose hearing aids whistle', [
    truth.quotes(rows, speaksOf('whistling'), 2),
  ]);
  ask('speech-quotes', 'quotes', 'give me three quotes of people who are happy about hearing voices again', [
    truth.quotes(
      rows,
      (row) => row.parts.some(({ tone, matter }) => tone > 0 && ['speech', 'own voice'].includes(matter)),
      3,
    ),
  ]);
  ask('tv-delay', 'yes-no', 'Does anyone complain that the TV sound comes late?', [
    truth.says('yes'),
    of(-1, 'tv'),
  ]);
  ask(
    'absent-swimming',
    'absent',
    '수영장이나 수영을 언급한 의견은 몇 건인가요?',
    [truth.none(rows, 'swimming', 'swim', 'swims', 'swimming', 'pool', 'schwimmen', 'nager')],
    { language: 'ko' },
  );
  ask(
    'future',
    'refuse',
    'Quanti pazienti restituiranno gli apparecchi l’anno prossimo?',
    [truth.refuse('future')],
    { language: 'it' },
  );
  ask('letter', 'refuse', 'Write an apology letter to the patients of Northgate', [truth.refuse('task')]);
  ask(
    'bluetooth-de',
    'count-word',
    'Wie viele Kommentare erwähnen Bluetooth?',
    [exactWord(rows, ['bluetooth'])],
    { language: 'de' },
  );
  ask(
    'price-es',
    'count-matter',
    '¿Cuántas personas se quejan de que es demasiado caro?',
    [
      truth.present(rows, bad('price'), 'complaints about the price'),
      about(patients(bad('price')), 'patients who complain about the price', {
        below: 0.5,
        highest: number(bad('price')),
        unit: 'people',
      }),
    ],
    { language: 'es' },
  );
  ask('app-ambiguous', 'ambiguous', 'How is the app doing?', [
    truth.present(rows, speaksOf('companion app'), 'the app'),
    truth.mention(
      'says whether the column app or talk of the HearMate app is meant',
      String.raw`\bapp\b.*(column|field|iPhone|HearMate|mention|contain|word|theme|topic)`,
      'HearMate',
    ),
  ]);
  ask('comfort-summary', 'summary', 'Summarise what people say about comfort', [
    truth.present(rows, speaksOf('comfort'), 'comfort'),
    truth.quotes(rows, speaksOf('comfort'), 2),
  ]);
  return questions;
}
