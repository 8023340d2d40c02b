import type { Place, TextBlock } from '../facts.ts';

/** What a line is, apart from its characters. */
export type LineKind = Pick<TextBlock, 'kind' | 'level' | 'place'>;

const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;
const MONEY_SIGN = /\p{Sc}/u;
/** Three capitals and what stands before them, each of up to two units. */
const TAIL_CHARS = 8;

/** Puts characters together to lines: white space becomes one blank, empty lines vanish. */
export class TextLines {
  readonly blocks: TextBlock[] = [];
  readonly #lines: string[] = [];
  /** Of the lines that have ended. */
  #length = 0;
  #line = '';
  /** The line's last characters: looking at the end of what is still put together costs its length. */
  #tail = '';
  #lineKind: LineKind = { kind: 'text', level: 0, place: 'main' };
  /** An element began or ended since the last character. */
  #edge = false;
  #blank = false;

  /** Where the next character goes. */
  get at(): number {
    return this.#length + this.#line.length;
  }

  /** All lines that have ended. */
  get text(): string {
    return this.#lines.join('');
  }

  /** Blanks that a line begins with and that `add` keeps, such as those that do not break. */
  leadOf(line: number): number {
    const text = this.#lines[line] ?? '';
    return text.length - text.trimStart().length;
  }

  /** Ends the line. */
  break(): void {
    const line = this.#line.trimEnd();
    if (line !== '') {
      const start = this.#length;
      this.blocks.push({ start, end: start + line.length, ...this.#lineKind });
      this.#lines.push(`${line}\n`);
      this.#length += line.length + 1;
    }
    this.#line = '';
    this.#tail = '';
    this.#blank = false;
    this.#edge = false;
  }

  edge(): void {
    this.#edge = true;
  }

  /** Ends the line where a word would otherwise run into the next part. */
  breakBetween(next: string): void {
    const isWord = !this.#blank && LETTER.test(this.#tail.at(-1) ?? '');
    const isAmount = /(?<!\p{L})(?:\p{Lu}{3}|kr\.?|R|Rs\.?)$/u.test(this.#tail) && /^\p{Nd}/u.test(next);
    if (isWord && !isAmount && /^[\p{L}\p{Nd}]/u.test(next)) this.break();
  }

  /** The character before, of this line; empty at its start. */
  get before(): string {
    return this.#blank ? ' ' : (this.#tail.at(-1) ?? '');
  }

  add(characters: string, kind: LineKind): void {
    for (const char of characters) {
      if (/[ \t\n\r\f\v]/.test(char)) {
        this.#blank = this.#line !== '';
        continue;
      }
      if (/[\u00ad\u200b-\u200d\u2060\ufeff]/u.test(char)) continue;
      if (this.#line === '') this.#lineKind = kind;
      const last = this.#tail.at(-1) ?? '';
      const next = this.#blank || (this.#edge && meet(last, char)) ? ` ${char}` : char;
      this.#blank = false;
      this.#edge = false;
      this.#line += next;
      this.#tail = (this.#tail + next).slice(-TAIL_CHARS);
    }
  }
}

/** Whether two characters of neighbouring elements are parted for the eye, though nothing stands between. */
function meet(last: string, next: string): boolean {
  if (LETTER.test(last)) {
    return DIGIT.test(next) || MONEY_SIGN.test(next) || (/\p{Ll}/u.test(last) && /\p{Lu}/u.test(next));
  }
  return DIGIT.test(last) && LETTER.test(next) && !/[kKmM]/.test(next);
}

export function lineKind(place: Place, kind: TextBlock['kind'] = 'text', level = 0): LineKind {
  return { place, kind, level };
}
