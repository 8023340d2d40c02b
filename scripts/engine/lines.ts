import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** A line of the input that cannot be used; its message names the line. */
export class LineError extends Error {}

/** An object of the input with the number of its line, from 1. */
export class Line {
  readonly number: number;
  readonly #fields: Readonly<Record<string, unknown>>;

  /** @throws LineError when the text is no JSON object */
  constructor(number: number, text: string) {
    this.number = number;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new LineError(`Line ${number} is not JSON.`);
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new LineError(`Line ${number} is no JSON object.`);
    }
    this.#fields = value as Record<string, unknown>;
  }

  text(field: string): string {
    const value = this.#fields[field];
    if (typeof value !== 'string') throw this.fault(field, 'must be a text');
    return value;
  }

  textOrNull(field: string): string | null {
    const value = this.#fields[field];
    return value === undefined || value === null ? null : this.text(field);
  }

  id(field: string): string | number {
    const value = this.#fields[field];
    if (typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))) return value;
    throw this.fault(field, 'must be a text or a number');
  }

  /** A whole number of at least 1; `otherwise` when the field is missing. */
  count(field: string, otherwise: number): number {
    const value = this.#fields[field] ?? otherwise;
    if (typeof value === 'number' && Number.isInteger(value) && value >= 1) return value;
    throw this.fault(field, 'must be a whole number of at least 1');
  }

  fault(field: string, what: string): LineError {
    return new LineError(`Line ${this.number}: "${field}" ${what}.`);
  }
}

/** The objects of a JSONL stream; blank lines are skipped. */
export async function* readLines(input: Readable): AsyncGenerator<Line> {
  let number = 0;
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    number += 1;
    const plain = number === 1 ? text.replace(/^\uFEFF/, '') : text;
    if (plain.trim() !== '') yield new Line(number, plain);
  }
}

/** Writes one object as a line and waits while the reader is behind. */
export async function writeLine(output: Writable, value: object): Promise<void> {
  if (!output.write(`${JSON.stringify(value)}\n`)) await once(output, 'drain');
}
