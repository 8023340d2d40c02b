import { TabularError } from '../errors.ts';
import { isIdKey } from './keyed-objects.ts';
import { MAX_JSON_DEPTH, MAX_RECORD_CHARS } from '../limits.ts';
import type { RowProblem, RowProblemCode } from '../rows.ts';

/** One element of the wanted list: its text, or why it has none. */
export type JsonElement =
  { line: number; text: string; key: string | null } | { line: number; problem: RowProblem; raw: string };

interface Frame {
  isArray: boolean;
  /** Keys from the root, joined with dots; null where keys alone do not lead. */
  path: string | null;
  isList: boolean;
  isEmpty: boolean;
}

interface OpenElement {
  line: number;
  /** Under which an object holds it; null in a list. */
  key: string | null;
  /** {@link listPathOf} of what holds it. */
  list: string | null;
  /** Characters before its bracket on its line. */
  column: number;
  /** Where its text begins; -1 once it is too long, or not wanted, to be kept. */
  start: number;
  isTooLong: boolean;
  /** How many brackets were open before it. */
  depth: number;
}

const LF = 10;
const CR = 13;
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_ARRAY = 91;
const BACKSLASH = 92;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
const KEY_CHARS = 200;
const RAW_CHARS = 32_000;

/** The path of a list that is the file itself. */
export const ROOT_LIST = '$';
/** Paths of lists and of objects beyond are not remembered. */
const MOST_PATHS = 1000;

/** An object whose members may be what a list would hold. */
export interface KeyedObjects {
  objects: number;
  /** Members that are no objects. */
  others: number;
  /** Keys that are ids rather than names. */
  ids: number;
}

/**
 * Finds the lists of objects in JSON text as it streams by, and hands out the elements of one of them as text. An object whose
 * members are objects, each under its id, is such a list too; its path is that of the object and `.*`, or `*` for the file itself.
 * Only brackets and strings are looked at; parsing an element is left to the caller.
 *
 * An element whose brackets do not match, or in which a line ends inside a string, is a problem. Reading goes on at
 * the next line that begins with `{` no further to the right than the broken element did.
 */
export class JsonElements {
  /** Each list's path with its number of elements so far. */
  readonly lists = new Map<string, number>();
  /** Each object with members that are objects, by the path that its list would have. */
  readonly keyed = new Map<string, KeyedObjects>();
  readonly #wanted: string | null;
  readonly #closers: number[] = [];
  readonly #frames: Frame[] = [];
  #found: JsonElement[] = [];
  #text = '';
  #line = 1;
  #lineStart = 0;
  #afterCr = false;
  #inString = false;
  #escaped = false;
  /** Where a string that may be a key begins in this chunk. */
  #keyStart = -1;
  #key = '';
  /** The parts of the open element in earlier chunks. */
  #pieces: string[] = [];
  #pieceChars = 0;
  #plainLine = 0;
  #element: OpenElement | null = null;
  #seeking: { column: number; atIndent: boolean } | null = null;

  /** @param wanted path of the list whose elements are given; null gives none */
  constructor(wanted: string | null) {
    this.#wanted = wanted;
  }

  /** @throws TabularError `json_too_deep` */
  push(chunk: string): JsonElement[] {
    this.#text = chunk;
    this.#walk();
    this.#lineStart -= chunk.length;
    const open = this.#element;
    if (open !== null && open.start >= 0) this.#keepElement(open);
    if (this.#keyStart >= 0) {
      this.#key = (this.#key + chunk.slice(this.#keyStart)).slice(0, KEY_CHARS);
      this.#keyStart = 0;
    }
    return this.#take();
  }

  end(): JsonElement[] {
    this.#text = '';
    if (this.#element !== null) {
      this.#giveProblem(this.#element, 0, 'json_broken', 'The file ends in the middle of this object.');
    }
    return this.#take();
  }

  /** Sets the chunk's part of an unfinished element aside. */
  #keepElement(element: OpenElement): void {
    const piece = this.#text.slice(element.start);
    this.#pieces.push(piece);
    this.#pieceChars += piece.length;
    element.start = 0;
    if (this.#pieceChars > MAX_RECORD_CHARS) {
      element.start = -1;
      element.isTooLong = true;
      this.#dropPieces();
    }
  }

  #dropPieces(): void {
    this.#pieces = [];
    this.#pieceChars = 0;
  }

  #take(): JsonElement[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  #walk(): void {
    const text = this.#text;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code === LF || code === CR) this.#endLine(code, i);
      else if (this.#seeking !== null) this.#seek(code, i);
      else if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (code === BACKSLASH) this.#escaped = true;
        else if (code === QUOTE) this.#endString(i);
      } else if (code === QUOTE) {
        this.#inString = true;
        if (this.#element === null) {
          this.#key = '';
          this.#keyStart = i + 1;
          this.#plainLine ||= this.#line;
        }
      } else if (code === OPEN_OBJECT || code === OPEN_ARRAY) this.#open(code, i);
      else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) this.#close(code, i);
      else if (this.#element === null) {
        if (code === COMMA) this.#endPlain();
        else if (code > 32 && code !== COLON) this.#plainLine ||= this.#line;
      }
      this.#afterCr = code === CR;
    }
  }

  #endLine(code: number, i: number): void {
    if (code === CR || !this.#afterCr) {
      if (this.#inString && this.#element !== null) {
        this.#break(this.#element, i, 'A line ends inside a text, so a quote is missing.');
      }
      this.#line++;
    }
    this.#lineStart = i + 1;
    if (this.#seeking !== null) this.#seeking.atIndent = true;
  }

  #endString(i: number): void {
    this.#inString = false;
    if (this.#keyStart >= 0)
      this.#key = (this.#key + this.#text.slice(this.#keyStart, i)).slice(0, KEY_CHARS);
    this.#keyStart = -1;
  }

  #open(code: number, i: number): void {
    const isArray = code === OPEN_ARRAY;
    this.#closers.push(isArray ? CLOSE_ARRAY : CLOSE_OBJECT);
    if (this.#closers.length > MAX_JSON_DEPTH) {
      throw new TabularError(
        'json_too_deep',
        `Line ${this.#line} nests brackets deeper than ${MAX_JSON_DEPTH} levels.`,
      );
    }
    if (this.#element !== null) return;
    const parent = this.#frames.at(-1);
    if (parent?.isArray === true) {
      const isKnown = this.lists.size < MOST_PATHS;
      if (parent.isEmpty && !isArray && this.#plainLine === 0 && parent.path !== null && isKnown) {
        parent.isList = true;
        this.lists.set(parent.path, this.lists.get(parent.path) ?? 0);
      }
      parent.isEmpty = false;
      if (parent.isList) {
        this.#startElement(parent, i);
        return;
      }
    } else if (parent !== undefined && !isArray) {
      if (this.#isWanted(parent)) {
        this.#startElement(parent, i);
        return;
      }
      this.#countMember(parent);
    } else this.#countOther(parent);
    this.#plainLine = 0;
    this.#frames.push({ isArray, path: this.#pathUnder(parent), isList: false, isEmpty: true });
  }

  #pathUnder(parent: Frame | undefined): string | null {
    if (parent === undefined) return ROOT_LIST;
    if (parent.isArray || parent.path === null) return null;
    return parent.path === ROOT_LIST ? this.#key : `${parent.path}.${this.#key}`;
  }

  #isWanted(frame: Frame | undefined): boolean {
    return frame !== undefined && this.#wanted !== null && listPathOf(frame) === this.#wanted;
  }

  #countMember(parent: Frame): void {
    const path = listPathOf(parent);
    if (path === null) return;
    const known = this.keyed.get(path);
    const counted = known ?? { objects: 0, others: 0, ids: 0 };
    counted.objects++;
    if (isIdKey(this.#key)) counted.ids++;
    if (known === undefined && this.keyed.size < MOST_PATHS) this.keyed.set(path, counted);
  }

  #countOther(parent: Frame | undefined): void {
    if (parent === undefined || parent.isArray) return;
    const path = listPathOf(parent);
    if (path === null) return;
    const known = this.keyed.get(path);
    if (known !== undefined) known.others++;
    else if (this.keyed.size < MOST_PATHS) this.keyed.set(path, { objects: 0, others: 1, ids: 0 });
  }

  #startElement(list: Frame, i: number): void {
    if (list.isArray && list.path !== null) this.lists.set(list.path, (this.lists.get(list.path) ?? 0) + 1);
    this.#plainLine = 0;
    this.#element = {
      line: this.#line,
      key: list.isArray ? null : this.#key,
      list: listPathOf(list),
      column: i - this.#lineStart,
      start: this.#isWanted(list) ? i : -1,
      isTooLong: false,
      depth: this.#closers.length - 1,
    };
  }

  #close(code: number, i: number): void {
    const element = this.#element;
    if (this.#closers.at(-1) !== code) {
      if (element !== null) this.#break(element, i, 'Its brackets do not match.');
      return;
    }
    this.#closers.pop();
    if (element === null) {
      this.#endPlain();
      this.#frames.pop();
    } else if (this.#closers.length === element.depth) {
      if (element.start >= 0) {
        this.#pieces.push(this.#text.slice(element.start, i + 1));
        this.#found.push({ line: element.line, key: element.key, text: this.#pieces.join('') });
      } else if (element.isTooLong) {
        this.#giveProblem(
          element,
          i,
          'row_too_long',
          `The object is longer than ${MAX_RECORD_CHARS.toLocaleString('en')} characters.`,
        );
      }
      this.#element = null;
      this.#dropPieces();
    }
  }

  /** A number, text or other plain value has ended; in a list of objects it is out of place. */
  #endPlain(): void {
    const list = this.#frames.at(-1);
    if (this.#plainLine > 0 && list?.isArray === false) this.#countOther(list);
    if (this.#plainLine > 0 && list?.isArray === true) {
      if (list.isList && list.path === this.#wanted) {
        const problem = {
          code: 'not_an_object',
          detail: 'The list contains something other than an object here.',
        } as const;
        this.#found.push({ line: this.#plainLine, problem, raw: '' });
      }
      list.isEmpty = false;
    }
    this.#plainLine = 0;
  }

  #break(element: OpenElement, end: number, detail: string): void {
    this.#giveProblem(element, end, 'json_broken', detail);
    this.#element = null;
    this.#dropPieces();
    this.#inString = false;
    this.#escaped = false;
    this.#closers.length = element.depth;
    this.#seeking = { column: element.column, atIndent: false };
  }

  #giveProblem(element: OpenElement, end: number, code: RowProblemCode, detail: string): void {
    if (element.list !== this.#wanted) return;
    const last =
      element.start < 0 ? '' : this.#text.slice(element.start, Math.min(end, element.start + RAW_CHARS));
    const raw = [...this.#pieces, last].join('').slice(0, RAW_CHARS);
    this.#found.push({ line: element.line, problem: { code, detail }, raw });
  }

  #seek(code: number, i: number): void {
    const seeking = this.#seeking;
    if (seeking === null) return;
    if (seeking.atIndent && code === OPEN_OBJECT && i - this.#lineStart <= seeking.column) {
      this.#seeking = null;
      this.#open(code, i);
    } else if (code !== 32 && code !== 9) seeking.atIndent = false;
  }
}

/** What the list is called that a list or an object is; null where keys alone do not lead there. */
function listPathOf({ path, isArray }: Frame): string | null {
  if (path === null || isArray) return path;
  return path === ROOT_LIST ? '*' : `${path}.*`;
}
