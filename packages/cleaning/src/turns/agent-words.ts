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

const mostAnswerWords = 260;
const quotedWords = /["“„«][^"“”„«»]{3,400}["”“»]/gu;
const ownVoice =
  /(?<![\p{L}\p{M}'’])(?:i (?:cannot|can't|want|need|paid|ordered|bought|tried|got|never|still)|my (?:order|account|card|invoice|money|parcel|phone|app)|mein(?:e|en|em|er)? (?:bestellung|konto|karte|rechnung|geld|paket|handy)|ma commande|mon (?:compte|colis|argent)|mi (?:pedido|cuenta|tarjeta|dinero)|il mio|la mia|meu pedido|minha conta|mijn (?:bestelling|rekening|account)|moje (?:zamówienie|konto)|min (?:beställning|order)|мой заказ|мои деньги|siparişim|paramı|我的|私の|제 주문|طلبي|حسابي)(?![\p{L}\p{M}])/iu;

/** Whether a message that no column tells of is an answer: thanks for writing or offers of help, and something else that agents say. */
export function isAnswer(own: readonly TextLine[]): boolean {
  const text = fold(
    own
      .map((line) => line.text)
      .join('\n')
      .slice(0, mostChars),
  ).replace(quotedWords, '');
  if (text.split(' ').length > mostAnswerWords || ownVoice.test(text)) return false;
  const said = agentPhrases.map((kind) => kind.test(text));
  return said.filter(Boolean).length >= 3 || (said[0] === true && said[1] === true);
}

/** Whether words that a helpdesk sent out are an agent's: said as agents say it, or greeting whoever asked. */
export function isFromAgent(own: readonly TextLine[], { authorWords }: RowFacts): boolean {
  const first = own[nextFilled(own, 0)]?.text ?? '';
  const greets = isGreetingLine(first) && [...nameWords(first)].some((word) => authorWords.has(word));
  return greets || agentKinds(own.map(({ text }) => text).join('\n')) >= 1;
}
