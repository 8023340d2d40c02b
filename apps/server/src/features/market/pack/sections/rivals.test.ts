import { describe, expect, test } from 'vitest';
import type { KeptAnswer } from '../ask-sources.ts';
import { rivalEvidence } from './rivals.ts';

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

function answerOf(id: string, kind: KeptAnswer['kind']): KeptAnswer {
  const url = 'https://code.example/kardex';
  return {
    ...{ id, kind, name: id, host: 'folio.example', outcome: 'answered', detail: null, url, readAt: null },
    ...{ requests: [], items: [], series: [], learned: {}, rates: null },
    peers: [{ name: 'Kardex', site: 'https://kardex.example/', text: description, url }],
  };
}
