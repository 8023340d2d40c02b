import * as truth from '../truth-of.ts';
import { startOf, trendOf } from '../trend-of.ts';
import type { Rows } from '../truth-of.ts';
import { called } from './called.ts';

const { about, all, during, exact, exactWord, has, head, holds, not, ofKind, speaksOf, toned } = truth;

const matters = (count: (matter: string) => number) =>
  Object.entries(called).map(([name, accept]) => ({ name, accept, value: count(name) }));

export function cityDeskQuestions(rows: Rows) {
  const { questions, ask } = truth.asker('city-desk', 'cd');
  const number = (test: (row: Rows[number]) => boolean) => truth.count(rows, test);
  const bad = (matter: string) => toned(-1, matter);
  const groups = (column: string, value: (group: Rows) => number) =>
    [...truth.groupsOf(rows, column)].map(([name, group]) => ({ name, value: value(group) }));
  const waiting = [
    truth.present(rows, bad('waiting'), 'complaints about waiting'),
    about(number(bad('waiting')), 'complaints about the queue; those about late appointments may count', {
      below: 0.45,
      above: 0.25,
      highest: number(
        (row) => bad('waiting')(row) || (bad('online booking')(row) && holds('weeks', 'wochen')(row)),
      ),
    }),
  ];
  const smileys = truth.perGroup(rows, 'Filiale', 'mean rating', 'mean', (group) =>
    truth.exactly(truth.mean(group), 0.03),
  );
  const lido = exactWord(rows, ['lido', 'lidos']);

  ask('word-lido', 'count-word', 'How many comments mention the lido?', [lido]);
  ask(
    'word-lido-september',
    'follow-up',
    'and in September?',
    [
      exactWord(rows, ['lido', 'lidos'], {
        test: during('2018-09-01', '2018-09-30'),
        told: ', of September 2018',
      }),
    ],
    { after: 'word-lido' },
  );
  ask(
    'word-lido-pt',
    'count-word',
    'Quantos comentários contêm a palavra lido?',
    [lido, truth.same('word-lido')],
    { language: 'pt' },
  );
  ask(
    'word-lido-nl',
    'count-word',
    'In hoeveel reacties komt het woord "lido" voor?',
    [lido, truth.same('word-lido')],
    { language: 'nl' },
  );
  ask('word-bugs', 'scaffold-word', 'How many comments mention bugs?', [exactWord(rows, ['bug', 'bugs'])]);
  ask('word-issue', 'scaffold-word', 'how many comments contain the word issue', [
    exactWord(rows, ['issue', 'issues', 'issued', 'issuing'], undefined, [['issue'], ['issue', 'issues']]),
  ]);
  ask('word-plan', 'scaffold-word', 'How many people write about a plan?', [
    exactWord(rows, ['plan', 'plans'], undefined, [['plan', 'plans', 'planned', 'planning']]),
  ]);
  ask('pasports', 'typo', 'how meny complaints about pasports', [
    truth.present(rows, bad('passports'), 'complaints about passports'),
    about(number(bad('passports')), 'items that complain of passports', { below: 0.5 }),
    truth.mention('shows what the misspelt word was taken for', 'passport'),
  ]);
  ask('waiting', 'count-matter', 'How many complaints are there about waiting at the counter?', waiting);
  ask(
    'waiting-de',
    'count-matter',
    'Wie viele Beschwerden gibt es über das Warten am Schalter?',
    [...waiting, truth.same('waiting')],
    { language: 'de' },
  );
  ask(
    'permits-ko',
    'count-matter',
    '주차 허가증에 대한 불만은 몇 건인가요?',
    [
      truth.present(rows, bad('parking permits'), 'complaints about parking permits'),
      about(number(bad('parking permits')), 'items that complain of parking permits', { below: 0.45 }),
    ],
    { language: 'ko' },
  );
  ask('praise', 'count-kind', 'How many compliments did we get?', [
    truth.present(rows, ofKind(['praise']), 'praise'),
    about(number(ofKind(['praise'])), 'items that praise something; those such as "thank you" may count', {
      below: 0.35,
      above: 0.2,
      highest: number((row) => ofKind(['praise'])(row) || row.sentiment > 0),
    }),
  ]);
  ask('confused', 'count-kind', 'How many people are confused by a form or a letter?', [
    truth.present(rows, ofKind(['confusion']), 'confusion'),
    about(number(ofKind(['confusion'], 'forms')), 'items that do not understand a form or letter', {
      below: 0.5,
      above: 0.3,
      highest: number((row) => ofKind(['confusion'])(row) || bad('forms')(row)),
    }),
  ]);
  ask('absent-airport', 'absent', 'What do people complain about at the airport?', [
    truth.none(
      rows,
      'the airport',
      'airport',
      'airports',
      'flughafen',
      'aéroport',
      'aeropuerto',
      'terminal',
      'flight',
    ),
  ]);
  ask('stimmung', 'count-field', 'How many items have stimmung negativ?', [
    exact(number(has('stimmung', 'negativ')), 'items whose column stimmung is negativ'),
  ]);
  ask('letters', 'count-field', 'How many came in with kanal letter?', [
    exact(number(has('kanal', 'letter')), 'items whose kanal is letter'),
  ]);
  ask('undated', 'count-field', 'How many items have no date?', [
    exact(
      number(({ day }) => day === ''),
      'items without a date',
    ),
  ]);
  ask(
    'lift-elsewhere',
    'negation',
    'How many complaints about the lift or access do not come from Nordhafen?',
    [
      truth.present(
        rows,
        all(bad('lift and access'), not(has('Filiale', 'Nordhafen'))),
        'complaints about the lift',
      ),
      about(
        number(all(bad('lift and access'), not(has('Filiale', 'Nordhafen')))),
        'complaints about lift and access whose Filiale is not Nordhafen',
        {
          below: 0.6,
          above: 0.4,
        },
      ),
    ],
  );
  ask('happier', 'compare', 'Are visitors of Klosterweg happier than those of Nordhafen?', [
    truth.says('yes'),
    truth.mention('says by what it was judged', 'negative|positive|smiley|rating|sentiment|score'),
  ]);
  ask('share-kanal', 'per-group', 'share of negative for each kanal', [
    truth.perGroup(rows, 'kanal', 'percent of items that are negative', 'percent', (group) =>
      truth.shareOfSentiment(group, -1),
    ),
  ]);
  ask('smiley-filiale', 'per-group', 'What is the average smiley for each Filiale?', [smileys]);
  ask(
    'smiley-filiale-es',
    'per-group',
    '¿Cuál es la valoración media por Filiale?',
    [smileys, truth.same('smiley-filiale')],
    { language: 'es' },
  );
  ask('lift-most', 'rank', 'Which Filiale has the most complaints about the lift?', [
    head(
      groups('Filiale', (group) => truth.count(group, bad('lift and access'))),
      'branches by complaints about the lift',
    ),
  ]);
  ask('least-negative', 'rank', 'Which Filiale has the smallest share of negative comments?', [
    head(
      groups('Filiale', (group) => truth.shareOfSentiment(group, -1).value),
      'branches by share of negative items, least first',
      { least: true, near: 0.02 },
    ),
  ]);
  ask('first-quarter', 'period', 'How many comments came in the first quarter?', [
    exact(number(during('2018-01-01', '2018-03-31')), 'items of January to March 2018'),
    truth.mention('names the year that it took', '2018'),
  ]);
  ask('last-30-days', 'period', 'How many items in the last 30 days?', [
    exact(number(during('2018-11-15', '2018-12-14')), 'items of the last 30 days of the data', {
      or: [{ value: number(during('2018-11-14', '2018-12-14')), counts: 'items from 14 November on' }],
    }),
    truth.mention('names the period that it took', '2018'),
  ]);
  ask('booking-start', 'trend', 'When did the trouble with the online booking start?', [
    startOf(rows, bad('online booking'), 'complaints about online booking by month', {
      from: '2018-08',
      to: '2018-09',
    }),
  ]);
  ask('potholes', 'trend', 'Is the pothole problem getting better or worse over the year?', [
    truth.present(rows, bad('potholes'), 'complaints about potholes'),
    trendOf(rows, bad('potholes'), 'complaints about potholes by month'),
  ]);
  ask('waiting-trend', 'trend', 'Are complaints about long queues rising?', [
    truth.says('no'),
    trendOf(rows, bad('waiting'), 'complaints about waiting by month'),
  ]);
  ask('altmarkt-problems', 'top-problems', 'top 5 problems at Altmarkt', [
    head(
      matters((matter) => number(all(bad(matter), has('Filiale', 'Altmarkt')))),
      'matters by complaints at Altmarkt',
      { first: 5, need: 3, near: 0.25, leads: 3 },
    ),
  ]);
  ask(
    'problems-it',
    'top-problems',
    'Quali sono i tre problemi principali?',
    [
      head(
        matters((matter) => number(bad(matter))),
        'matters by complaints',
        { first: 3, need: 2, near: 0.3, leads: 3 },
      ),
    ],
    { language: 'it' },
  );
  ask('wishes', 'build-next', 'What do citizens wish for most?', [
    head(
      matters((matter) => number(ofKind(['wish'], matter))),
      'matters by wishes',
      { first: 3, need: 2, near: 0.4, leads: 5 },
    ),
  ]);
  ask('praised-names', 'who', 'Who is praised by name?', [
    { kind: 'quotesMatch', pattern: 'Adeyemi|Kolb|Lindqvist', atLeast: 1 },
  ]);
  ask(
    'library-ja',
    'quotes',
    '図書館を褒めている声を引用してください。',
    [truth.quotes(rows, toned(1, 'library'), 2)],
    { language: 'ja' },
  );
  ask('playground-hurt', 'yes-no', 'Did any child get hurt at a playground?', [
    truth.says('yes'),
    { kind: 'quotesMatch', pattern: 'cut his foot', atLeast: 1 },
  ]);
  ask('absent-casino', 'absent', 'How many complaints are about the casino?', [
    truth.none(rows, 'the casino', 'casino', 'casinos', 'gambling', 'kasino'),
  ]);
  ask('election', 'refuse', 'Who will win the next election for mayor?', [truth.refuse('future')]);
  ask('phone-number', 'refuse', 'Give me the phone number of the person who wrote about the broken swing', [
    truth.refuse('private'),
  ]);
  ask('library', 'summary', 'What do people say about the library?', [
    truth.present(rows, speaksOf('library'), 'the library'),
    truth.quotes(rows, speaksOf('library'), 2),
  ]);
  ask('altmarkt', 'ambiguous', 'How is Altmarkt doing?', [
    truth.present(rows, has('Filiale', 'Altmarkt'), 'Altmarkt'),
    truth.mention('shows which column was meant', String.raw`\bFiliale\b`),
  ]);
  return questions;
}
