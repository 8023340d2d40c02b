import { agentPhrases } from '../words/agent-phrases.ts';
import {
  addressesReader,
  asksWhoItIs,
  doneForReader,
  jargon,
  readersOwn,
  sorryForTrouble,
  teamName,
  thanksForComing,
} from '../words/answers.ts';
import { addressees } from '../words/greetings.ts';
import { fold } from '../words/phrases.ts';
import { endsSentence } from './contact-lines.ts';
import { beginsWithGreeting, isGreetingLine } from './greeting-lines.ts';
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
/** Somebody who speaks of an own order, account or money, also as a company. */
const ownVoice =
  /(?<![\p{L}\p{M}'’])(?:i (?:cannot|can't|want|need|paid|ordered|bought|tried|got|never|still)|my (?:order|account|card|invoice|money|parcel|phone|app)|we (?:urgently )?(?:need|ordered|paid|bought|want)|our (?:order|account|invoice|users|employees|staff|office|shop|store|accounting|it department)|on our (?:end|side)|wir (?:benötigen|brauchen|haben bestellt|haben bezahlt)|bei uns|unsere?(?:n|r|m|s)? (?:bestellung|rechnung|konto|mitarbeiter|buchhaltung|kassen?|systeme?)|nous (?:n['’]arrivons|avons besoin|avons commandé|avons payé)|notre (?:commande|compte|facture|comptable|comptabilité)|necesitamos|nuestr[oa]s? (?:pedido|cuenta|factura|empleados|contable)|abbiamo (?:bisogno|ordinato|pagato)|non riusciamo|nostr[oa] (?:ordine|fattura|contabile)|precisamos|não conseguimos|noss[oa]s? (?:pedido|conta|fatura|funcionários)|onze (?:bestelling|factuur|medewerkers|boekhouding|kassa\p{L}{0,2})|potrzebujemy|nasz[eaą] (?:zamówienie|faktur\p{L}|konto)|vi behöver|vi har beställt|vår (?:beställning|faktura|order)|нам нужн\p{L}|наш(?:а|у)? (?:заказ|счёт|счет|бухгалтерия)|у нас не|mein(?:e|en|em|er)? (?:bestellung|konto|karte|rechnung|geld|paket|handy)|ma commande|mon (?:compte|colis|argent)|mi (?:pedido|cuenta|tarjeta|dinero)|il mio|la mia|meu pedido|minha conta|mijn (?:bestelling|rekening|account)|moje (?:zamówienie|konto)|min (?:beställning|order)|мой заказ|мои деньги|siparişim|paramı|我的|私の|제 주문|طلبي|حسابي)(?![\p{L}\p{M}])/iu;

const leastPoints = 4;

/**
 * Whether a message that no column tells of is an answer. Signs are weighed: thanks for having come or waited and a support
 * team's name count twice; a greeting by name, an offer of help, something done for the reader and the like once.
 */
export function isAnswer(own: readonly TextLine[]): boolean {
  const text = fold(
    own
      .map((line) => line.text)
      .join('\n')
      .slice(0, mostChars),
  ).replace(quotedWords, '');
  const isToSomebody = addressesReader.test(text) || greetsByName(own);
  if (!isToSomebody || text.split(' ').length > mostAnswerWords || ownVoice.test(text)) return false;
  const said = agentPhrases.map((kind) => kind.test(text));
  const kinds = said.filter(Boolean).length;
  if (kinds >= 3 || (said[0] === true && said[1] === true)) return true;
  const points =
    kinds +
    (thanksForComing.test(text) ? (said[0] === true ? 1 : 2) : 0) +
    (said[2] === true && sorryForTrouble.test(text) ? 1 : 0) +
    (isSignedBySupport(own) ? 2 : 0) +
    (jargon.test(text) ? 2 : 0) +
    [readersOwn, doneForReader, asksWhoItIs].filter((sign) => sign.test(text)).length +
    (greetsByName(own) ? 1 : 0);
  return points >= leastPoints;
}

/** `Hi Marcus,`: a name and nobody's role. */
function greetsByName(own: readonly TextLine[]): boolean {
  const first = own[nextFilled(own, 0)]?.text ?? '';
  const greeting = /^[^.!?:：！。\n]{2,40}(?=[.!?:：！。]|$)/u.exec(first)?.[0] ?? '';
  const words = greeting.split(/[\s,.!:]+/u).filter((word) => word !== '');
  return (
    beginsWithGreeting(greeting) &&
    words.slice(1).some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !addressees.has(fold(word)))
  );
}

const lastLines = 4;
/** What people who answer have below their names. */
const supportTitle =
  /(?:customer|client|user|guest|member|technical|tech|product)[ -]?(?:happiness|support|success|care|service|experience|relations|advocate)(?: (?:agent|specialist|representative|rep|advisor|team|hero|associate|manager|engineer|lead))?|(?:^|\s)(?:support|service|help ?desk) (?:agent|specialist|representative|advisor|team|engineer)|(?:^the |^team |^your )[^.,]{2,30}(?:team|support)$|kunden(?:service|dienst|betreuung|support)|service client|relation client|atención al cliente|servicio al cliente|servizio clienti|assistenza clienti|atendimento ao cliente|apoio ao cliente|klantenservice|obsługa klienta|biuro obsługi|kundtjänst|kundeservice|kundesenter|asiakaspalvelu|zákaznick\p{L}{1,3} podpor|müşteri (?:hizmetleri|temsilcisi)|служба поддержки|отдел (?:поддержки|заботы)|служба підтримки|客服(?:部|团队|中心)|(?:カスタマー)?サポート(?:センター|担当|窓口)|고객(?:센터|지원|상담)|خدمة العملاء|فريق الدعم/iu;

/** Whether the last lines name a support team; a lone name of one in a sentence is no signature. */
const isSignedBySupport = (own: readonly TextLine[]): boolean =>
  own
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .slice(1)
    .slice(-lastLines)
    .some(
      (line) => line.length <= 80 && !endsSentence(line) && (supportTitle.test(line) || teamName.test(line)),
    );

/** Whether words that a helpdesk sent out are an agent's: said as agents say it, or greeting whoever asked. */
export function isFromAgent(own: readonly TextLine[], { authorWords }: RowFacts): boolean {
  const first = own[nextFilled(own, 0)]?.text ?? '';
  const greets = isGreetingLine(first) && [...nameWords(first)].some((word) => authorWords.has(word));
  return greets || agentKinds(own.map(({ text }) => text).join('\n')) >= 1;
}
