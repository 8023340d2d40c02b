import { cleanItem, cleanerVersion, customerText } from '@earshot/cleaning/cleaned-item';
import type { About } from '@earshot/cleaning/turns/turn';
import type { NewItem } from '../store/new-item.service.ts';
import { isAllTheirs, turnsOf } from './cleaned-turns.ts';
import { cleanTitle } from './clean-new-item.service.ts';

/** One message of a conversation as its source gave it. */
export interface Message {
  text: string;
  about: About;
  /** Who wrote it, where the source says so beyond doubt; else it is told by what stands in and beside it. */
  by?: 'customer' | 'agent' | 'system';
}

export interface CleanedConversation extends Pick<NewItem, 'title' | 'text' | 'asItCame'> {
  /** Place of the first message with words of the customer; null without any. */
  firstOfCustomer: number | null;
}

/**
 * Several messages as one item: its text is what the customer said in all of them, and the messages are kept beside, each
 * with its own turns. As with one text, this comes before masking.
 *
 * @param messages in the order they were written, at least one
 */
export function cleanConversation(title: string | null, messages: readonly Message[]): CleanedConversation {
  const begunBy = messages[0]?.about.authorMail;
  const cleaned = messages.map(({ text, about, by }) => {
    const item = cleanItem(text, { ...about, isAnswer: about.authorMail !== begunBy });
    // What they quote of a customer was said by the customer elsewhere.
    if (by === 'agent' || by === 'system') {
      return { said: '', turns: turnsOf(item).map((turn) => ({ ...turn, who: by })) };
    }
    return { said: isAllTheirs(item) ? text : customerText(item), turns: turnsOf(item) };
  });
  const said = cleaned.map((each) => each.said).filter((text) => text !== '');
  const first = cleaned.findIndex((each) => each.said !== '');
  return {
    // Who never spoke named nothing either.
    title: first < 0 ? null : cleanTitle(title),
    text: said.join('\n\n'),
    asItCame: {
      title,
      text: messages.map(({ text }) => text).join('\n\n'),
      turns: cleaned.flatMap(({ turns }) => turns),
      cleanerVersion,
      byColumns: true,
      beforeTemplates: null,
    },
    firstOfCustomer: first < 0 ? null : first,
  };
}
