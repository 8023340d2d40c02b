import { linkKinds, type CardLink, type LinkKind } from '@earshot/contracts/boards/card-link';
import type { IdeaEvidence } from '@earshot/contracts/ideas';
import { formatCounted } from '../../../lib/format.ts';

const forward: Record<LinkKind, string> = {
  blocks: 'Blocks',
  duplicates: 'Duplicates',
  part_of: 'Part of',
};

const backward: Record<LinkKind, string> = {
  blocks: 'Blocked by',
  duplicates: 'Duplicated by',
  part_of: 'Has part',
};

export function linkName({ kind, is_reverse: isReverse }: Pick<CardLink, 'kind' | 'is_reverse'>): string {
  return isReverse ? backward[kind] : forward[kind];
}

/** A link as the history names it: `part_of`, and `part_of_reverse` seen from the other card. */
export function linkOf(name: string): Pick<CardLink, 'kind' | 'is_reverse'> {
  const kind = linkKinds.find((one) => name === one || name === `${one}_reverse`) ?? 'blocks';
  return { kind, is_reverse: name !== kind };
}

const evidenceKinds: Record<IdeaEvidence['kind'], string> = {
  market_finding: 'Finding',
  market_opportunity: 'Opportunity',
  market_theme: 'Market theme',
  market_report: 'Market report',
  topic: 'Topic',
  theme: 'Theme',
  feedback: 'Feedback',
};

export const relationWords = {
  more: 'More actions',
  link: 'Link to a card',
  merge: 'Merge into another card',
  split: 'Split evidence off',
  public: 'Public text',
  links: 'Links',
  unlink: (name: string, title: string) => `Remove link: ${name.toLowerCase()} ${title}`,
  linkTitle: 'Link to a card',
  linkKind: 'This card',
  otherCard: 'Other card',
  search: 'Search cards',
  found: (count: number) => (count === 0 ? 'No cards found.' : `${formatCounted(count, 'card')} found.`),
  chooseCard: 'Choose a card',
  cardMissing: 'Choose a card.',
  addLink: 'Add link',
  mergeTitle: 'Merge into another card',
  mergeSays: (title: string) =>
    `The other card gets the evidence and comments of “${title}”, each piece of evidence once. Its own links, watchers, imported votes and public text do not come along. The address of this card then opens the other one. You can undo this in the history.`,
  mergeInto: 'Merge into',
  doMerge: 'Merge',
  merged: (title: string) => `Merged into “${title}”.`,
  splitTitle: 'Split evidence off',
  splitSays:
    'The evidence that you choose moves to a new card right behind this one. You can undo this in the history.',
  splitName: 'Title of the new card',
  titleMissing: 'Enter a title.',
  pieces: 'Evidence to move',
  piece: ({ kind, text, items }: IdeaEvidence) => {
    const name = text ?? items?.search_term ?? 'Filter';
    return `${evidenceKinds[kind]}: ${name}`;
  },
  piecesMissing: 'Choose at least one piece of evidence.',
  doSplit: (count: number) => (count === 0 ? 'Split' : `Move ${formatCounted(count, 'piece')}`),
  split_done: (title: string) => `Moved to “${title}”.`,
};
