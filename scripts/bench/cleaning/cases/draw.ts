import type { Half } from './case.ts';
import type { Language, Pair } from './languages/language.ts';

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** All that a form needs of a language, drawn for one message. */
export interface Draw {
  half: Half;
  language: Language;
  /** Two different texts of customers and two of agents. */
  customer: string;
  customerAgain: string;
  agent: string;
  agentAgain: string;
  opening: string;
  closing: string;
  name: string;
  mail: string;
  agentName: string;
  agentMail: string;
  agentOpening: string;
  agentClosing: string;
  company: string;
  device: string;
  /** A small number to vary a form by. */
  dice: number;
  of: (pair: Pair) => string;
  /** Fills in the agent's name and address, as a customer's answer quotes them. */
  byAgent: (template: string) => string;
  byCustomer: (template: string) => string;
}

export function drawFor(language: Language, half: Half, isSecondOnly: boolean, random: () => number): Draw {
  const ownHalf = <T>(list: readonly T[]): readonly T[] => {
    if (isSecondOnly) return list;
    const middle = list.length / 2;
    return half === 'open' ? list.slice(0, middle) : list.slice(middle);
  };
  const pick = (list: readonly string[], but?: string): string => {
    const choice = ownHalf(list).filter((text) => text !== but);
    return choice[Math.floor(random() * choice.length)] ?? '';
  };
  const of = (pair: Pair): string => pair[half === 'open' ? 0 : 1];
  const company = of(language.company);
  const name = pick(language.names);
  const agentName = pick(language.agentNames);
  const mail = `${slug(name, `user${Math.floor(random() * 900 + 100)}`)}@post.example`;
  const agentMail = `support@${slug(company, 'helpdesk')}.example`;
  const customer = pick(language.customers);
  const agent = pick(language.agents);
  return {
    half,
    language,
    customer,
    customerAgain: pick(language.customers, customer),
    agent,
    agentAgain: pick(language.agents, agent),
    opening: pick(language.openings),
    closing: pick(language.closings),
    name,
    mail,
    agentName,
    agentMail,
    agentOpening: of(language.agentOpening).replace('{name}', name),
    agentClosing: of(language.agentClosing),
    company,
    device: pick(language.devices),
    dice: Math.floor(random() * 6),
    of,
    byAgent: (template) => template.replace('{name}', agentName).replace('{mail}', agentMail),
    byCustomer: (template) => template.replace('{name}', name).replace('{mail}', mail),
  };
}

function slug(name: string, otherwise: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/gu, 'l')
    .replace(/ı/gu, 'i')
    .replace(/[^a-z0-9]+/gu, '.')
    .replace(/^\.|\.$/gu, '');
  return plain === '' ? otherwise : plain;
}
