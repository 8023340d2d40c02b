import { cleanItem, customerText } from '@earshot/cleaning/cleaned-item';
import { markRepeats, repeatIndex } from '@earshot/cleaning/repeats/mark-repeats';
import { repeatedParts } from '@earshot/cleaning/repeats/repeated-parts';
import type { Measured } from '../../search/report.ts';
import { queueFor } from '../queue/queue.ts';
import { toPlainText } from '@earshot/cleaning/to-plain-text';
import { commonWeight, scoredWords, weightOf } from './scored-words.ts';

/** The generated support queue: what of templates stays in customers' words, with the column of roles and without it. */
export function queueFigures(seed: number): Measured[] {
  const messages = queueFor(seed).tickets.flatMap((ticket) => ticket.messages);
  return [true, false].flatMap((hasRoles) => {
    const cleaned = messages.map((message) => {
      const role = message.role === 'customer' ? 'end-user' : 'agent';
      const about = {
        author: message.author,
        // Without roles, nothing but what is said can tell.
        ...(hasRoles ? { isPublic: message.isPublic, columns: { 'Author role': role } } : {}),
      };
      const { text, turns } = cleanItem(message.html, about);
      return { id: message.id, text, turns, author: message.author };
    });
    const parts = repeatedParts(cleaned);
    const index = repeatIndex(parts);
    const sums = { own: 0, kept: 0, extra: 0, others: 0 };
    for (const [at, item] of cleaned.entries()) {
      const own = scoredWords(messages[at]?.customerText ?? '');
      const got = scoredWords(customerText({ text: item.text, turns: markRepeats(item, index) }));
      const kept = commonWeight(own, got);
      sums.own += weightOf(own);
      sums.kept += kept;
      sums.extra += weightOf(got) - kept;
      sums.others += weightOf(scoredWords(toPlainText(messages[at]?.html ?? '').text)) - weightOf(own);
    }
    const name = `queue ${seed} ${hasRoles ? 'with' : 'without'} roles`;
    return [
      {
        name: `${name}, customers' words kept`,
        value: (100 * sums.kept) / sums.own,
        unit: '%',
        limit: { atLeast: 98 },
      },
      {
        name: `${name}, of others' words in customers'`,
        value: (100 * sums.extra) / sums.others,
        unit: '%',
        limit: { atMost: hasRoles ? 1 : 2 },
      },
      { name: `${name}, parts found to repeat`, value: parts.length, unit: '' },
    ];
  });
}
