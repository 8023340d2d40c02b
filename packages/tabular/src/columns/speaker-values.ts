import { wordsOf } from './name-words.ts';

const ROLES = new Set(
  (
    'agent,admin,administrator,staff,operator,support,support agent,team,teammate,team member,employee,owner,bot,system,automation,' +
    'workflow,customer,end user,user,contact,lead,visitor,requester,client,guest,assistant,in,out,incoming,outgoing,inbound,outbound,' +
    'received,sent,reply,kunde,mitarbeiter,berater,eingehend,ausgehend,cliente,agente,entrante,saliente,entrant,sortant,conseiller'
  ).split(','),
);
/** Words for a customer alone; a "user" may be of either side. */
const CUSTOMERS = new Set(
  'customer,end user,contact,lead,visitor,requester,client,guest,consumer,buyer,kunde,cliente,klant,klient,kund'.split(
    ',',
  ),
);
const AUTOMATIC = /^(?:bot|system|automation|automatic|workflow|trigger)\b/;
const AGENT_FLAG = /\b(?:from|is|by) (?:agent|staff|admin|operator|support|bot)$|^staff$/;
const CUSTOMER_FLAG =
  /\b(?:incoming|inbound|(?:from|is|by) (?:customer|client|visitor|user|contact|end user))$/;
const YES = /^(?:true|yes|1|y|ja|oui|si|sim)$/;
const NO = /^(?:false|no|0|n|nein|non|nao)$/;
const HIDDEN =
  /\b(?:internal|private|intern|privat|interne|privee|interno|interna|privado|privada|hidden|note)\b/;
const SHOWN = /\b(?:public|offentlich|publique|publico|publica|reply|comment|visible)\b/;

/** Letters that stand for who wrote: a message, a response and a note; or customer, agent and system. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['m', 'customer'],
  ['c', 'customer'],
  ['u', 'customer'],
  ['r', 'agent'],
  ['a', 'agent'],
  ['n', 'note'],
  ['s', 'system'],
]);

/** Whether a column tells by single letters who wrote a row: at least one for customers, and one for those who answer. */
export function tellsByLetters(samples: readonly string[]): boolean {
  const roles = samples.map((value) => LETTERS.get(wordsOf(value)));
  return roles.every((role) => role !== undefined) && roles.includes('customer') && roles.includes('agent');
}

/** Whether a value is a word for who speaks in a conversation: "Agent", "end-user", "incoming". */
export function isRoleValue(value: string): boolean {
  return ROLES.has(wordsOf(value));
}

/** Words for what somebody answered, with whoever did. */
const OWN_REPLY =
  /^(?:seller|shop|store|owner|merchant|vendor|host|hotel|property|manager|management|company|business|developer|official|our|team|staff|admin|support) (?:response|reply|answer|comment)$/;
const REPLY =
  /^(?:reply|response|answer|antwort|reponse|respuesta|resposta|risposta|odpowiedz|odpoved|svar|reactie|antwoord)$/;
/** What only customers write, and what is answered. */
const REVIEW =
  /^(?:(?:customer |product |store |guest )?review|rating|bewertung|rezension|avis|resena|valoracion|avaliacao|recensione|opinia|recenze|omdome|anmeldelse|beoordeling)$/;
const PARENT =
  /(?:^| )(?:parent|parent id|parent comment(?: id)?|parent review(?: id)?|in reply to|reply to(?: (?:id|post number|comment|review|message))?)$/;

/** Whether a value says that its row is an answer of those who read reviews: "Seller response". */
export function isOwnReply(value: string): boolean {
  return OWN_REPLY.test(wordsOf(value));
}

/** Whether a column tells reviews from the answers to them. */
export function tellsReplies(samples: readonly string[]): boolean {
  const said = samples.map(wordsOf);
  return (
    said.some((value) => OWN_REPLY.test(value)) ||
    (said.some((value) => REPLY.test(value)) && said.some((value) => REVIEW.test(value)))
  );
}

/** Whether a value says that its row is a review: what other rows answer. */
export function isReviewValue(value: string): boolean {
  return REVIEW.test(wordsOf(value));
}

/** Whether a column names the row that its row answers; among reviews, such answers are of those who read them. */
export function namesParent(name: string): boolean {
  return PARENT.test(wordsOf(name));
}

/** Who wrote a row by such a column's value: nobody is answered by nothing or 0. */
export function roleOfParent(value: string): string {
  return /^0*$/.test(value.trim()) ? 'customer' : 'agent';
}

/**
 * Whether customers see a row, by one of its values: "Internal note" under "Type", "false" under "Is public", "yes" under
 * "Private". Null when the value says neither.
 */
export function isPublicValue(column: string, value: string): boolean | null {
  const said = wordsOf(value);
  const ofHidden = HIDDEN.test(wordsOf(column));
  if (YES.test(said)) return !ofHidden;
  if (NO.test(said)) return ofHidden;
  if (HIDDEN.test(said)) return false;
  return SHOWN.test(said) ? true : null;
}

/** Whether a value says yes or no. */
export function isYesOrNo(value: string): boolean {
  const said = wordsOf(value);
  return YES.test(said) || NO.test(said);
}

/** Words for those who answer, and no other. */
const TEAM = new Set(
  'agent,admin,administrator,staff,operator,support,support agent,teammate,team member,employee,mitarbeiter,agente,conseiller'.split(
    ',',
  ),
);

/** Whether a value is a word for one of those who answer: a "user" beside it is a customer. */
export function isTeamValue(value: string): boolean {
  return TEAM.has(wordsOf(value));
}

/** Whether a value is a word for a customer and no other. */
export function isCustomerValue(value: string): boolean {
  return CUSTOMERS.has(wordsOf(value));
}

/** The role that a value says in the words of {@link tellsReplies}; the value itself for all others. */
export function roleOfReply(value: string): string {
  const said = wordsOf(value);
  if (OWN_REPLY.test(said) || REPLY.test(said)) return 'agent';
  return REVIEW.test(said) ? 'customer' : value;
}

/** The role that a letter stands for in a column that {@link tellsByLetters}; the value itself for all others. */
export function roleOfLetter(value: string): string {
  return LETTERS.get(wordsOf(value)) ?? value;
}

/**
 * Where a column calls customers so, whoever else is no bot answers: "user" beside "customer" is one of those who answer.
 *
 * @param hasTeam the column has a word for those who answer as well, so that a "user" is a customer
 */
export function roleBesideCustomers(value: string, hasTeam = false): string {
  if (hasTeam && wordsOf(value) === 'user') return value;
  return isCustomerValue(value) || AUTOMATIC.test(wordsOf(value)) ? value : 'agent';
}

/** Whether a column says yes of rows that somebody who answers wrote, or a program: "from_agent", "author.isBot". */
export function isAgentFlag(name: string): boolean {
  return AGENT_FLAG.test(wordsOf(name));
}

/** Whether a column says yes of rows that a customer wrote: "incoming", "from_customer". */
export function isCustomerFlag(name: string): boolean {
  return CUSTOMER_FLAG.test(wordsOf(name));
}

/** The role that the value of such a column says; the value itself where it says neither yes nor no. */
export function roleOfFlag(name: string, value: string): string {
  const said = wordsOf(value);
  const [yes, no] = isCustomerFlag(name) ? ['customer', 'agent'] : ['agent', 'customer'];
  if (YES.test(said)) return yes;
  return NO.test(said) ? no : value;
}
