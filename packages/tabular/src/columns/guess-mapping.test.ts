import { describe, expect, test } from 'vitest';
import { toCsvLine } from '../csv/csv-line.ts';
import { guessMapping, guessOptions } from './guess-mapping.ts';
import { load, useTempFiles } from '../test-support/temp-file.ts';
import { roleBesideCustomers } from './speaker-values.ts';

const file = useTempFiles();

/** Sixty rows of a support desk's export, each value by its row. */
const VALUES = {
  prose: (i: number) =>
    `Since the update number ${i} the app loses my notes after I close it, ${'please help. '.repeat(i % 4)}`,
  short: (i: number) => `Problem with notes ${i % 50}`,
  dmy: (i: number) => `${String((i % 28) + 1).padStart(2, '0')}/11/2026 07:${10 + (i % 50)}`,
  iso: (i: number) => `2026-11-${String((i % 28) + 1).padStart(2, '0')}T10:00:00Z`,
  id: (i: number) => String(48_213 + i),
  email: (i: number) => `person${i}@example.com`,
  person: (i: number) => `Ines Marrow${String.fromCharCode(97 + (i % 26))}${i}`,
  company: (i: number) => ['Brightwell Heating', 'Calder & Sons', 'Ovens Ltd'][i % 3] ?? '',
  stars: (i: number) => (i % 20 === 7 ? 'n/a' : String((i % 5) + 1)),
  ten: (i: number) => String(i % 11),
  comma: (i: number) => `${(i % 4) + 1},5`,
  url: (i: number) => `https://help.example.com/tickets/${i}`,
  lang: (i: number) => ['en', 'de', 'fr-FR'][i % 3] ?? '',
  version: (i: number) => ['4.2.1', '4.1.9', '4.2.0'][i % 3] ?? '',
  ref: (i: number) => `A-${i}-${i * 7919}`,
  plan: (i: number) => ['free', 'pro'][i % 2] ?? '',
  empty: () => '',
};
type Kind = keyof typeof VALUES;

async function guess(columns: Record<string, Kind>) {
  const names = Object.keys(columns);
  const rows = Array.from({ length: 60 }, (_, i) => names.map((name) => VALUES[columns[name] ?? 'empty'](i)));
  const text = [names, ...rows].map((cells) => toCsvLine(cells, { spreadsheetSafe: false })).join('');
  const { facts } = await load(await file(text));
  const guesses = guessMapping(facts.columns);
  return {
    facts,
    guesses,
    targets: guesses.map(({ target }) => target),
    options: guessOptions(facts.columns, guesses),
  };
}

describe('columns are told by their names and values', () => {
  test.each<[string, Record<string, Kind>, string[]]>([
    [
      'a support desk',
      {
        ticket_body: 'prose',
        created: 'dmy',
        ticket_id: 'id',
        requester_email: 'email',
        requester_org: 'company',
        csat: 'stars',
        url: 'url',
        app_version: 'version',
        int_ref_2: 'ref',
      },
      ['text', 'said_at', 'external_id', 'author_email', 'account_name', 'rating', 'link', 'field', 'ignore'],
    ],
    [
      'German',
      {
        Datum: 'dmy',
        Bewertung: 'stars',
        Überschrift: 'short',
        Kommentar: 'prose',
        Kunde: 'person',
        'E-Mail-Adresse': 'email',
        Firma: 'company',
        Sprache: 'lang',
      },
      ['said_at', 'rating', 'title', 'text', 'author_name', 'author_email', 'account_name', 'language'],
    ],
    [
      'French',
      {
        Date: 'iso',
        Note: 'stars',
        Titre: 'short',
        Commentaire: 'prose',
        'Nom du client': 'person',
        Courriel: 'email',
        Société: 'company',
        Lien: 'url',
      },
      ['said_at', 'rating', 'title', 'text', 'author_name', 'author_email', 'account_name', 'link'],
    ],
    [
      'Spanish',
      {
        'Fecha de creación': 'iso',
        Puntuación: 'stars',
        Asunto: 'short',
        Comentario: 'prose',
        Nombre: 'person',
        'Correo electrónico': 'email',
        Empresa: 'company',
        Idioma: 'lang',
      },
      ['said_at', 'rating', 'title', 'text', 'author_name', 'author_email', 'account_name', 'language'],
    ],
    [
      'dotted names',
      {
        'reviews.id': 'id',
        'reviews.date': 'iso',
        'reviews.dateAdded': 'iso',
        'reviews.rating': 'stars',
        'reviews.title': 'short',
        'reviews.text': 'prose',
        'reviews.username': 'person',
      },
      ['external_id', 'said_at', 'field', 'rating', 'title', 'text', 'author_name'],
    ],
    [
      'values alone',
      { a: 'prose', b: 'email', c: 'url', d: 'iso', e: 'lang', f: 'plan' },
      ['text', 'author_email', 'link', 'said_at', 'language', 'field'],
    ],
    ['the English word note is text where it is prose', { id: 'id', note: 'prose' }, ['external_id', 'text']],
    ['of two texts the fuller one is text', { comment: 'short', feedback: 'prose' }, ['ignore', 'text']],
    [
      'ids of three kinds',
      { id: 'id', 'User ID': 'id', companyId: 'id', text: 'prose' },
      ['external_id', 'author_id', 'account_id', 'text'],
    ],
    [
      'a name that its values deny',
      { email: 'plan', date: 'plan', rating: 'plan', url: 'plan', text: 'prose' },
      ['field', 'field', 'field', 'field', 'text'],
    ],
    ['an empty column', { text: 'prose', title: 'empty' }, ['text', 'ignore']],
  ])('%s', async (_, columns, expected) => {
    expect((await guess(columns)).targets).toEqual(expected);
  });
});

test('each guess says how sure it is and what follows', async () => {
  const { guesses } = await guess({
    text: 'prose',
    created: 'dmy',
    ticket_id: 'id',
    csat: 'stars',
    plan: 'plan',
    ref: 'ref',
    x: 'empty',
  });
  expect(guesses.map(({ note }) => note)).toEqual([
    undefined,
    'Read as day first: 13 occurs before the slash in 32 rows',
    'Importing again updates items instead of adding duplicates',
    'Read as 1 to 5. 3 rows contain “n/a”: imported without a rating',
    'Kept as a field you can filter by',
    'No field fits. Choose one to keep it',
    'The column is empty',
  ]);
  for (const { target, confidence } of guesses) {
    if (target === 'ignore') expect(confidence).toBe(0);
    else expect(confidence).toBeGreaterThanOrEqual(0.5);
    expect(confidence).toBeLessThanOrEqual(1);
  }
});

test('the options that go with a guess come from all values', async () => {
  expect((await guess({ text: 'prose', date: 'dmy', rating: 'stars' })).options).toEqual({
    dateOrder: 'dmy',
    timeZone: null,
    ratingScale: { min: 1, max: 5 },
    decimalComma: false,
  });
  expect((await guess({ text: 'prose', nps: 'ten' })).options.ratingScale).toEqual({ min: 0, max: 10 });
  expect((await guess({ text: 'prose', score: 'comma' })).options).toMatchObject({
    ratingScale: { min: 1, max: 5 },
    decimalComma: true,
  });
});

test('three ratings of 7 among a thousand up to 5 do not make the scale 10', async () => {
  const rows = Array.from(
    { length: 1000 },
    (_, i) => `Good app ${i} but far too slow,${i < 3 ? 7 : (i % 5) + 1}\n`,
  );
  const { facts } = await load(await file(`text,rating\n${rows.join('')}`));
  expect(guessOptions(facts.columns, guessMapping(facts.columns)).ratingScale).toEqual({ min: 1, max: 5 });
});

test.each([',', '.'])(
  'amounts with the decimal sign %s are a field though they hardly repeat',
  async (sign) => {
    const rows = Array.from(
      { length: 60 },
      (_, i) =>
        `The parcel came ${i} days late and was wet;${i % 5 === 0 ? '' : `${i}${sign}${i % 10}`};${7000 + i}\n`,
    );
    const { facts } = await load(await file(`comment;Weight (kg);Shelf\n${rows.join('')}`));
    expect(guessMapping(facts.columns).map(({ target }) => target)).toEqual(['text', 'field', 'ignore']);
  },
);

test('names of which many come again are a field, and names that never do are not', async () => {
  const rows = Array.from(
    { length: 60 },
    (_, i) =>
      `The parcel came ${i} days late and was wet;Depot ${'abcdefghij'[i % 10]}${'klmn'[(i >> 2) % 4]};x-${i}-y\n`,
  );
  const { facts } = await load(await file(`comment;Warehouse;Mark\n${rows.join('')}`));
  const distinct = facts.columns[1]?.statistics.distinct;
  expect(distinct).toBeGreaterThan(0.5);
  expect(guessMapping(facts.columns).map(({ target }) => target)).toEqual(['text', 'field', 'ignore']);
});

describe('the order of day and month', () => {
  const orderOf = async (dates: string[]) => {
    const { facts } = await load(await file(`comment;date\n${dates.map((date) => `x;${date}\n`).join('')}`));
    return facts.columns[1]?.dateOrder;
  };

  test('is decided by one value among many that fit both', async () => {
    const many = Array.from({ length: 6000 }, (_, i) => `${(i % 12) + 1}/${(i % 11) + 1}/2026`);
    expect((await orderOf([...many, '14/2/2026']))?.order).toBe('dmy');
    expect((await orderOf([...many, '2/14/2026']))?.order).toBe('mdy');
  });

  test.each<[string, string[], string | null, string]>([
    ['all fit both', ['1/2/2026', '3/4/2026'], null, 'Day or month first? All 2 rows fit both. Choose one'],
    [
      'they contradict each other',
      ['14/2/2026', '2/14/2026'],
      null,
      'Some rows read only day first (1 row), others only month first (1 row). Choose one',
    ],
    [
      'a slip among many',
      [...Array.from({ length: 60 }, () => '2/14/2026'), '14/2/2026'],
      'mdy',
      'Read as month first: 14 occurs after the slash in 60 rows',
    ],
    ['dots', ['1.2.2026', '3.4.2026'], 'dmy', 'Read as day first, as dates with dots are written'],
  ])('%s', async (_, dates, order, note) => {
    expect(await orderOf(dates)).toMatchObject({ order, note });
  });

  test('is no question where the year comes first or nothing is a date', async () => {
    expect(await orderOf(['2026-01-02', '2026-03-04'])).toBeNull();
    expect(await orderOf(['a', '1-2'])).toBeNull();
  });
});

describe('the first column', () => {
  const targetOf = async (name: string, value: (i: number) => string) => {
    const rows = Array.from({ length: 30 }, (_, i) => `${value(i)},${VALUES.prose(i)}\n`).join('');
    const { facts } = await load(await file(`${name},comment\n${rows}`));
    return guessMapping(facts.columns)[0]?.target;
  };

  test.each(['Note ID', 'Conversation #', '#', 'Réf. avis', 'Ticket No.'])(
    'called %s is the id where all its values differ',
    async (name) => {
      expect(await targetOf(name, (i) => `N-${201 + i * 3}`)).toBe('external_id');
    },
  );

  // The next export counts from one again, and its rows would replace these.
  test('that counts the rows is none', async () => {
    expect(await targetOf('No.', (i) => String(i + 1))).not.toBe('external_id');
  });
});

test('beside a contact, or with legal forms in its names, the customer is a company', async () => {
  const rows = Array.from(
    { length: 30 },
    (_, i) => `${VALUES.company(i)},${VALUES.person(i)},Since update ${i} the app loses what I wrote\n`,
  );
  const both = await load(await file(`Customer,Contact,Verbatim\n${rows.join('')}`));
  expect(guessMapping(both.facts.columns).map(({ target }) => target)).toEqual([
    'account_name',
    'author_name',
    'text',
  ]);
  const alone = await load(await file(`Customer,Owner,Verbatim\n${rows.join('')}`));
  expect(guessMapping(alone.facts.columns)[0]?.target).toBe('account_name');
  const people = rows.map((row) => row.slice(row.indexOf(',') + 1).replace(/^[^,]*/, '$&,Ann'));
  const persons = await load(await file(`Customer,Owner,Verbatim\n${people.join('')}`));
  expect(guessMapping(persons.facts.columns)[0]?.target).toBe('author_name');
});

test.each(['5 stars', '4 out of 5', '3 - neutral', 'Very satisfied (5)'])(
  'answers such as “%s” are ratings',
  async (answer) => {
    const rows = Array.from(
      { length: 20 },
      (_, i) => `Since update ${i} the app loses what I wrote,${answer}\n`,
    );
    const { facts } = await load(await file(`comment,How satisfied are you?\n${rows.join('')}`));
    expect(guessMapping(facts.columns)[1]?.target).toBe('rating');
  },
);

test.each([
  ['a ticket that comes again', 'ticket_id,body', ['conversation_id', 'text']],
  ['a role at work', 'id,role,body', ['external_id', 'field', 'text']],
  ['who speaks', 'ticket_id,role,body', ['conversation_id', 'author_role', 'text']],
  [
    'public and internal rows',
    'ticket_id,type,public,body',
    ['conversation_id', 'field', 'is_public', 'text'],
  ],
])('%s is told by names and values', async (_what, header, targets) => {
  const cells: Record<string, (i: number) => string> = {
    id: String,
    ticket_id: (i) => String(Math.floor(i / 3)),
    role: (i) => ['Agent', 'End-user'][i % 2] ?? '',
    type: (i) => ['Problem', 'Wish'][i % 2] ?? '',
    public: (i) => String(i % 2 === 0),
    body: (i) => VALUES.prose(i),
  };
  const names = header.split(',');
  const rows = Array.from({ length: 60 }, (_, i) =>
    toCsvLine(
      names.map((name) => cells[name]?.(i) ?? ''),
      { spreadsheetSafe: false },
    ),
  );
  const { facts } = await load(await file(`${header}\n${rows.join('')}`));
  expect(guessMapping(facts.columns).map(({ target }) => target)).toEqual(targets);
});

describe('conversations within JSON', () => {
  test('their messages are the text, joined by the object’s id, and whoever is no customer answers', async () => {
    const conversation = (id: number) => ({
      id,
      subject: `Case ${id}`,
      threads: [
        { body: `Number ${id} of the lamps you sent is broken`, createdBy: { type: 'customer' } },
        { body: 'A new lamp is on its way', createdBy: { type: 'user' } },
      ],
    });
    const { facts } = await load(await file(JSON.stringify([1, 2, 3].map(conversation))), 'x.json');
    const targets = Object.fromEntries(
      guessMapping(facts.columns).map(({ name, target }) => [name, target] as const),
    );
    expect(targets).toEqual({
      id: 'conversation_id',
      subject: 'title',
      'threads[].body': 'text',
      'threads[].createdBy.type': 'author_role',
    });
    expect(roleBesideCustomers('user')).toBe('agent');
    expect(roleBesideCustomers('Customer')).toBe('Customer');
    expect(roleBesideCustomers('bot')).toBe('bot');
  });
});

test('what was good and what was not are both the text, the reply is not', async () => {
  const rows = [
    'Iva,Quiet room with a view of the harbour,Breakfast ended at nine,Dear Iva thank you for staying with us',
    'Cem,The staff were kind,The lift was broken all week,',
    'Lou,,Loud music until two in the morning,We are sorry to read this Lou',
  ];
  const { facts } = await load(
    await file(['Guest name,Positive review,Negative review,Property reply', ...rows].join('\n')),
  );
  expect(guessMapping(facts.columns).map(({ target }) => target)).toEqual([
    'author_name',
    'text',
    'text',
    'ignore',
  ]);
});

const guessed = async (lines: string[]) => {
  const { facts } = await load(await file(`${lines.join('\n')}\n`));
  return Object.fromEntries(guessMapping(facts.columns).map(({ name, target }) => [name, target]));
};

describe('a date is told by more than one column', () => {
  test('a time beside a day and a zone of each row are joined to it', async () => {
    const targets = await guessed([
      'Date,Time,Time zone,Comment',
      '2026-03-24,10:15,Europe/Berlin,The door code changed and nobody told us.',
      '2026-03-25,18:40,Asia/Tokyo,Please send the invoice to two addresses.',
    ]);
    expect(targets).toMatchObject({ Date: 'said_at', Time: 'said_time', 'Time zone': 'said_zone' });
  });

  test('a time named as its day is joined wherever it stands; the length of something is not', async () => {
    const targets = await guessed([
      'Visit Date,Store,Visit Time,Response Time,Comment',
      '03/24/2026,12,6:05 PM,00:12:10,Our server knew the whole menu by heart.',
      '03/25/2026,98,7:15 PM,01:02:45,The soup was cold and the bill was wrong.',
    ]);
    expect(targets).toMatchObject({ 'Visit Date': 'said_at', 'Visit Time': 'said_time' });
    expect(targets['Response Time']).not.toBe('said_time');
  });

  test('nothing is joined to a date that tells its time itself', async () => {
    const targets = await guessed([
      'Created,Time,Comment',
      '2026-03-24 10:15,09:00,The door code changed and nobody told us.',
      '2026-03-25 11:15,10:00,Please send the invoice to two addresses.',
    ]);
    expect(targets['Time']).not.toBe('said_time');
  });

  test('of several dates that of the answer is meant, not that of what it is about', async () => {
    const targets = await guessed([
      'Order date,Beoordeeld op,Opmerking',
      '2026-03-01,2026-03-05,De doos was veel te groot voor mijn brievenbus.',
      '2026-03-02,2026-03-07,Verkeerde maat ontvangen en geen antwoord.',
    ]);
    expect(targets).toMatchObject({ 'Beoordeeld op': 'said_at' });
  });
});

describe('answers of those who read reviews are no feedback', () => {
  test('rows that say so are told by their values, and joined to the review', async () => {
    const targets = await guessed([
      'Row type,Review ID,Date,Buyer,Stars,Text',
      'Review,R1,2026-03-01,ella_m,5,Packed with care and very quick.',
      'Seller response,R1,2026-03-02,OurShop,,Thank you for your review Ella.',
      'Review,R2,2026-03-03,tomk,1,Two of six glasses were broken.',
      'Seller response,R2,2026-03-03,OurShop,,We are sorry and send new ones.',
    ]);
    expect(targets).toMatchObject({
      'Row type': 'author_role',
      'Review ID': 'conversation_id',
      Text: 'text',
    });
  });

  test('rows that answer another one are theirs where rows are rated', async () => {
    const header = 'comment_ID,comment_author,comment_content,comment_parent';
    const lines = [
      '11,Lena,The zip broke after two weeks of use.,0',
      '12,Pia,Hi Lena please send us a picture.,11',
      '13,Finn,It keeps me warm at minus ten.,0',
    ];
    const rated = [`${header},rating`, ...lines.map((line, i) => `${line},${['2', '', '5'][i]}`)];
    expect((await guessed(rated))['comment_parent']).toBe('author_role');
    expect((await guessed([header, ...lines]))['comment_parent']).not.toBe('author_role');
  });

  test.each([
    'Seller Response',
    'Your Response',
    'Management Response',
    'Manager Comment',
    'Reply from host',
    'Response to Guest',
    'Developer Reply Text',
    'Notre réponse',
    'Risposta della struttura',
    'Reactie winkel',
    'Antwort der Filiale',
    '当社回答',
    '판매자 답글',
  ])('“%s” is never the text', async (name) => {
    const targets = await guessed([
      `Comment,${name}`,
      'Slow.,Thank you very much for telling us about this matter today.',
      'Cold soup.,We are very sorry that the soup was not as hot as it should be.',
    ]);
    expect(targets).toMatchObject({ Comment: 'text' });
    expect(['text', 'title']).not.toContain(targets[name]);
  });
});

describe('open questions are text, closed ones are not', () => {
  test('in Spanish, however short they are', async () => {
    const targets = await guessed([
      '¿Qué es lo que más te gusta?,¿Qué mejorarías?,¿Desde cuándo eres cliente?',
      'Que puedo pagar desde el móvil,El buscador,Hace más de un año',
      'La atención en tienda,Las llamadas se cortan siempre,Hace menos de un mes',
      'Los precios de siempre,Más tiendas en el centro,Hace más de un año',
    ]);
    expect(targets).toMatchObject({ '¿Qué es lo que más te gusta?': 'text', '¿Qué mejorarías?': 'text' });
    expect(targets['¿Desde cuándo eres cliente?']).not.toBe('text');
  });
});

describe('what is easily taken for something else', () => {
  test('titles and comments in words that are put together', async () => {
    const targets = await guessed([
      'Bewertungsdatum,Bewertungstitel,Bewertungskommentar,Shop-Kommentar',
      '04.03.2026,Super,Schnell geliefert und gut verpackt.,Vielen Dank für Ihre freundliche Bewertung.',
      '15.03.2026,Nie wieder,Seit drei Wochen warte ich auf das Geld.,',
    ]);
    expect(targets).toMatchObject({
      Bewertungsdatum: 'said_at',
      Bewertungstitel: 'title',
      Bewertungskommentar: 'text',
    });
    expect(targets['Shop-Kommentar']).not.toBe('text');
  });

  test('countries are no languages, a person’s id is not the item’s, and what few rows have is no id', async () => {
    const targets = await guessed([
      'Visitor ID,Country,reply_to_id,Comment',
      'v-1,NL,,The pay button stays grey on my tablet.',
      'v-2,DE,4410,Let me pay with more than one card.',
      'v-3,NL,,Nice and clear overview of my bills.',
    ]);
    expect(targets).toMatchObject({ 'Visitor ID': 'author_id', Comment: 'text' });
    expect(Object.values(targets)).not.toContain('language');
    expect(Object.values(targets)).not.toContain('external_id');
  });

  test('days as spreadsheets count them are dates where the name says so, and numbers elsewhere', async () => {
    const lines = ['46085,The gym was closed all week long.', '46092.5,It is quick to check in here.'];
    expect(await guessed(['Date,Comment', ...lines])).toMatchObject({ Date: 'said_at' });
    expect((await guessed(['Order,Comment', ...lines]))['Order']).not.toBe('said_at');
  });
});

test('texts that stand in a file once more, as HTML or in pieces, are text once', async () => {
  const entry = (textOriginal: string) => ({
    snippet: { topLevelComment: { textOriginal, textDisplay: `<b>${textOriginal}</b>` } },
  });
  const json = JSON.stringify([
    entry('The part on filters made it click.'),
    entry('Audio is far too quiet.'),
  ]);
  const { facts } = await load(await file(json), 'x.json');
  expect(guessMapping(facts.columns).filter(({ target }) => target === 'text')).toHaveLength(1);
});
