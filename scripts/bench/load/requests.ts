import type { CallBody } from '@earshot/contracts/call';
import type { feedback } from '@earshot/contracts/feedback';
import { sourceCount } from './seeded-folder.ts';
import { pick, question, randomSequence } from './texts.ts';

type Body = CallBody<typeof feedback.getFeedback>;

/**
 * `first`: first pages, of everything or of one facet's value; `deep`: anywhere in the list by offset; `cold`: first pages
 * of filters that were never asked before; `mix`: 60 % first, 20 % deep, 20 % cold; `search`: questions.
 */
export const requestKinds = ['first', 'deep', 'cold', 'mix', 'search'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** The bodies of one run, the same for the same seed. */
export function requestBodies(kind: RequestKind, seed: number, items: number): () => Body {
  const random = randomSequence(seed);
  const make: Record<RequestKind, () => Body> = {
    first: () => pick([{}, {}, {}, ...singleFacets], random),
    deep: () => ({ offset: Math.floor(random() * (items - 25)), limit: 25 }),
    cold: () => ({ filters: coldFilter(random) }),
    mix: () => {
      const share = random();
      return share < 0.6 ? make.first() : share < 0.8 ? make.deep() : make.cold();
    },
    search: () => ({ searchTerm: question(random) }),
  };
  return make[kind];
}

const singleFacets: Body[] = [
  ...Array.from({ length: sourceCount }, (_, i) => ({ filters: { source_ids: [i + 1] } })),
  { filters: { sentiments: ['negative'] } },
  { filters: { sentiments: ['positive'] } },
  { filters: { languages: ['en'] } },
];

/** Two days out of 720 and further conditions: among so many combinations none comes twice in a run. */
function coldFilter(random: () => number): NonNullable<Body['filters']> {
  const dayText = (n: number) => new Date(Date.UTC(2024, 11, 1) + n * 86_400_000).toISOString().slice(0, 10);
  const from = Math.floor(random() * 600);
  return {
    said_from: dayText(from),
    said_to: dayText(from + 30 + Math.floor(random() * 90)),
    ...(random() < 0.5 && { source_ids: [1 + Math.floor(random() * sourceCount)] }),
    ...(random() < 0.5 && { sentiments: [pick(['negative', 'neutral', 'positive'] as const, random)] }),
    ...(random() < 0.3 && { rating_max: pick([0, 0.25, 0.5, 0.75], random) }),
  };
}
