import type { AnswerEvent } from '@earshot/contracts/questions';

/** Word by word, as it would be read. */
export function tellWords(tell: (event: AnswerEvent) => void, text: string): void {
  for (const word of text.match(/\S+\s*/g) ?? []) tell({ event: 'text', data: { text: word } });
  tell({ event: 'text', data: { text: '\n\n' } });
}
