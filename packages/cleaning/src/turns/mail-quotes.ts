import { isNotificationFooter } from '../words/notifications.ts';
import { forwardedMessage, isHandOver, replyAbove } from '../words/mail-words.ts';
import { endsSentence, isRule } from './contact-lines.ts';
import { isNameLike } from './names.ts';
import { isEntryHead, isNotificationHead } from './notifications.ts';
import { attributionLines, headBlockAt, isHeadLabel, isQuoteSign, separatorAt } from './quote-heads.ts';
import type { TextLine } from './text-line.ts';
import { hasWords, isBlank, lastFilled, nextFilled, wordCount } from './text-line.ts';

const bar = /^\| [^|]{2,}$/;
/** Somebody who writes about that line, and not the line. */
const speaksOfLine = /["“„«][^"”“»]{4,120}["”“»]|[?？؟]/u;

export type LineRole = 'own' | 'head' | 'quote' | 'label';

export interface Quotes {
  roles: LineRole[];
  /** Where the text of a message begins that was sent on, and from whom it is. */
  forward: { from: number; sender: string } | null;
  /** The line above which one is to answer comes before all words. */
  isBelowReplyLine: boolean;
}

/** Tells a mail's own lines from those of earlier mails and from what introduces them. */
export function quotesOf(lines: readonly TextLine[]): Quotes {
  return new QuoteReader(lines).read();
}

const mostFooterLines = 8;

class QuoteReader {
  readonly #lines: readonly TextLine[];
  readonly #roles: LineRole[];
  #forward: Quotes['forward'] = null;
  #isBelowReplyLine = false;
  #hasHead = false;
  #hasOwn = false;
  /** Its last lines are those that a helpdesk adds to what it sends. */
  readonly #isNotification: boolean;

  constructor(lines: readonly TextLine[]) {
    this.#lines = lines;
    this.#roles = lines.map(() => 'own');
    this.#isNotification = lines.slice(-mostFooterLines).some(({ text }) => isNotificationFooter(text));
  }

  read(): Quotes {
    let at = 0;
    while (at < this.#lines.length) at = this.#next(at);
    return { roles: this.#roles, forward: this.#forward, isBelowReplyLine: this.#isBelowReplyLine };
  }

  /** Looks at the line and says which one is next. */
  #next(at: number): number {
    const line = this.#lines[at];
    if (line === undefined || isBlank(line)) return at + 1;
    if (line.mark === 'mail-quote') return this.#mark(at, at + 1, 'quote');
    if (line.mark === 'quote-from-here') return this.#rest(at);
    if (line.mark === 'block-quote') return this.#blockQuote(at);
    return (
      this.#replyLine(at) ??
      this.#notification(at) ??
      this.#separator(at) ??
      this.#head(at) ??
      this.#attribution(at) ??
      this.#signs(at) ??
      this.#bars(at) ??
      this.#own(at)
    );
  }

  #own(at: number): number {
    if (hasWords(this.#lines[at]?.text ?? '')) this.#hasOwn = true;
    return at + 1;
  }

  #mark(from: number, to: number, role: LineRole): number {
    for (let at = from; at < to; at += 1) this.#roles[at] = role;
    if (role === 'head') this.#hasHead = true;
    return to;
  }

  #rest(at: number): number {
    return this.#mark(at, this.#lines.length, 'quote');
  }

  #replyLine(at: number): number | null {
    const text = this.#lines[at]?.text ?? '';
    if (text.length > 200 || text.startsWith('>') || !replyAbove.test(text) || speaksOfLine.test(text))
      return null;
    this.#mark(at, at + 1, 'label');
    if (this.#hasOwn) return this.#rest(at + 1);
    this.#isBelowReplyLine = true;
    return at + 1;
  }

  /** Heads that a helpdesk puts above what somebody wrote: the first above the message, further ones above earlier ones. */
  #notification(at: number): number | null {
    const isEntry = isEntryHead(this.#lines, at);
    const isTold = this.#isBelowReplyLine || this.#isNotification;
    if (!isEntry && !(isTold && isNotificationHead(this.#lines[at]?.text ?? ''))) return null;
    const end = at + (isEntry ? 2 : 1);
    if (!this.#hasOwn) return isTold ? this.#mark(at, end, 'label') : null;
    this.#mark(at, end, 'head');
    return this.#rest(end);
  }

  #separator(at: number): number | null {
    const line = this.#lines[at]?.text ?? '';
    const separator = separatorAt(line);
    const isPlainRule = separator === null && isRule(line) && line.length >= 5;
    if (!separator && !isPlainRule) return null;
    const next = nextFilled(this.#lines, at + 1);
    const block = headBlockAt(this.#lines, next, separator !== null);
    if (block) {
      this.#mark(at, next + block.count, 'head');
      return this.#earlier(
        next + block.count,
        block.from,
        separator !== null && forwardedMessage.test(separator.words),
      );
    }
    if (!separator) return null;
    const count = attributionLines(this.#lines, next);
    if (count > 0 && (separator.isKnown || this.#hasOwn)) {
      const end = this.#endOfLabels(next + count);
      this.#mark(at, end, 'head');
      const sender =
        /[^,;<\n]{0,80}<[^<>\n]{3,80}@[^<>\n]{3,80}>/u.exec(this.#lines[next]?.text ?? '')?.[0] ?? '';
      return this.#earlier(end, sender.trim(), forwardedMessage.test(separator.words));
    }
    if (!separator.isKnown || !this.#hasOwn) return null;
    this.#mark(at, at + 1, 'head');
    return this.#rest(at + 1);
  }

  /** Labels of a head that stand below the line which names sender and time: to whom, about what. */
  #endOfLabels(at: number): number {
    let end = nextFilled(this.#lines, at);
    if (!isHeadLabel(this.#lines[end]?.text ?? '')) return at;
    while (isHeadLabel(this.#lines[end]?.text ?? '')) end += 1;
    return end;
  }

  #head(at: number): number | null {
    const above = this.#lines[at - 1];
    const isParted = at === 0 || isBlank(above);
    const block = headBlockAt(this.#lines, at, false);
    if (!block || (!isParted && !isRule(above?.text ?? '') && block.count < 4)) return null;
    this.#mark(at, at + block.count, 'head');
    return this.#earlier(at + block.count, block.from, false);
  }

  #earlier(at: number, sender: string, isForward: boolean): number {
    if (this.#forward === null && (isForward || !this.#hasOwn || this.#handsOver(at)))
      this.#forward = { from: at, sender };
    return this.#rest(at);
  }

  /** Nothing but `FYI` or `see below` stands above. */
  #handsOver(at: number): boolean {
    const own = this.#lines.slice(0, at).filter((_, line) => this.#roles[line] === 'own');
    return isHandOver(
      own
        .map(({ text }) => text)
        .join(' ')
        .trim(),
    );
  }

  #attribution(at: number): number | null {
    const count = attributionLines(this.#lines, at);
    if (count === 0) return null;
    const next = nextFilled(this.#lines, at + count);
    const following = this.#lines[next];
    const isMarked = following !== undefined && (isQuoteSign(following) || following.mark !== 'none');
    if (!isMarked && !this.#hasOwn && next < this.#lines.length) return null;
    this.#mark(at, at + count, 'head');
    if (!isMarked) return this.#rest(at + count);
    if (following.mark === 'block-quote') return this.#mark(next, this.#groupEnd(next), 'quote');
    return at + count;
  }

  #groupEnd(at: number): number {
    let end = at;
    while (end < this.#lines.length && this.#lines[end]?.mark === 'block-quote') end += 1;
    return end;
  }

  /** Lines that begin with `>`: a quote, but where they are somebody's bullets or what a program printed. */
  #signs(at: number): number | null {
    if (!isQuoteSign(this.#lines[at])) return null;
    let end = at;
    while (isQuoteSign(this.#lines[end])) end += 1;
    return this.#isOwnList(at, end) ? this.#own(end - 1) : this.#mark(at, end, 'quote');
  }

  /** Lines that begin with a bar, two or more, and are no table's. */
  #bars(at: number): number | null {
    let end = at;
    while (bar.test(this.#lines[end]?.text ?? '')) end += 1;
    return this.#hasOwn && end - at >= 2 ? this.#mark(at, end, 'quote') : null;
  }

  #isOwnList(from: number, end: number): boolean {
    if (this.#hasHead || !this.#hasOwn) return false;
    const above = lastFilled(this.#lines, from - 1);
    if (this.#roles[above] !== 'own') return false;
    const isIntroduced = /[:：]$/.test(this.#lines[above]?.text ?? '') || above === from - 1;
    const items = this.#lines.slice(from, end).map(({ text }) => text.slice(1).trim());
    const filled = items.filter((item) => item !== '');
    return (
      isIntroduced &&
      filled.length >= 2 &&
      filled.every((item) => wordCount(item) <= 8 && !endsSentence(item))
    );
  }

  /** A block quote of HTML or Markdown without a mail program's name on it. */
  #blockQuote(at: number): number {
    const end = this.#groupEnd(at);
    const above = lastFilled(this.#lines, at - 1);
    const introduction = this.#roles[above] === 'own' ? (this.#lines[above]?.text ?? '') : '';
    const first = this.#lines[at]?.text ?? '';
    const isAttributed = attributionLines(this.#lines, at) > 0 || isSpeakerLine(first);
    const goesOn =
      nextFilled(this.#lines, end) < this.#lines.length &&
      this.#lines[nextFilled(this.#lines, end)]?.mark === 'none';
    const isOwn =
      !isAttributed &&
      !this.#hasHead &&
      this.#hasOwn &&
      (/[:：]$/.test(introduction) || (goesOn && above === at - 1));
    if (isOwn) {
      this.#hasOwn = true;
      return end;
    }
    return this.#mark(at, end, 'quote');
  }
}

/** `Melissa wrote:` or `Melissa:` above what she said. */
const isSpeakerLine = (line: string): boolean =>
  /[:：]$/.test(line) && line.length <= 60 && isNameLike(line.replace(/\s\S{1,20}[:：]$|[:：]$/u, ''));
