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
const AGENT_FLAG = /\b(?:from|is|by) (?:agent|staff|admin|operator|support|bot)$/;
const YES = /^(?:true|yes|1|y|ja|oui|si|sim)$/;
const NO = /^(?:false|no|0|n|nein|non|nao)$/;
const HIDDEN =
  /\b(?:internal|private|intern|privat|interne|privee|interno|interna|privado|privada|hidden|note)\b/;
const SHOWN = /\b(?:public|offentlich|publique|publico|publica|reply|comment|visible)\b/;

/** Whether a value is a word for who speaks in a conversation: "Agent", "end-user", "incoming". */
export function isRoleValue(value: string): boolean {
  return ROLES.has(wordsOf(value));
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

/** Whether a value is a word for a customer and no other. */
export function isCustomerValue(value: string): boolean {
  return CUSTOMERS.has(wordsOf(value));
}

/** Where a column calls customers so, whoever else is no bot answers: "user" beside "customer" is one of those who answer. */
export function roleBesideCustomers(value: string): string {
  return isCustomerValue(value) || AUTOMATIC.test(wordsOf(value)) ? value : 'agent';
}

/** Whether a column says yes of rows that somebody who answers wrote, or a program: "from_agent", "author.isBot". */
export function isAgentFlag(name: string): boolean {
  return AGENT_FLAG.test(wordsOf(name));
}

/** The role that such a column's value says; the value itself where it says neither yes nor no. */
export function roleOfFlag(value: string): string {
  const said = wordsOf(value);
  if (YES.test(said)) return 'agent';
  return NO.test(said) ? 'customer' : value;
}
