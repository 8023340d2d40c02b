import { maxText } from '../limits.ts';
import type { LineMark, MarkedLines } from '../plain-text.ts';

/** Puts words into lines as a browser would: runs of blanks are one, blocks have lines of their own. */
export class LineWriter implements MarkedLines {
  readonly lines: string[] = [];
  readonly marks: LineMark[] = [];
  #line = '';
  #mark: LineMark = 'none';
  /** Line ends before the next word: 2 leave an empty line. */
  #breaks = 0;
  #isSpaced = false;
  #isBullet = false;
  #length = 0;

  get isFull(): boolean {
    return this.#length >= maxText;
  }

  get isAtStart(): boolean {
    return this.#line === '' || this.#breaks > 0;
  }

  text(chars: string, mark: LineMark): void {
    const words = chars.replace(/[ \t\r\n\f]+/g, ' ');
    if (words === '' || words === ' ') {
      this.#isSpaced ||= words === ' ';
      return;
    }
    const begins = words.startsWith(' ');
    const ends = words.endsWith(' ');
    this.#isSpaced ||= begins;
    this.#write(words.slice(begins ? 1 : 0, ends ? -1 : undefined), mark);
    this.#isSpaced = ends;
  }

  /** Text whose line ends count. */
  preformatted(chars: string, mark: LineMark): void {
    const [first = '', ...rest] = chars.split('\n');
    this.text(first, mark);
    for (const line of rest) {
      this.lineEnd();
      this.text(line, mark);
    }
  }

  blank(): void {
    this.#isSpaced = true;
  }

  /** What was written is the name of what follows beside it. */
  label(): void {
    if (this.#line !== '' && this.#breaks === 0 && /[\p{L}\p{N})*]$/u.test(this.#line)) this.#line += ':';
  }

  /** The edge of a block: the next word is on a new line, with an empty one before it for 2. */
  edge(breaks: 1 | 2): void {
    this.#breaks = Math.max(this.#breaks, breaks);
  }

  lineEnd(): void {
    this.#breaks = Math.min(2, this.#breaks + 1);
  }

  bullet(): void {
    this.edge(1);
    this.#isBullet = true;
  }

  end(): MarkedLines {
    this.#flush();
    return this;
  }

  #write(words: string, mark: LineMark): void {
    if (this.#breaks > 0) this.#flush();
    if (this.#line === '') {
      this.#mark = mark;
      if (this.#isBullet) this.#line = '- ';
    } else if (this.#isSpaced) this.#line += ' ';
    this.#isBullet = false;
    this.#line += words;
    this.#length += words.length + 1;
  }

  #flush(): void {
    if (this.#line !== '') {
      this.lines.push(this.#line);
      this.marks.push(this.#mark);
      if (this.#breaks > 1) {
        this.lines.push('');
        this.marks.push(this.#mark);
      }
    }
    this.#line = '';
    this.#breaks = 0;
    this.#isSpaced = false;
  }
}
