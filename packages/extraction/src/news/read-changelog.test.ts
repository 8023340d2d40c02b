import { describe, expect, test } from 'vitest';
import { evidenceHolds } from '../page/quotes.ts';
import { readPage } from '../page/read-page.ts';
import { dayIn } from './days.ts';
import { readChangelog } from './read-changelog.ts';
import { readNotices } from './read-notices.ts';

const URL = 'https://reedmark.example/news';

describe('a day', () => {
  test.each([
    ['3. März 2026', null, '2026-03-03'],
    ['le 1er août 2026', null, '2026-08-01'],
    ['12 de enero de 2026', null, '2026-01-12'],
    ['18 Şubat 2026', null, '2026-02-18'],
    ['5 września 2026', null, '2026-09-05'],
    ['9. kesäkuuta 2026', null, '2026-06-09'],
    ['May 4, 2026', null, '2026-05-04'],
    ['2026年3月18日', null, '2026-03-18'],
    ['10/03/2026', 'pt-BR', '2026-03-10'],
    ['10/03/2026', 'en-US', '2026-10-03'],
    ['10/03/2026', 'en', null],
    ['24.12.2026', null, '2026-12-24'],
    ['31 februari 2026', 'sv', null],
    ['12 monkeys 2026', null, null],
  ])('is read in the words of its language: %s', (text, lang, day) => {
    expect(dayIn(text, lang)).toBe(day);
  });
});

describe('changes and posts', () => {
  const entriesOf = (html: string) => {
    const read = readPage(html, URL);
    const entries = readChangelog(read);
    for (const { evidence } of entries) expect(evidenceHolds(read.page, evidence)).toBe(true);
    return entries.map(({ title, day }) => `${day ?? ''} ${title}`);
  };

  test('have their titles below dates', () => {
    expect(
      entriesOf(
        '<h1>Changes</h1><h2>1 June 2026</h2><h3>Tide alarms</h3><p>By text.</p><h2>9 May 2026</h2><h3>Faster maps</h3><p>Half.</p>',
      ),
    ).toEqual(['2026-06-01 Tide alarms', '2026-05-09 Faster maps']);
  });

  test('have their titles above dates, built of blocks, and not the bare version', () => {
    expect(
      entriesOf(
        '<div class="i"><div>2.4.0</div><div>Routes by quarter</div><div>3 de febrero de 2026</div></div><div class="foot"><a>Home</a> <a>Prices today</a></div>',
      ),
    ).toEqual(['2026-02-03 Routes by quarter']);
    expect(
      entriesOf(
        '<p><b>Answers by text</b><br>2026-02-18<br>Answer at once.<p><b>Photos in reports</b><br>2026-01-07<br>Up to six.',
      ),
    ).toEqual(['2026-02-18 Answers by text', '2026-01-07 Photos in reports']);
  });

  test('have their titles beside dates', () => {
    expect(entriesOf('<ul><li>12 May 2026 – Harbour maps</li><li>2 May 2026 – Crew lists</li></ul>')).toEqual(
      ['2026-05-12 Harbour maps', '2026-05-02 Crew lists'],
    );
  });
});

describe('notices of a home page', () => {
  const kindsOf = (line: string) =>
    readNotices(
      readPage(`<main><div>${line}</div><h1>Reedmark</h1></main>`, 'https://reedmark.example/'),
    ).map(({ kind }) => kind);

  test.each([
    ['Reedmark will shut down on 30 June 2026.', 'closing'],
    ['Reedmark wird zum 30. Juni eingestellt.', 'closing'],
    ['Cerramos el 30 de junio.', 'closing'],
    ['Reedmark has been acquired by Tallwater.', 'acquired'],
    ['Reedmark a été racheté par Tallwater.', 'acquired'],
    ['Fenledger is now Reedmark. Same team.', 'renamed'],
    ['Fenledger heißt jetzt Reedmark.', 'renamed'],
    ['Our prices will change on 1 July.', 'price'],
    ['Nya priser från 1 juli 2026.', 'price'],
    ['Incident: maps load slowly since 08:10 UTC.', 'incident'],
    ['Wir haben derzeit eine Störung bei Karten.', 'incident'],
    ['Half price until 30 June for new teams.', 'offer'],
  ])('are told: %s', (line, kind) => {
    expect(kindsOf(line)).toEqual([kind]);
  });

  test.each([
    'Incident reports from every ferry.',
    'Close your books in a day.',
    'Join 4,000 crews on the water.',
    'Fair prices for small harbours.',
    '“They have been acquired by joy.”',
    'Will you close for good?',
  ])('are not what else it says: %s', (line) => {
    expect(kindsOf(line)).toEqual([]);
  });
});
