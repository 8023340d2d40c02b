import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findRivals } from './find-rivals.ts';
import type { RivalEdits } from './find-rivals.ts';
import { namedRivals, ownRivals } from './rivals-on-own-pages.ts';
import type { RivalEvidence, RivalSubject, SaidText } from './rival-evidence.ts';
import { rivalName } from './rival-names.ts';
import { saidComparisons } from './rivals-in-others-words.ts';

const crewlark: RivalSubject = { name: 'Crewlark', host: 'crewlark.example', isCommonWord: false };
const noEdits: RivalEdits = { added: [], removed: [] };

function said(source: string, text: string, voice = `${source}.example`): SaidText {
  return { source, voice, url: `https://${voice}/`, text };
}

function namesIn(text: string, subject = crewlark, known: string[] = []): string[] {
  return saidComparisons([said('hacker_news', text)], subject, known).map(
    ({ kind, name }) => `${kind} ${name}`,
  );
}

describe('rivals that are named', () => {
  test('by the subject’s own pages, with that one of many hosts which is called like the rival', () => {
    const read = readPage(
      '<h1>Crewlark vs Marrowby</h1><p>Numbers: statistics.example</p><p>Their site: marrowby.example</p>',
      'https://crewlark.example/compare/crewlark-vs-marrowby',
    );
    expect(ownRivals(namedRivals(read), crewlark)[0]?.host).toBe('marrowby.example');
  });

  test('by the subject’s own pages, with the host that they tell', () => {
    const read = readPage(
      '<h1>Crewlark vs Marrowby</h1><p>Their site: marrowby.example</p>',
      'https://crewlark.example/compare/crewlark-vs-marrowby',
    );
    expect(ownRivals(namedRivals(read), crewlark)).toMatchObject([
      {
        name: 'Marrowby',
        host: 'marrowby.example',
        kind: 'own_comparison',
        evidence: { quote: 'Crewlark vs Marrowby' },
      },
    ]);
  });

  const pages = (own: string, ...htmls: readonly [path: string, html: string][]) =>
    ownRivals(
      htmls.flatMap(([path, html]) => namedRivals(readPage(html, `https://ovenly.example${path}`))),
      { name: own, host: 'ovenly.example', isCommonWord: true },
    ).map(({ name, host }) => `${name} ${host ?? ''}`.trim());

  test.each<[string, string, string]>([
    ['/compare/doughbook', '<title>Compare | Ovenly</title><p>Doughbook costs more.</p>', 'Doughbook'],
    [
      '/alternativa-a-doughbook',
      '<p><a href="https://www.doughbook.test/">Doughbook</a> cobra.</p>',
      'Doughbook doughbook.test',
    ],
    ['/x', '<a href="/wechsel">Wechsel von Doughbook</a>', 'Doughbook'],
    ['/x', '<a href="/byt">Byt från Doughbook</a>', 'Doughbook'],
    ['/x', '<a href="/y">Ovenly vs. Crumb & Co</a>', 'Crumb & Co'],
    [
      '/x',
      '<h2>Doughbook-Alternative</h2><a href="https://doughbook.test">Zur Seite</a>',
      'Doughbook doughbook.test',
    ],
    [
      '/x',
      '<table><tr><th></th><th>Ovenly</th><th>Doughbook</th></tr><tr><td>Trays</td><td>✓</td><td>–</td></tr></table><a href="https://doughbook.test">Doughbook</a>',
      'Doughbook doughbook.test',
    ],
  ])('by the pages of its site at %s', (path, html, expected) => {
    expect(pages('Ovenly', [path, html])).toEqual([expected]);
  });

  test.each([
    '<h2>Every alternative to paper</h2><a href="/x">Moving from spreadsheets</a>',
    '<h2>Doughbook vs Crumbly</h2>',
    '<a href="/google">Alternative to Google</a>',
    '<table><tr><th></th><th>Basic</th><th>Pro</th></tr><tr><td>Trays</td><td>✓</td><td>–</td></tr></table>',
    '<h2>A better alternative to Doughbook</h2>',
    '<h1>Integrations</h1><a href="https://paygrain.test">Paygrain</a>',
  ])('by no ordinary words, by one place alone, nor by what is connected: %s', (html) => {
    expect(pages('Ovenly', ['/x', html])).toEqual([]);
  });

  test.each([
    ['Crewlark vs Marrowby in a year of roofing', 'others_comparison Marrowby'],
    ['crewlark vs marrowby pricing', 'others_comparison marrowby'],
    ['Marrowby 3 released, a free alternative to Crewlark', 'others_comparison Marrowby'],
    ['Yesterday\nWe switched from Crewlark to Marrowby last spring.', 'switched Marrowby'],
    ['Yesterday\nWe left Marrowby for Crewlark.', 'switched Marrowby'],
  ])('%s', (text, expected) => {
    expect(namesIn(text)).toContain(expected);
  });

  test('in lists, when they are written like names', () => {
    expect(namesIn('Ask\nCrewlark is nicer than Marrowby, paper and Jobwren.')).toEqual([
      'mentioned_together Marrowby',
      'mentioned_together Jobwren',
    ]);
  });

  test('not where the subject’s name is only a word', () => {
    const slack: RivalSubject = { name: 'Slack', host: 'slack.example', isCommonWord: true };
    expect(namesIn('Rope\nCut me some slack vs tension in this line.', slack)).toEqual([]);
  });

  test('names are cut from what people write around them', () => {
    expect(
      ['Marrowby pricing 2026', 'the Marrowby app', 'spreadsheets', 'me', 'Marrowby: which is better?'].map(
        rivalName,
      ),
    ).toEqual(['Marrowby', 'Marrowby', null, null, 'Marrowby']);
    for (const when of [
      'in spring',
      'over Christmas',
      'before the season',
      'two months ago',
      'during the move',
    ])
      expect(rivalName(`Crewlark ${when}`)).toBe('Crewlark');
  });

  test('whatever is said, quotes stand in the text and nothing throws', () => {
    const words = fc.constantFrom(
      'Crewlark',
      'Marrowby',
      'vs',
      'from',
      'to',
      'switched',
      '(',
      '.*',
      'like',
      ',',
      '\n',
      'alternative to',
      '[a-',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (parts) => {
        const text = parts.join(' ');
        for (const { evidence } of saidComparisons([said('forum', text)], crewlark, ['Marrowby'])) {
          expect(evidence === null || text.includes(evidence.quote)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('rivals that are listed', () => {
  const evidence = (rest: Partial<RivalEvidence>): RivalEvidence => ({
    ...{
      name: 'Marrowby',
      host: null,
      kind: 'others_comparison',
      source: 'search',
      voice: 'a.example',
      text: '',
      evidence: null,
    },
    ...rest,
  });
  const hosts = new Map([['marrowby', 'marrowby.example']]);

  test('have a score of five, from two kinds of sources, and a site', () => {
    const two = [evidence({}), evidence({ source: 'hacker_news', voice: 'n/1', kind: 'switched' })];
    expect(findRivals(crewlark, two, hosts, noEdits)).toMatchObject([
      { state: 'listed', score: 5, host: 'marrowby.example' },
    ]);
    expect(findRivals(crewlark, two, new Map(), noEdits)).toMatchObject([{ state: 'possible' }]);
    const one = [evidence({}), evidence({ voice: 'b.example' })];
    expect(findRivals(crewlark, one, hosts, noEdits)).toMatchObject([{ state: 'possible', score: 6 }]);
  });

  test('hear one voice once', () => {
    expect(findRivals(crewlark, [evidence({}), evidence({})], hosts, noEdits)).toMatchObject([{ score: 3 }]);
  });

  test('are what people say, whatever the score', () => {
    const edits: RivalEdits = {
      added: [{ host: 'jobwren.example', name: null }],
      removed: ['marrowby.example'],
    };
    const all = [evidence({ kind: 'own_comparison' }), evidence({ source: 'hacker_news' })];
    expect(findRivals(crewlark, all, hosts, edits).map(({ name, state }) => [name, state])).toEqual([
      ['jobwren.example', 'listed'],
      ['Marrowby', 'removed'],
    ]);
  });

  test('are never the subject itself', () => {
    expect(findRivals(crewlark, [evidence({ name: 'crewlark' })], hosts, noEdits)).toEqual([]);
  });
});
