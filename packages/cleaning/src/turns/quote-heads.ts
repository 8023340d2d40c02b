import { headLabelOf, originalMessage, wroteWord } from '../words/mail-words.ts';
import { fold } from '../words/phrases.ts';
import type { TextLine } from './text-line.ts';
import { isBlank, nextFilled } from './text-line.ts';

const address = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,40}){0,6}/u;
const time = /\p{Nd}{1,2}[:.時시点點]\s?\p{Nd}{2}/u;
const date = /\b(?:19|20)\d\d\b|\p{Nd}{1,4}[./年-]\s?\p{Nd}{1,2}[./月-]\s?\p{Nd}{1,4}|[٠-٩]{4}/u;
const colon = /[:：]\s*$/;
const headWithWords =
  /@[\w.-]{3,80}>\)?[  ]{0,2}(?:\p{L}{1,4}[  ]){0,2}\p{L}{2,16}(?:\(\p{L}{1,3}\))?[  ]?[:：] /u;
const mostHeadChars = 400;
/** Of a head that has a date without a time. */
const mostDatedChars = 90;

export const isQuoteSign = (line: TextLine | undefined): boolean => line?.text.startsWith('>') ?? false;
const isQuoteMark = (line: TextLine | undefined): boolean =>
  isQuoteSign(line) || (line !== undefined && line.mark !== 'none' && line.mark !== 'signature');

/** How many lines from `at` on say who wrote what follows, and when; 0 when they do not. */
export function attributionLines(lines: readonly TextLine[], at: number): number {
  let joined = '';
  for (let count = 1; count <= 4; count += 1) {
    const line = lines[at + count - 1];
    if (isBlank(line) || line === undefined) return 0;
    joined = joined === '' ? line.text : `${joined} ${line.text}`;
    if (joined.length > mostHeadChars) return 0;
    if (
      count === 1 &&
      !address.test(joined) &&
      !time.test(joined) &&
      !date.test(joined) &&
      !isShortVerb(joined)
    )
      return 0;
    if (!isAttribution(joined, lines, at + count)) continue;
    return count;
  }
  return 0;
}

const isShortVerb = (line: string): boolean => line.length <= 80 && colon.test(line) && wroteWord.test(line);

function isAttribution(text: string, lines: readonly TextLine[], after: number): boolean {
  const hasAddress = address.test(text);
  const hasDate = time.test(text) || date.test(text);
  if (text.startsWith('--') && text.trimEnd().endsWith('--')) return hasAddress && hasDate;
  // Some programs put the quoted words behind the head.
  if (hasAddress && hasDate && headWithWords.test(text)) return true;
  const isFollowed = isQuoteMark(lines[nextFilled(lines, after)]);
  if (!colon.test(text)) return isFollowed && hasAddress && hasDate && wroteWord.test(text);
  if (hasAddress && hasDate) return true;
  const hasVerb = wroteWord.test(text);
  if (hasVerb && date.test(text) && (time.test(text) || text.length <= mostDatedChars) && !isNarrated(text))
    return true;
  return (
    isFollowed &&
    (hasVerb ? hasAddress || hasDate || text.length <= 60 : hasDate && time.test(text) && text.length <= 120)
  );
}

/** What a program writes without an address is a date, a name and a verb; with more words somebody tells of it. */
const programWord =
  /^(?:on|at|um|uhr|am|le|la|à|a|écrit|schrieb|geschrieben|wrote|the|de|del|las|el|los|escribió|alle|ore|il|giorno|ha|scritto|em|às|as|escreveu|op|om|schreef|heeft|het|volgende|napisał|napisała|dnia|godz|den|kl|skrev|klo|kirjoitti|dne|napsal|tarihinde|saat|saatinde|yazdı|şunu|şunları|г|в|от|написал|написала|пишет|пише|року|р|о|of|from|via|am|pm|utc|gmt|cet|cest|mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|gio|ma|di|wo|do|vr|za|zo|pon|wt|śr|czw|pt|sob|niedz|tis|ons|tor|fre|lör|sön|tirs|ti|ke|to|pe|la|su|po|út|st|čt|pá|so|ne|вт|ср|чт|пт|сб|вс|пн|march|mars|märz|marzo|março|maart|marca|mart|марта|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|januari|februari|april|mei|juni|juli|augustus|september|oktober|november|december|janvier|février|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|maio|junho|julho|setembro|outubro|dezembro)$/u;

function isNarrated(text: string): boolean {
  const words = text.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}']*/gu) ?? [];
  const others = words.filter((word) => !programWord.test(word) && word.length > 1);
  return others.length >= 2;
}

const lonelySeparator =
  /^(?:original message|ursprüngliche nachricht|message d'origine|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht|wiadomość oryginalna|oryginalna wiadomość|ursprungligt meddelande|orijinal mesaj|исходное сообщение|原始邮件|元のメッセージ|원본 메시지|الرسالة الأصلية)$/u;

/** A line that parts an earlier message off: `-----Original Message-----`. */
export interface Separator {
  isKnown: boolean;
  isForward: boolean;
  words: string;
}

const dashed = /^[\s>]*[-‐‑‒–=_*~─━—]{3,}\s*(\p{L}[^\n]{2,80}?)\s*[-‐‑‒–=_*~─━—]{3,}$/u;

export function separatorAt(line: string): Separator | null {
  if (line.length > 160) return null;
  const words = fold(dashed.exec(line)?.[1] ?? '');
  if (words !== '') {
    return { isKnown: originalMessage.test(words), isForward: true, words };
  }
  const folded = fold(line)
    .replace(/[:：]$/, '')
    .trim();
  if (lonelySeparator.test(folded)) return { isKnown: true, isForward: false, words: folded };
  return folded.length <= 60 &&
    /^(?:begin forwarded message|anfang der weitergeleiteten|début du message|inicio del mensaje|inizio messaggio|início da mensagem|begin doorgestuurd|początek przekazywanej|vidarebefordrat brev|start på videresendt|starten på|välitetty viesti alkaa|začátek přeposílané|iletilen mesajın başı|начало переадресованного|начало пересылаемого|начало пересылаемо|转发的邮件|開始轉寄|转发邮件|転送されたメッセージ|전달된 메시지|بداية الرسالة)/u.test(
      folded,
    )
    ? { isKnown: true, isForward: true, words: folded }
    : null;
}

export interface HeadBlock {
  /** Lines of the block. */
  count: number;
  from: string;
}

const labelled = /^[\s>*_|]{0,8}([\p{L}][\p{L}\s.'’-]{0,28}?)[\s*_]{0,3}[:：](.*)$/u;

/** `To: …`, `Тема: …`: a line of a mail's head. */
export function isHeadLabel(line: string): boolean {
  const found = labelled.exec(line.slice(0, 400));
  return found !== null && headLabelOf(fold(found[1] ?? '').trim()) !== undefined;
}

/** The head of an earlier mail: `From: …`, `Sent: …`, `To: …`, `Subject: …` on lines of their own. */
export function headBlockAt(lines: readonly TextLine[], at: number, isParted: boolean): HeadBlock | null {
  const first = labelled.exec(lines[at]?.text ?? '');
  if (!first) return null;
  const kinds = new Set<string>();
  const values: string[] = [];
  let unknown = 0;
  let from = '';
  let count = 0;
  for (; count < 14; count += 1) {
    const line = lines[at + count];
    if (line === undefined || isBlank(line)) break;
    const found = labelled.exec(line.text);
    if (!found) {
      // A long list of addresses goes on in the next line.
      if (labelled.test(lines[at + count + 1]?.text ?? '') && address.test(line.text)) continue;
      break;
    }
    const kind = headLabelOf(fold(found[1] ?? '').trim());
    if (kind) kinds.add(kind);
    else unknown += 1;
    if (kind === 'from' && from === '') from = found[2] ?? '';
    values.push(found[2] ?? '');
  }
  const all = values.join('\n');
  const hasAddress = address.test(all);
  const hasTime = time.test(all) && date.test(all);
  const isKnown = kinds.has('from') && (kinds.size >= 3 || (isParted && kinds.size >= 2));
  const isStrange = unknown + kinds.size >= 3 && count <= 8;
  const isHead = isKnown
    ? hasAddress || hasTime
    : isStrange && hasAddress && hasTime && (isParted || unknown <= 4);
  return isHead ? { count, from: from || (values[0] ?? '') } : null;
}
