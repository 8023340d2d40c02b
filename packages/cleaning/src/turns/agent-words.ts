import { agentPhrases } from '../words/agent-phrases.ts';
import { fold } from '../words/phrases.ts';
import { isGreetingLine } from './greeting-lines.ts';
import { nameWords } from './names.ts';
import type { RowFacts } from './row-facts.ts';
import type { TextLine } from './text-line.ts';
import { nextFilled } from './text-line.ts';

const mostChars = 6000;

/** How many kinds of sentences of people who answer a text holds. */
export function agentKinds(text: string): number {
  const folded = fold(text.slice(0, mostChars));
  return agentPhrases.filter((kind) => kind.test(folded)).length;
}

/** Whether words that a helpdesk sent out are an agent's: said as agents say it, or greeting whoever asked. */
export function isFromAgent(own: readonly TextLine[], { authorWords }: RowFacts): boolean {
  const first = own[nextFilled(own, 0)]?.text ?? '';
  const greets = isGreetingLine(first) && [...nameWords(first)].some((word) => authorWords.has(word));
  return greets || agentKinds(own.map(({ text }) => text).join('\n')) >= 1;
}
