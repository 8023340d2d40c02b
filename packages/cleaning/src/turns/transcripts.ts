import { agentName, botName, customerName } from '../words/automatic.ts';
import { saysTalkEnded } from '../words/chat-notes.ts';
import { formLabelOf } from '../words/forms.ts';
import { headLabelOf } from '../words/mail-words.ts';
import { directionOf, offersHelp } from '../words/offers.ts';
import { fold } from '../words/phrases.ts';
import { isRule } from './contact-lines.ts';
import { nameWords } from './names.ts';
import { bracketed, clock, isOnlyStamp, isStamped, stamp } from './stamps.ts';
import type { TextLine } from './text-line.ts';
import { hasWords, isBlank, nextFilled } from './text-line.ts';
import type { Speaker } from './turn.ts';

/** One thing that somebody said in a chat or thread: lines of the text, the first from a place on. */
export interface Utterance {
  who: Speaker;
  name: string;
  lines: TextLine[];
  /** The head of the first line, or lines that a tool put there. */
  labels: { start: number; end: number }[];
}

/** In scripts without blanks the words may stand right behind the colon. */
const wordsFollow = String.raw`(?: |$|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Nd}]))`;
const name = String.raw`([^\s:：|\[\]*][^:：|\[\]*\n]{0,40}?)`;
/** Forms of heads, surest first; the groups are name and place of the words. */
const forms: readonly { pattern: RegExp; nameAt: number; isAlone?: true; least: number }[] = [
  // [17/03/2026 09:42:10] Name: words · (09:42:10 AM) Name: words
  {
    pattern: new RegExp(String.raw`^${bracketed} ?(?:[-–|] ?)?(?:${name} ?[:：]${wordsFollow}|(?=\*))`, 'iu'),
    nameAt: 1,
    least: 2,
  },
  // [Name] [09:42] words
  { pattern: new RegExp(String.raw`^\[([^\]\n]{1,40})\] ?\[${stamp}\] ?`, 'iu'), nameAt: 1, least: 2 },
  // 09:42 AM | Name: words · 17/03/2026, 09:42 - Name: words
  {
    pattern: new RegExp(String.raw`^${stamp}(?: ?[|–-] ?| )${name} ?[:：]${wordsFollow}`, 'iu'),
    nameAt: 1,
    least: 2,
  },
  // 2026-03-17T09:42:10Z|name|words
  { pattern: new RegExp(String.raw`^${stamp} ?\| ?${name} ?\| ?`, 'iu'), nameAt: 1, least: 2 },
  // Name [09:42]: words · Name (17.03.2026 09:42): words
  { pattern: new RegExp(String.raw`^${name} ?[\[(]${stamp}[\])] ?[:：]?(?: |$)`, 'iu'), nameAt: 1, least: 2 },
  // Name, 10:12: words
  { pattern: new RegExp(String.raw`^${name}, ${stamp} ?[:：]${wordsFollow}`, 'iu'), nameAt: 1, least: 2 },
  // Name 9:40 AM · Name, Mar 17, 2026, 9:42 AM, and the words below
  {
    pattern: new RegExp(
      String.raw`^(?:#\d{1,4} )?${name}(?=[ ,–—|·•-]),? ?(?:[-–—|·•] ?)?(?:(?:wrote|said|commented|replied|posted|schrieb|sagte|a écrit|escribió|ha scritto|escreveu|schreef|napisał|napisała|skrev|yazdı|написал|написала|on|at|um|am|le|à|el|las|il|alle|em|às|op|om|den|kl\.?|dnia|o|в) ){0,3}${stamp}:?$`,
      'iu',
    ),
    nameAt: 1,
    isAlone: true,
    least: 2,
  },
  // 9:40 AM Name, and the words below
  {
    pattern: new RegExp(String.raw`^(?:${bracketed}|${stamp})(?:,| ?[-–—|·•])? ${name}:?$`, 'iu'),
    nameAt: 1,
    isAlone: true,
    least: 2,
  },
  // Name 10:12: words
  { pattern: new RegExp(String.raw`^${name} ${clock} ?[:：](?: |$)`, 'iu'), nameAt: 1, least: 2 },
  // 09:42 Name words, as LINE has it
  {
    pattern: new RegExp(
      String.raw`^${clock} ([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{1,12}) `,
      'iu',
    ),
    nameAt: 1,
    least: 3,
  },
  // [Name] words
  { pattern: /^\[([^\]\n]{1,40})\] ?[:：]? ?/u, nameAt: 1, least: 3 },
  // Name: words
  { pattern: new RegExp(String.raw`^(?:[•*-] )?${name} ?[:：](?: |$)`, 'u'), nameAt: 1, least: 3 },
];

interface Head {
  at: number;
  name: string;
  wordsAt: number;
}

const systemLine =
  /^\*{2,}|\b(?:joined|left|closed|ended|entered|started) (?:the )?(?:chat|conversation|room)|(?:pre|post)-?chat survey|chat (?:started|ended|transcript|transferred)|reply stop\b|(?:hat|haben|wurde|wird) [^.]{0,30}(?:verlassen|beigetreten|beendet)[.*\s]*$|hat den chat|a (?:rejoint|quitté)|(?:se ha unido|ha abandonado|ha entrado|ha salido)|è (?:entrat|uscit)|(?:entrou|saiu) (?:n|d)o|heeft (?:de chat|het gesprek)|(?:dołączył|opuścił)|(?:gick med|lämnade|har anslutit|avslutade)|(?:sohbete katıldı|sohbetten ayrıldı|sohbeti (?:sonlandırdı|bitirdi)|görüşme)|(?:присоединил|покинул|завершил|вошел|вошёл)|(?:加入了?|离开了?|結束了?|结束了?)(?:聊天|对话|對話|会话)|(?:参加|退出|終了)しました|(?:참여|입장|퇴장|종료)(?:했|하였)|(?:انضم|غادر|أنهى)/iu;
const placeholder =
  /^(?:사진|동영상|이모티콘|图片|[[(]?图片[\])]?|写真|スタンプ|foto|photo|image|picture|bild|imagen|imagem|afbeelding|zdjęcie|fotoğraf|фото|<[^<>]{3,40}>|.{2,20} (?:omitted|weggelassen|omis|omitido|omitida|omesso|weggelaten|pominięto|utelämnades))$/iu;
const companyIn =
  /[(（][^()（）]{2,40}[)）]$|\s(?:from|von|at|de|da|di|van|z|från|fra|из|от|@|·) ?\p{Lu}[\p{L} ]{1,30}$/u;

/** What was said in a chat or thread; null when the text is none. */
export function utterancesOf(lines: readonly TextLine[], author: ReadonlySet<string>): Utterance[] | null {
  const heads = headsOf(lines);
  if (!heads) return null;
  const speakers = speakersOf(
    heads.map((head) => head.name),
    author,
    saidBy(heads, lines),
  );
  const all: Utterance[] = [];
  const before = lines.slice(0, heads[0]?.at ?? 0);
  if (before.some((line) => !isBlank(line))) all.push(system(before));
  for (const [index, head] of heads.entries()) {
    const end = heads[index + 1]?.at ?? lines.length;
    all.push(...utterance(lines.slice(head.at, end), head, speakers.get(head.name) ?? 'agent'));
  }
  return all;
}

const leastStamped = 2;
const clockSign = /\p{Nd}[:.]\p{Nd}{2}/u;
const labelSign = /[:：[]/u;

/** All that stands below the heads of one name, a text for each. */
function saidBy(heads: readonly Head[], lines: readonly TextLine[]): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  for (const [index, head] of heads.entries()) {
    const own = lines.slice(head.at, heads[index + 1]?.at ?? lines.length).map(({ text }) => text);
    own[0] = (own[0] ?? '').slice(head.wordsAt);
    said.set(head.name, `${said.get(head.name) ?? ''}${own.join(' ')} `);
  }
  return said;
}

function headsOf(lines: readonly TextLine[]): Head[] | null {
  const timed = lines.filter(({ text }) => clockSign.test(text)).length;
  // Heads have a time, a colon or brackets: most texts have too few of them.
  const labelled = lines.filter(({ text }) => labelSign.test(text)).length;
  const above = timed >= leastStamped ? headsAbove(lines) : null;
  if (above) return above;
  for (const { pattern, nameAt, isAlone, least } of forms) {
    const isUnstamped = least > leastStamped;
    if ((isUnstamped ? Math.max(labelled, timed) : timed) < least) continue;
    const heads: Head[] = [];
    for (const [at, line] of lines.entries()) {
      if (isBlank(line) || (isUnstamped && line.text.startsWith('>'))) continue;
      const found = pattern.exec(line.text.slice(0, 200));
      if (!found) continue;
      const who = (found[nameAt] ?? '').trim();
      if (isUnstamped && !isSpeakerName(who)) continue;
      if (isLogWord(who)) continue;
      heads.push({ at, name: who, wordsAt: isAlone ? line.text.length : found[0].length });
    }
    if (isAlone && !areFollowed(heads, lines)) continue;
    if (heads.length >= least && areSpeakers(heads, lines, isUnstamped)) return heads;
  }
  return null;
}

/** Labels of mails and levels of logs are nobody's names. */
const isLogWord = (who: string): boolean =>
  headLabelOf(fold(who)) !== undefined ||
  /^(?:error|err|warn(?:ing)?|info|debug|trace|fatal|notice|fehler|warnung|erreur|errore?|erro|aviso|fout|błąd|fel|virhe|chyba|hata|ошибка|помилка|错误|錯誤|エラー|오류|خطأ)$/iu.test(
    who,
  );

/** Words stand below most heads that have none beside them. */
const areFollowed = (heads: readonly Head[], lines: readonly TextLine[]): boolean =>
  heads.filter(({ at }, index) => nextFilled(lines, at + 1) < (heads[index + 1]?.at ?? lines.length)).length *
    2 >
  heads.length;

/** Names with a time on the line below them. */
function headsAbove(lines: readonly TextLine[]): Head[] | null {
  const heads: Head[] = [];
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    if (above === undefined || !isOnlyStamp(line.text)) continue;
    const who = above.text.trim();
    if (who === '' || who.length > 60 || !isSpeakerName(who.replace(companyIn, ''))) continue;
    heads.push({ at: at - 1, name: who, wordsAt: above.text.length });
  }
  const isThread = heads.length >= leastStamped && areSpeakers(heads, lines, false);
  return isThread ? heads : null;
}

function areSpeakers(heads: readonly Head[], lines: readonly TextLine[], isUnstamped: boolean): boolean {
  const names = heads.map(({ name: who }) => who).filter((who) => who !== '');
  const different = new Set(names).size;
  if (!isUnstamped) return names.length >= 1 && different <= Math.max(8, names.length / 2);
  const hasRole = names.some((who) => customerName.test(who) || agentName.test(who));
  const filled = lines.filter(({ text }) => hasWords(text)).length;
  return (
    different >= 2 && different < names.length && different <= 6 && heads.length * (hasRole ? 8 : 3) >= filled
  );
}

function isSpeakerName(who: string): boolean {
  if (!/^[\p{Lu}\p{Lo}+\d]/u.test(who) || who.split(' ').length > 4 || /[.?!,"]/.test(who)) return false;
  return formLabelOf(`${who}:`) === null && headLabelOf(fold(who)) === undefined && !/https?$/i.test(who);
}

/**
 * The row's author is the customer; else who is named so; else who speaks first and neither looks nor speaks like one who
 * answers. Entries of a CRM say which way they went.
 */
function speakersOf(
  names: readonly string[],
  author: ReadonlySet<string>,
  said: ReadonlyMap<string, string>,
): Map<string, Speaker> {
  const different = [...new Set(names)].filter((who) => who !== '');
  const speakers = new Map<string, Speaker>(
    different.map((who) => [who, botName.test(who) ? 'automatic' : 'agent']),
  );
  const ways = different.map(directionOf);
  if (ways.includes('in') && ways.includes('out')) {
    for (const [at, who] of different.entries()) if (ways[at] === 'in') speakers.set(who, 'customer');
    return speakers;
  }
  const isAuthor = (who: string) => [...nameWords(who)].some((word) => author.has(word));
  const people = different.filter(
    (who) => !botName.test(who) && !agentName.test(who) && (!companyIn.test(who) || isVisitor(who)),
  );
  // A label such as `Started:` comes once.
  const again = people.filter((who) => names.indexOf(who) !== names.lastIndexOf(who));
  const likely = again.length > 0 ? again : people;
  const asking = likely.filter((who) => !offersHelp(said.get(who) ?? ''));
  const others = asking.length > 0 ? asking : likely;
  const named = different.filter((who) => (customerName.test(who) || isVisitor(who)) && !agentName.test(who));
  const found =
    others.filter(isAuthor)[0] ?? named[0] ?? others[0] ?? different.filter(isAuthor)[0] ?? different[0];
  if (found !== undefined) speakers.set(found, 'customer');
  return speakers;
}

/** `Rhona (Site Visitor)` */
const isVisitor = (who: string): boolean =>
  (/[(（]([^()（）]{2,40})[)）]$/u.exec(who)?.[1] ?? '').split(' ').some((word) => customerName.test(word));

function utterance(lines: readonly TextLine[], head: Head, who: Speaker): Utterance[] {
  const [first, ...rest] = lines;
  if (!first) return [];
  if (head.name === '') return [system(lines.filter((line) => !isBlank(line)))];
  const said: TextLine = {
    ...first,
    text: first.text.slice(head.wordsAt),
    start: first.start + head.wordsAt,
  };
  const labels = [{ start: first.start, end: said.start }];
  const isSpoken = (line: TextLine) =>
    !isSystem(line.text) && !placeholder.test(line.text) && !isOnlyStamp(line.text);
  const words = [said, ...rest];
  // What a tool writes below the last words is nobody's.
  const footer = words.findIndex((line, at) => at > 0 && isSystem(line.text) && !bracketNote.test(line.text));
  const own = footer === -1 ? words : words.slice(0, footer);
  const spoken = own.filter((line) => isSpoken(line));
  const tools = own
    .filter((line) => !isSpoken(line) && !isBlank(line))
    .map(({ start, end }) => ({ start, end }));
  const result: Utterance[] = [{ who, name: head.name, lines: spoken, labels: [...labels, ...tools] }];
  if (footer !== -1) result.push(system(words.slice(footer)));
  return result;
}

/** `[hold music]`, `【通話終了】`: alone on its line. */
const bracketNote = /^(?:\[[^[\]\n]{2,80}\]|【[^【】\n]{2,60}】)$/u;

function isSystem(text: string): boolean {
  if (text.length > 240 || !hasWords(text)) return isRule(text);
  if (isStamped(text) || bracketNote.test(text)) return true;
  if (text.length > 120) return false;
  if (text.length <= 90 && saysTalkEnded(text) && !/[?？,，:：]/u.test(text)) return true;
  return systemLine.test(text) || formLabelOf(text)?.label === 'about';
}

const system = (lines: readonly TextLine[]): Utterance => ({
  who: 'system',
  name: '',
  lines: [],
  labels: lines.filter((line) => !isBlank(line)).map(({ start, end }) => ({ start, end })),
});

/** Whether words follow the head of a thread in paragraphs of their own, as mails do. */
export const isLong = ({ lines }: Utterance): boolean =>
  nextFilled(lines, 0) < lines.length && lines.length > 3;
