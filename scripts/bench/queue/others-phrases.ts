import type { Queue } from '../cleaning/queue/queue.ts';
import { toPlainText } from '@earshot/cleaning/to-plain-text';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a name's words stand together more often in what agents and programs wrote than in what customers did. */
export function othersPhrase({ tickets }: Queue): (name: string) => boolean {
  const messages = tickets.flatMap((ticket) => ticket.messages);
  const customers = messages.map(({ customerText }) => ` ${wordsOf(customerText).join(' ')} `);
  const others = messages
    .filter(({ role }) => role !== 'customer')
    .map(({ html }) => ` ${wordsOf(toPlainText(html).text).join(' ')} `);
  return (name) => {
    const phrase = ` ${wordsOf(name).join(' ')} `;
    const within = (texts: readonly string[]) => texts.filter((text) => text.includes(phrase)).length;
    return within(others) > within(customers);
  };
}
