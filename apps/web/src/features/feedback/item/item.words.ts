import type { PartKind, Speaker } from '@earshot/contracts/feedback';

export const itemWords = {
  title: 'Feedback item',
  back: 'All feedback',
  backToAnswer: 'Answer',
  notFound: 'Item not found. It may have been deleted, or it belongs to another workspace.',
  noId: 'This link does not point to an item.',
  all: 'Go to all feedback',
  facts: 'Details',
  fields: 'Fields',
  noFields: 'This item has no other fields.',
  original: 'View Original',
  noOriginal: 'This item has no link to its original.',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'Could not copy the link. Copy it from the address bar.',
  delete: 'Delete',
  deleteTitle: 'Delete this item?',
  deleteWhat: (id: number) =>
    `Item ${id} and its fields are deleted permanently. The only way to get it back is to import it again.`,
  deleteName: (id: number) => `delete ${id}`,
  deleted: 'Item deleted.',
  sample: 'Demo data',
  similar: 'Similar feedback',
  allSimilar: 'Show all similar feedback',
  asItCame: 'As received',
  otherParts: 'Left out of the text',
  said: 'Date',
  received: 'Received',
  edited: 'Edited',
  sentiment: 'Sentiment',
  engineSays: (answer: string) => `Earshot says: ${answer.toLowerCase()}`,
  saidByPerson: 'set by a person',
  check: 'Validate',
  rating: 'Rating',
  noRating: 'Not rated',
  language: 'Language',
  source: 'Source',
  author: 'Author',
  account: 'Account',
  externalId: 'ID in its source',
  import: 'Import',
  openImport: 'Open the import',
};

/** What a part is called by whoever speaks it, where the words are not the customer's own matter. */
export const speakerNames: Record<Speaker, string> = {
  customer: 'Customer',
  agent: 'Support',
  system: 'Helpdesk',
  automatic: 'Automatic message',
};

/** Kinds that say more than who speaks; `body` is called by its speaker. */
export const partNames: Record<Exclude<PartKind, 'body'>, string> = {
  greeting: 'Greeting',
  closing: 'Closing',
  signature: 'Signature',
  legal: 'Legal notice',
  'quote-head': 'Quoted',
  quote: 'Quoted',
  label: 'Label',
};
