import { keysOf, LEAST_SAYING, withOthers, writtenOf } from './group-name.ts';
import type { GroupName, Said } from './group-name.ts';
import { saysLabel } from './matter-head.ts';
import type { MatterHead } from './matter-head.ts';
import type { Candidate } from './phrases/phrase-candidates.ts';
import { phraseRow } from './phrases/phrase-rows.ts';
import { sentenceCase } from './phrases/phrase-surfaces.ts';

/** Phrases after a head. */
const DETAILS = 2;
/** One detail alone is told where so many say it, 0…1: else it would be taken for what all do. */
const LEAST_ALONE = 0.3;
/** A matter heads a name where so many items have its own name, 0…1: other words of it may mean something else … */
const LEAST_BY_NAME = 0.25;
/** … or where so many languages speak of it, which have no such words in common. */
const LEAST_LANGUAGES = 3;

/**
 * A name that says too little alone, with what its items say of it, or after what most of them speak of: "Fee: small orders, late at night", "Price:
 * eleven pounds a head". The share of sayers is of the part before the colon.
 *
 * @param head what most speak of in whatever words; null where there is nothing
 */
export function headed(
  own: GroupName,
  said: Said,
  taken: ReadonlySet<string>,
  { head, isDetail }: { head: MatterHead | null; isDetail: (phrase: Candidate) => boolean },
): GroupName {
  const [name = ''] = own.phrases;
  const above = head && !own.isWord && isEvident(head, said) && !saysLabel(name, head) ? head : null;
  if (!own.isWord && !above) return own;
  const first = above?.label ?? own.short;
  const details = detailsOf(first, said, isDetail);
  if (details.length === 0 && (!above || own.saying >= LEAST_SAYING)) return own;
  const full = sentenceCase([first, details.join(', ')].filter(Boolean).join(': '));
  if (taken.has(full)) return own;
  return {
    ...own,
    phrases: withOthers(full, own.phrases),
    short: first,
    isRow: false,
    isWord: false,
    saying: above?.saying ?? own.saying,
  };
}

/** What many of the items say beside the head's own words. */
function detailsOf(first: string, said: Said, isDetail: (phrase: Candidate) => boolean): string[] {
  const ofHead = new Set(keysOf(first, said.naming));
  const others = said.all.filter(
    (phrase) => isDetail(phrase) && !phrase.key.split(' ').every((key) => ofHead.has(key)),
  );
  const row = phraseRow(
    others.map((phrase) => ({ phrase, written: writtenOf(phrase, said) })),
    said.naming,
    said.heard,
  );
  return row.phrases.length > 1 || row.saying >= LEAST_ALONE ? row.phrases.slice(0, DETAILS) : [];
}

/** Whether a matter is spoken of by its own name, or in several languages. */
function isEvident({ label }: MatterHead, { naming, says }: Said): boolean {
  const languages = new Set(naming.map((words) => words[0]?.language));
  return languages.size >= LEAST_LANGUAGES || says.ownShare(keysOf(label, naming)) >= LEAST_BY_NAME;
}
