import type { Account } from './accounts.ts';
import type { Matter, Sentiment, Stock } from './stock/stock.ts';
import type { Variety } from './stock/variety.ts';
import { worded } from './wording.ts';

export interface Message {
  id: string;
  createdAt: string;
  author: string;
  mail: string;
  role: 'customer' | 'agent' | 'automatic';
  isPublic: boolean;
  html: string;
  /** The customer's own words; empty in all other rows. */
  customerText: string;
}

export interface Ticket {
  id: number;
  week: number;
  language: string;
  account: string;
  matters: Matter[];
  sentiment: Sentiment;
  subject: string;
  messages: Message[];
}

export interface Asked {
  id: number;
  week: number;
  start: number;
  language: string;
  stock: Stock;
  variety: Variety;
  account: Account;
  matters: Matter[];
  sentiment: Sentiment;
  random: () => number;
}

const SUPPORT = 'support@tallybird.example';
const AGENTS = ['Imogen', 'Rafe', 'Tilda', 'Marek', 'Yusra', 'Benno', 'Colette', 'Dario'];
const MINUTE = 60_000;

/** One ticket: what the customer wrote, the automatic answer, an agent's macros, and perhaps an answer to them. */
export function threadOf(asked: Asked): Ticket {
  const { stock, variety, random, account, sentiment } = asked;
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const fill = (text: string): string =>
    text
      .replaceAll('{n}', String(2 + Math.floor(random() * 7)))
      .replaceAll('{day}', pick(stock.days))
      .replaceAll('{place}', pick(stock.places))
      .replaceAll('{amount}', `${20 + Math.floor(random() * 400)} €`);
  const name = `${pick(stock.firstNames)} ${pick(stock.lastNames)}`;
  const mail = `${slug(name)}@${account.domain}`;
  const agent = pick(AGENTS);
  const messages: Message[] = [];
  let time = asked.start;
  const add = (
    message: Pick<Message, 'author' | 'mail' | 'role' | 'html'> & Partial<Message>,
    minutes: number,
  ): void => {
    time += minutes * MINUTE;
    messages.push({
      isPublic: true,
      customerText: '',
      ...message,
      id: `${asked.id}-${messages.length + 1}`,
      createdAt: new Date(time).toISOString(),
    });
  };

  const wordedOf = (list: readonly string[]): string => fill(worded(pick(list), sentiment, variety, random));
  const words = asked.matters.map((matter) => wordedOf(stock.matters[matter][sentiment]));
  if (random() < 0.45) words.push(fill(pick(stock.details[sentiment])));
  const signature = random() < 0.3 ? [`${name} | ${account.name}`, stock.legal] : [name];
  if (random() < 0.25) signature.push(pick(stock.devices));
  add(
    {
      author: name,
      mail,
      role: 'customer',
      html: mailBody(random(), pick(stock.openings), words, [pick(stock.closings), ...signature]),
      customerText: words.join('\n'),
    },
    0,
  );
  if (random() < 0.7) {
    const html = `<p>${escaped(stock.received.replace('{ticket}', String(asked.id)))}</p>`;
    add({ author: 'Tallybird Support', mail: SUPPORT, role: 'automatic', html }, 1);
  }
  if (random() < 0.12) {
    const html = `<p>Checked with second level, known for ${escaped(account.name)}. @${pick(AGENTS)}</p>`;
    add({ author: agent, mail: SUPPORT, role: 'agent', html, isPublic: false }, 40);
  }
  const answer = agentBody(stock, name, agent, answersTo(sentiment, stock, random));
  if (random() < 0.93) add({ author: agent, mail: SUPPORT, role: 'agent', html: answer }, 90);
  if (messages.at(-1)?.html === answer && sentiment !== 'positive' && random() < 0.4) {
    const follow = wordedOf(stock.followUps[sentiment]);
    const date = time - (time % MINUTE);
    const head = stock.wrote.replace('{date}', new Date(date).toISOString().slice(0, 16).replace('T', ' '));
    const html = `<div dir="ltr">${escaped(follow)}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${escaped(head.replace('{agent}', agent))}<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex">${answer}</blockquote></div>`;
    add({ author: name, mail, role: 'customer', html, customerText: follow }, 300);
    const closing = agentBody(stock, name, agent, [
      pick(stock.macros.slice(3, 8)),
      pick(stock.macros.slice(10, 15)),
    ]);
    add({ author: agent, mail: SUPPORT, role: 'agent', html: closing }, 120);
  }
  if (random() < 0.4) {
    const html = `<table><tr><td>${escaped(stock.invitation)}</td></tr></table>`;
    add({ author: 'Tallybird Support', mail: SUPPORT, role: 'automatic', html }, 1440);
  }
  const subject = asked.matters[0] ? stock.subjects[asked.matters[0]] : '';
  const { id, week, language, matters } = asked;
  return { id, week, language, account: account.id, matters, sentiment, subject, messages };
}

function answersTo(sentiment: Sentiment, stock: Stock, random: () => number): string[] {
  const from =
    sentiment === 'positive' ? [8, 9, 14] : sentiment === 'negative' ? [1, 2, 3, 5, 6, 12] : [7, 9, 13];
  const macro = stock.macros[from[Math.floor(random() * from.length)] ?? 0] ?? '';
  return [stock.macros[0] ?? '', macro];
}

function agentBody(stock: Stock, name: string, agent: string, macros: readonly string[]): string {
  const lines = [
    stock.agentOpening.replace('{name}', name),
    ...macros,
    stock.agentClosing.replace('{agent}', agent),
  ];
  return `<div class="macro">${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}</div>`;
}

/** The forms of four mail programs. */
function mailBody(roll: number, opening: string, words: readonly string[], end: readonly string[]): string {
  const lines = (open: string, close: string, texts: readonly string[]): string =>
    texts.map((text) => open + escaped(text) + close).join('');
  if (roll < 0.35) {
    return `<div dir="ltr">${lines('<div>', '</div>', [opening])}<div><br></div>${lines('<div>', '</div>', words)}<div><br></div>${lines('<div>', '</div>', end)}</div>`;
  }
  if (roll < 0.6) {
    const open = '<p class="MsoNormal">';
    return `<style>p.MsoNormal{margin:0cm}</style><div class="WordSection1">${lines(open, '<o:p></o:p></p>', [opening, ...words, ...end])}</div>`;
  }
  if (roll < 0.8) {
    return `${lines('<p>', '</p>', [opening, words.join(' ')])}<p>${end.map(escaped).join('<br>')}</p>`;
  }
  return `<html><body style="overflow-wrap: break-word;">${lines('', '<br>', [opening, '', ...words, '', ...end])}</body></html>`;
}

const escaped = (text: string): string =>
  text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/gu, '.');
