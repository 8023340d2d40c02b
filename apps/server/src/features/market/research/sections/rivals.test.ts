import { describe, expect, test } from 'vitest';
import type { KeptAnswer } from '../ask-sources.ts';
import { CiteBook } from '../cite-book.ts';
import { rivalEvidence, rivalsOf } from './rivals.ts';

const subject = { name: 'Folio', host: 'folio.example', isCommonWord: true };
const description = 'Library system, an alternative to Folio';

describe('what sources name beside a company', () => {
  test('of a repository’s description is its own word that it is an alternative', () => {
    const { evidence } = rivalEvidence(subject, null, [answerOf('github', 'code')]);
    expect(evidence).toEqual([
      {
        ...{ name: 'Kardex', host: 'kardex.example', kind: 'same_topics', source: 'code', voice: 'github' },
        text: 'Kardex calls itself an alternative to Folio.',
        evidence: { url: 'https://code.example/kardex', quote: description, start: 7 },
      },
    ]);
  });

  test('of an encyclopaedia is of the same industry', () => {
    const { evidence } = rivalEvidence(subject, null, [answerOf('wikidata', 'encyclopaedia')]);
    expect(evidence).toMatchObject([{ kind: 'same_industry', source: 'encyclopaedia', text: description }]);
  });
});

test('a rival goes by the name that its own site writes, once that is read', () => {
  const url = 'https://forum.example/1';
  const book = new CiteBook();
  book.knowText('folio.example', { url, pageId: '1', text: 'folio vs kardex' });
  const reason = {
    ...{ name: 'kardex', host: null, kind: 'others_comparison' as const, source: 'search', voice: 'forum' },
    ...{ text: 'Others compare Folio and kardex.', weight: 3 },
    evidence: { url, quote: 'folio vs kardex', start: 0 },
  };
  const rivals = [
    { name: 'kardex', host: 'kardex.example', state: 'listed' as const, score: 3, reasons: [reason] },
  ];
  const told = (own: string | null) =>
    rivalsOf('folio.example', rivals, { ofSource: (id) => id, ofSite: () => own }, book).map(
      ({ name, reasons }) => [name, reasons[0]?.text],
    );
  expect(told(null)).toEqual([['kardex', 'forum: Others compare Folio and kardex.']]);
  expect(told('Kardex Libre')).toEqual([['Kardex Libre', 'forum: Others compare Folio and Kardex Libre.']]);
});

function answerOf(id: string, kind: KeptAnswer['kind']): KeptAnswer {
  const url = 'https://code.example/kardex';
  return {
    ...{ id, kind, name: id, host: 'folio.example', outcome: 'answered', detail: null, url, readAt: null },
    ...{ requests: [], items: [], series: [], learned: {}, rates: null },
    peers: [{ name: 'Kardex', site: 'https://kardex.example/', text: description, url }],
  };
}
