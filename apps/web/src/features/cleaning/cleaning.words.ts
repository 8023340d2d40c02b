import { limits } from '@earshot/contracts/limits';
import { formatCount, formatCounted } from '../../lib/format.ts';

/** What the screen says about the cleaning of earlier items. */
export const cleaningWords = {
  what: 'The cleaning of earlier items',
  title: 'Clean earlier items',
  lead: 'Emails and tickets contain more than the customer’s words: markup, quoted messages, signatures, automatic replies. New items are cleaned when they arrive. Items stored before that can be cleaned here.',
  check: 'Check earlier items',
  checkAgain: 'Check again',
  checkHint: 'The check changes nothing. You see what would change first.',
  adminsOnly: 'Only admins and owners can clean items.',
  checking: (done: number, all: number) => `Checking ${formatCount(done)} of ${formatCounted(all, 'item')}`,
  cleaning: (done: number, all: number) => `Cleaning ${formatCount(done)} of ${formatCounted(all, 'item')}`,
  undoing: (done: number, all: number) => `Undoing ${formatCount(done)} of ${formatCounted(all, 'item')}`,
  counting: (changed: number) =>
    `${formatCounted(changed, 'item')} cleaned. Topics and themes are still being read: their counts may change.`,
  mayLeave: 'This continues if you close the page.',
  nothing: (all: number) =>
    all === 1 ? 'Your item is clean.' : `All ${formatCount(all)} items are clean. Nothing would change.`,
  effect: (changed: number, all: number) =>
    `${formatCount(changed)} of ${formatCounted(all, 'item')} would change.`,
  switched: (count: number) => `${formatCounted(count, 'template')} would be switched.`,
  noItems: 'No item would change.',
  applySwitch: 'Apply',
  shorter: 'Shorter text',
  emptied: 'No words from the customer',
  emptiedHint: 'Such as automatic replies. They stay in the list and are marked.',
  examples: 'Examples',
  open: 'Open item',
  before: 'Before',
  after: 'After',
  noWords: 'No words from the customer.',
  apply: (count: number) => `Clean ${formatCounted(count, 'item')}`,
  undoPromise: `You can undo this for ${limits.cleaningUndoDays} days.`,
  discard: 'Discard',
  done: (count: number) => `${formatCounted(count, 'item')} cleaned.`,
  undo: 'Undo cleaning',
  undone: 'Cleaning undone. Items have their earlier text again.',
  kept: (count: number) =>
    `${formatCounted(count, 'item')} changed since and ${count === 1 ? 'was' : 'were'} left as ${count === 1 ? 'it is' : 'they are'}:`,
  continue: 'Continue',
  counts: 'Items before and after',
  group: 'Topic or theme',
  change: 'Change',
  kinds: { topic: 'Topic', theme: 'Theme' },
  gone: 'No longer there',
  noCountChange: 'The counts of topics and themes did not change.',
};

/** What the screen says about templates. */
export const templateWords = {
  what: 'The templates',
  title: 'Templates',
  lead: 'Sentences that repeat in many items because a macro, a form or a survey invitation put them there. Selected ones are not counted as the customer’s words. Text that many customers wrote themselves is kept.',
  caption: 'Templates with their number of items',
  removed: 'Remove from items',
  writer: 'Written by',
  writers: { agent: 'Support', system: 'A tool', automatic: 'Automatic message' },
  items: 'Items',
  example: 'Example',
  open: 'Open item',
  notYet: 'Earshot looks for templates a few minutes after items arrive.',
  none: 'No templates found.',
  check: 'See the effect',
  learn: 'Check again',
  learning: 'Looking for templates…',
  learnt: 'Last checked',
};
