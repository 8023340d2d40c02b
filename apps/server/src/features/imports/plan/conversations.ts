import { limits } from '@earshot/contracts/limits';
import type { FeedbackDraft } from '@earshot/tabular/draft';
import { WorkFailed } from '../work/work-fate.ts';
import type { PlannedItem, RowPart } from './planned-item.ts';

/** Characters of conversations whose last row is still to come. */
const maxOpenChars = 64 * 1024 * 1024;

type Row = PlannedItem['row'];

interface Open {
  messages: FeedbackDraft[];
  chars: number;
}

/** Gathers the rows of each conversation until its last one. */
export class Conversations {
  readonly #open = new Map<string, Open>();
  #chars = 0;

  /**
   * @param isLast no later row is of the same conversation
   * @returns the whole conversation with its last row, and whether the row itself fits into it
   * @throws WorkFailed when too many conversations are spread over the file
   */
  add(id: string, draft: FeedbackDraft, row: Row, isLast: boolean): RowPart {
    const open = this.#open.get(id) ?? { messages: [], chars: 0 };
    const fits = open.chars + draft.text.length <= limits.feedbackTextMaxChars;
    if (fits) {
      open.messages.push(draft);
      open.chars += draft.text.length;
      this.#chars += draft.text.length;
    }
    if (!isLast) {
      this.#open.set(id, open);
      if (this.#chars > maxOpenChars) throw tooSpread();
      return { item: null, becomes: fits ? 'joined' : 'rejected' };
    }
    this.#open.delete(id);
    this.#chars -= open.chars;
    return { item: conversationOf(id, open.messages, row), becomes: fits ? 'item' : 'rejected' };
  }
}

/** The messages as one item: in the order of their dates where all have one, with the first value of each kind. */
function conversationOf(id: string, given: readonly FeedbackDraft[], row: Row): PlannedItem {
  const isDated = given.every(({ saidAt }) => saidAt !== null);
  const messages = isDated
    ? given.toSorted((a, b) => (a.saidAt ?? '').localeCompare(b.saidAt ?? ''))
    : [...given];
  const first = <Value>(of: (draft: FeedbackDraft) => Value | null): Value | null =>
    messages.map(of).find((value) => value !== null) ?? null;
  const [opening] = messages;
  if (!opening) throw new RangeError('A conversation has at least one message');
  const named = messages.find(({ accountName, accountId }) => accountName !== null || accountId !== null);
  const draft: FeedbackDraft = {
    ...opening,
    externalId: id,
    contentKey: null,
    title: first(({ title }) => title),
    accountName: named?.accountName ?? null,
    accountId: named?.accountId ?? null,
    accountPlan: first(({ accountPlan }) => accountPlan),
    accountRevenueEur: first(({ accountRevenueEur }) => accountRevenueEur),
    rating: first(({ rating }) => rating),
    link: first(({ link }) => link),
    language: first(({ language }) => language),
    fields: Object.assign({}, ...messages.map(({ fields }) => fields).reverse()) as FeedbackDraft['fields'],
  };
  return { draft, messages, contentKey: null, row };
}

function tooSpread(): WorkFailed {
  return new WorkFailed(
    'The rows of the conversations are spread over the whole file. Sort the file by conversation ID and upload it again.',
  );
}
