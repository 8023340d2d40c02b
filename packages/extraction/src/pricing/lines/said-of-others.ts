import type { ReadPage } from '../../page/read-page.ts';
import type { Card } from '../cards/card.ts';

/** `Everything in Basic`: what a plan holds is told by the one before it, by name. */
const ALL_OF =
  /(?<!\p{L})(?:everything (?:in|from|of)|all (?:the )?(?:features? )?(?:in|from|of)|alle[s]?(?: \p{L}+)? (?:aus|von|in|uit|van|fra|från|i)|tout(?:es)?(?: \p{L}+){0,3} d[eu]|tudo d[eoa]|todo (?:lo )?del?|tutto (?:di|del|quello di)|wszystko z|vše z|minden a)\s+(?:the |your |our |l[ae] |el |il |o |a )?["“«„'’]?(?<named>[^\n.,;!?]{2,40})/giu;

/**
 * What the cards of a row are called by each other: of each card the beginnings of lines that name another, in small letters.
 */
export function saidOfOthers({ page }: ReadPage, cards: readonly Card[]): string[][] {
  return cards.map(({ span }) =>
    [...page.text.slice(span.start, span.end).matchAll(ALL_OF)].map(({ groups }) =>
      (groups?.['named'] ?? '').toLowerCase(),
    ),
  );
}

/** How many of the cards' texts, one a card, another card says by name. */
export function countSaid(said: readonly (readonly string[])[], texts: readonly (string | null)[]): number {
  return texts.filter((text, at) => {
    const name = text?.toLowerCase() ?? '';
    return (
      name.length >= 2 &&
      said.some((phrases, of) => of !== at && phrases.some((phrase) => beginsWith(phrase, name)))
    );
  }).length;
}

function beginsWith(phrase: string, name: string): boolean {
  return phrase.startsWith(name) && !/^[\p{L}\d]/u.test(phrase.slice(name.length));
}
