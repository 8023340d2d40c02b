import { isAfterthought } from '../words/afterthoughts.ts';
import { isBanner, isChoiceLine, isLegalText, isRatingLine, isTicketFooter } from '../words/footers.ts';
import { isCompanyLine } from '../words/companies.ts';
import { isDeviceLine } from '../words/devices.ts';
import { isReviewFooter, isStarLine } from '../words/tool-lines.ts';
import { surveyPhrase } from '../words/automatic.ts';
import { isClosingLine } from './closing-lines.ts';
import { endsSentence, hasContact, isRule, isSignatureLine, isUnspoken } from './contact-lines.ts';
import { beginsWithGreeting, isAddressLine, isGreetingLine, isPleasantry } from './greeting-lines.ts';
import { isNameLike, isNameOf } from './names.ts';
import type { TextLine } from './text-line.ts';
import { hasWords, isBlank, lastFilled, nextFilled, wordCount } from './text-line.ts';
import type { PartKind } from './turn.ts';

const mostSignatureLines = 14;
/** Of them, lines that are no name, number, address or title by themselves. */
const mostStrangeLines = 5;
/** Words of a sentence that somebody has in every signature. */
const mostSaidWords = 14;
const delimiter = /^(?:--|—|––|__|\*\*)$/;
const postscript =
  /^(?:p\.? ?s\.?|n\.? ?b\.?|пс|p\.-? ?d\.?|з\.? ?ы\.?|追伸|추신|附言|又及|ملاحظة|edit|update|nachtrag)(?:[:.,\s–-]|$)/iu;
const answersBelow =
  /^(?=.{4,90}$)(?=.*(?:below|inline|in-line|unten|darunter|ci-dessous|abajo|a continuación|sotto|abaixo|hieronder|poniżej|nedan|nedenfor|alla|níže|aşağı|ниже|нижче|下記|以下|下面|如下|아래|أدناه|\[\p{Lu}{1,4}\]))(?=.*(?:answer|repl(?:y|ies)|comment|antwort|kommentar|réponse|commentaire|respuesta|comentario|rispost|comment|respost|antwoord|odpowied|svar|vasta|odpověd|yanıt|cevap|ответ|відповід|回答|返信|回复|回覆|답변|ردود|رد)).*[^?]$/iu;

/** What the lines of one's own words are, one kind a line: greeting above, closing, signature and the like below. */
export function kindsOfOwn(
  lines: readonly TextLine[],
  author: ReadonlySet<string>,
  isFirst: boolean,
  answersQuotes: boolean,
): PartKind[] {
  const kinds: PartKind[] = lines.map(({ mark }) => (mark === 'signature' ? 'signature' : 'body'));
  const from = isFirst ? markGreeting(lines, kinds, answersQuotes) : 0;
  markEnd(lines, kinds, from, author);
  markLeavesWithin(lines, kinds, from, author);
  return kinds;
}

/** Somebody took leave, signed, and went on below: leave and name are no matter there either. */
function markLeavesWithin(
  lines: readonly TextLine[],
  kinds: PartKind[],
  from: number,
  author: ReadonlySet<string>,
): void {
  for (let at = nextFilled(lines, from) + 1; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || kinds[at] !== 'body' || !isBlank(lines[at - 1])) continue;
    // `Ours should read:` gives a leave as matter.
    const isGiven = /[:：]$/.test(lines[lastFilled(lines, at - 1)]?.text ?? '');
    if (isGiven || !isClosingLine(line.text, author)) continue;
    const end = endOfSignature(lines, at + 1, author);
    const next = nextFilled(lines, end);
    const isNamed = end > at + 1 || wordCount(line.text) <= 4;
    if (!isNamed || next >= lines.length || kinds[next] !== 'body' || !isBlank(lines[end])) continue;
    kinds[at] = 'closing';
    for (let below = at + 1; below < end; below += 1) kinds[below] = 'signature';
    at = end;
  }
}

const mostLinesWithin = 8;

/** Where the name right below a leave ends, with what belongs to it; the line itself where there is none. */
function endOfSignature(lines: readonly TextLine[], at: number, author: ReadonlySet<string>): number {
  const first = nextFilled(lines, at);
  const name = lines[first]?.text ?? '';
  if (first - at > 1 || !(isNameOf(name, author) || isNameLike(name))) return at;
  let end = first + 1;
  while (end - first < mostLinesWithin && !isBlank(lines[end])) {
    if (!isSignatureLine(lines[end]?.text ?? '')) return at;
    end += 1;
  }
  return end;
}

/** What a gateway or a shop puts above all words. */
const isAboveAll = (lines: readonly TextLine[], at: number): boolean => {
  const line = lines[at]?.text ?? '';
  return isBanner(line) || (isStarLine(line) && nextFilled(lines, at + 1) < lines.length);
};

const leastLegalWords = 6;

/** Where a legal text above the first words ends; its beginning when there is none. */
function legalAbove(lines: readonly TextLine[], from: number): number {
  let end = from;
  while (end < lines.length && !isBlank(lines[end])) end += 1;
  const text = lines
    .slice(from, end)
    .map((one) => one.text)
    .join(' ');
  const isAbove = nextFilled(lines, end) < lines.length && !/[?？"“„«]/.test(text);
  return isAbove && wordCount(text) >= leastLegalWords && isLegalText(text) ? end : from;
}

/** Marks what stands above the matter; gives the line that it begins with. */
function markGreeting(lines: readonly TextLine[], kinds: PartKind[], answersQuotes: boolean): number {
  let at = nextFilled(lines, 0);
  while (at < lines.length && isAboveAll(lines, at)) {
    kinds[at] = 'label';
    at = nextFilled(lines, at + 1);
  }
  const legal = legalAbove(lines, at);
  for (; at < legal; at += 1) kinds[at] = 'legal';
  at = nextFilled(lines, at);
  let greetings = 0;
  for (; at < lines.length; at = nextFilled(lines, at + 1)) {
    const line = lines[at]?.text ?? '';
    const isGreeting =
      greetings < 3 &&
      (isGreetingLine(line) ||
        (greetings > 0 && isPleasantry(line)) ||
        (greetings === 0 && isAddressLine(line) && isBlank(lines[at + 1]) && at + 1 < lines.length));
    if (!isGreeting) break;
    greetings += 1;
    kinds[at] = 'greeting';
  }
  if (answersQuotes && at < lines.length && saysAnswersBelow(lines[at]?.text ?? '')) {
    kinds[at] = 'label';
    at = nextFilled(lines, at + 1);
  }
  return at;
}

/** A line of its own; where somebody greets in it, it is what they say. */
const saysAnswersBelow = (line: string): boolean =>
  answersBelow.test(line) && !beginsWithGreeting(line) && !/[.。!！,，] ?\p{L}/u.test(line);

/** Works upwards from the last line, as long as something is found that is no matter. */
function markEnd(
  lines: readonly TextLine[],
  kinds: PartKind[],
  from: number,
  author: ReadonlySet<string>,
): void {
  let end = lines.length;
  for (let round = 0; round < 12; round += 1) {
    const last = lastFilled(lines, end - 1);
    if (last < from) return;
    const begin = paragraphStart(lines, from, last);
    const isPostscript = kinds[last] === 'body' && postscript.test(lines[begin]?.text ?? '') && begin > from;
    const isDone = kinds[last] !== 'body';
    const next = isDone ? last : isPostscript ? begin : endBefore(lines, kinds, from, last, author);
    if (next === null) return;
    end = next;
  }
}

/** Marks what the last line belongs to; gives where the rest ends, null when the line is matter. */
function endBefore(
  lines: readonly TextLine[],
  kinds: PartKind[],
  from: number,
  last: number,
  author: ReadonlySet<string>,
): number | null {
  const mark = (begin: number, kind: PartKind) => {
    for (let at = begin; at <= last; at += 1) kinds[at] = kind;
    return begin;
  };
  const line = lines[last]?.text ?? '';
  if (isDeviceLine(line)) return mark(last, 'signature');
  const isAboveChoices = kinds[nextFilled(lines, last + 1)] === 'label' && wordCount(line) <= 20;
  if (
    isTicketFooter(line) ||
    isRatingLine(line) ||
    isChoiceLine(line) ||
    isReviewFooter(line) ||
    (isStarLine(line) && last > from) ||
    (isAboveChoices && surveyPhrase.test(line))
  )
    return mark(last, 'label');
  if (isRule(line) && !hasWords(line)) return mark(last, 'label');
  const paragraph = paragraphStart(lines, from, last);
  const text = lines
    .slice(paragraph, last + 1)
    .map((one) => one.text)
    .join(' ');
  if (text.length <= 4000 && (isLegalText(text) || (paragraph < last && isLegalText(line)))) {
    const begin = isLegalText(text) ? legalStart(lines, paragraph, last) : last;
    if (begin !== null) return mark(begin, 'legal');
  }
  if (
    wordCount(text) <= 30 &&
    surveyPhrase.test(text) &&
    paragraph > from &&
    /\bminut|survey|umfrage|enquête|questionnaire|encuesta|questionario|sondaggio|pesquisa|ankiet|enkät|undersøgelse|kysely|dotazník|anket|опрос|问卷|問卷|アンケート|설문|استبيان/iu.test(
      text,
    )
  ) {
    return mark(paragraph, 'label');
  }
  const delimited = delimiterAt(lines, from, last);
  if (delimited !== null) return mark(delimited, 'signature');
  const closing = closingAt(lines, from, last, author);
  if (closing !== null) {
    const goesOn = closing < paragraph && isBlank(lines[paragraph - 1]) && !surveyPhrase.test(text);
    if (goesOn && isAfterthought(text, wordCount(text))) return null;
    for (let at = closing + 1; at <= last; at += 1) kinds[at] = 'signature';
    kinds[closing] = 'closing';
    return closing;
  }
  const unmarked = signatureAt(lines, from, paragraph, last, author);
  if (unmarked === null) return null;
  for (let at = unmarked.begin; at <= last; at += 1)
    kinds[at] = unmarked.isClosing && at === unmarked.begin ? 'closing' : 'signature';
  return unmarked.begin;
}

function paragraphStart(lines: readonly TextLine[], from: number, last: number): number {
  let at = last;
  while (at > from && !isBlank(lines[at - 1]) && last - at < 60) at -= 1;
  return at;
}

/** The legal text may have the matter right above it: then only its own lines count. */
function legalStart(lines: readonly TextLine[], paragraph: number, last: number): number | null {
  if (paragraph > 0 && lastFilled(lines, paragraph - 1) >= 0) return paragraph;
  for (let at = last; at > paragraph; at -= 1) {
    const rest = lines
      .slice(at, last + 1)
      .map((one) => one.text)
      .join(' ');
    if (isLegalText(rest)) return at;
  }
  const only = lines
    .slice(paragraph, last + 1)
    .map((one) => one.text)
    .join(' ');
  // A whole message about such a text is a customer's.
  return /^["“„«]|["”“»]/.test(only) ? null : paragraph;
}

/** The line `-- ` above a signature: words follow at once, and few lines. */
function delimiterAt(lines: readonly TextLine[], from: number, last: number): number | null {
  for (let at = last; at >= from && last - at <= mostSignatureLines; at -= 1) {
    const line = lines[at]?.text ?? '';
    const isLong = isRule(line) && /^[_━═─=*-]{8,}$/u.test(line);
    if (!delimiter.test(line) && !isLong) continue;
    if (isBlank(lines[at + 1]) && at < last) return null;
    const below = lines.slice(at + 1, last + 1);
    const isProse = ({ text }: TextLine) =>
      (wordCount(text) > 12 || (endsSentence(text) && wordCount(text) > 6)) &&
      !isLegalText(text) &&
      !isTicketFooter(text) &&
      !hasContact(text);
    const prose = below.filter(isProse);
    if (isLong && !below.some(({ text }) => hasContact(text) || isDeviceLine(text) || isLabelled(text)))
      return null;
    return prose.length <= (isLong ? 0 : 1) ? topOfRule(lines, from, at) : null;
  }
  return null;
}

const isLabelled = (line: string): boolean => /^[\p{L} ]{2,24}: \S/u.test(line);

/** A block between two rules has another one above it. */
function topOfRule(lines: readonly TextLine[], from: number, at: number): number {
  const line = lines[at]?.text ?? '';
  if (line.length < 8) return at;
  for (let above = at - 1; above >= from && at - above <= 10; above -= 1) {
    const text = lines[above]?.text ?? '';
    if (text === line) return above;
    if (!isSignatureLine(text)) return at;
  }
  return at;
}

function closingAt(
  lines: readonly TextLine[],
  from: number,
  last: number,
  author: ReadonlySet<string>,
): number | null {
  let filled = 0;
  let strange = 0;
  let said = 0;
  for (let at = last; at >= from && filled <= mostSignatureLines; at -= 1) {
    const line = lines[at]?.text ?? '';
    if (line === '') continue;
    if (isClosingLine(line, author) && !isEndOfSentence(lines, from, at, last)) {
      const isSure = said === 0 || lines.slice(at, last + 1).some(({ text }) => hasContact(text));
      return strange === 0 || (isSure && isSigned(lines, at, last, author)) ? at : null;
    }
    if (!isSignatureLine(line) && !isNameOf(line, author)) {
      strange += 1;
      if (!isUnspoken(line)) said += 1;
      if (strange > mostStrangeLines || said > 1 || wordCount(line) > mostSaidWords) return null;
    }
    filled += 1;
  }
  return null;
}

/** Whether a name stands right below a leave: then titles and addresses may follow that would not be told by themselves. */
function isSigned(
  lines: readonly TextLine[],
  closing: number,
  last: number,
  author: ReadonlySet<string>,
): boolean {
  const next = nextFilled(lines, closing + 1);
  const line = lines[next]?.text ?? '';
  return next <= last && (isNameOf(line, author) || isNameLike(line));
}

/** A line that a mail program broke, whose last word happens to be a thank-you, above a leave that was marked before. */
function isEndOfSentence(lines: readonly TextLine[], from: number, at: number, last: number): boolean {
  const above = at > from ? (lines[at - 1]?.text ?? '') : '';
  return (
    above.length >= 60 && at === last && last < lines.length - 1 && /[.!。！]$/.test(lines[at]?.text ?? '')
  );
}

/** A name, or a block with a name and how to reach it, below the matter and without a word of leave. */
function signatureAt(
  lines: readonly TextLine[],
  from: number,
  paragraph: number,
  last: number,
  author: ReadonlySet<string>,
): { begin: number; isClosing: boolean } | null {
  const line = lines[last]?.text ?? '';
  const above = lastFilled(lines, paragraph - 1);
  const hasMatter = above >= from;
  const count = last - paragraph + 1;
  if (isNameOf(line, author)) {
    if (count === 2 && isLeaveLike(lines[last - 1]?.text ?? '') && hasMatter)
      return { begin: last - 1, isClosing: true };
    return last > from ? { begin: last, isClosing: false } : null;
  }
  if (!hasMatter)
    return /^[-–—~] ?\p{Lu}/u.test(line) && isNameLike(line) && last > from
      ? { begin: last, isClosing: false }
      : null;
  if (count === 1) {
    if (!isNameLike(line)) return null;
    const matter = lines[above]?.text ?? '';
    // `Speak next week,` above a name takes leave.
    if (/[,،，]$/.test(matter) && wordCount(matter) <= 10 && lastFilled(lines, above - 1) >= from) {
      return { begin: above, isClosing: true };
    }
    return endsSentence(matter) || wordCount(line) >= 2 ? { begin: last, isClosing: false } : null;
  }
  if (count === 2 && isNameLike(line) && isLeaveLike(lines[last - 1]?.text ?? '')) {
    return { begin: last - 1, isClosing: true };
  }
  const block = lines.slice(paragraph, last + 1);
  const contacts = block.filter(({ text }) => hasContact(text)).length;
  const isBlock =
    count <= mostSignatureLines &&
    block.every(({ text }, at) => isSignatureLine(text) || (at > 0 && contacts >= 2 && isUnspoken(text))) &&
    (block.some(({ text }) => hasContact(text) || isCompanyLine(text)) ||
      isNameOf(block[0]?.text ?? '', author)) &&
    isNameLike(block[0]?.text ?? '');
  return isBlock ? { begin: paragraph, isClosing: false } : null;
}

/** Short, and no sentence: what stands above a name when it is no closing that is known. */
const isLeaveLike = (line: string): boolean =>
  wordCount(line) <= 5 &&
  line.length <= 44 &&
  !/[.?!:;\d"]/.test(line.replace(/[.!]$/, '')) &&
  !/^[-*•>]/.test(line);
