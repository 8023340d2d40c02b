import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Saying {
  matter: string;
  kind: string;
  tone: string;
  language: string;
  text: string;
}

export interface Made {
  id: string;
  title: string;
  /** As the file has it: with mark-up and answers of support. */
  text: string;
  /** What the customer wrote, as plain text. */
  said: string;
  /** As 2026-04-01; empty where the file has no date. */
  day: string;
  rating: number | null;
  language: string;
  fields: Record<string, string>;
  author: string;
  account: string;
  parts: { matter: string; kind: string; tone: string }[];
}

/** Chances that are the same on every run. */
export class Dice {
  #state: number;
  constructor(seed: number) {
    this.#state = seed;
  }
  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  isBelow(share: number): boolean {
    return this.next() < share;
  }
  one<T>(of: readonly T[]): T {
    return of[Math.floor(this.next() * of.length)] as T;
  }
  weighted<T>(of: readonly T[], weight: (one: T) => number): T {
    let left = this.next() * of.reduce((sum, one) => sum + weight(one), 0);
    return of.find((one) => (left -= weight(one)) < 0) ?? (of.at(-1) as T);
  }
}

export function sayings(file: string): Saying[] {
  let head = ['', '', '', ''];
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('== ')) head = line.slice(3).split(' ');
      if (line === '' || line.startsWith('#') || line.startsWith('==')) return [];
      const [matter = '', kind = '', tone = '', language = ''] = head;
      return [{ matter, kind, tone, language, text: line }];
    });
}

/** A day between two others, both as 2026-04-01. */
export function dayBetween(dice: Dice, from: string, to: string): string {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const days = (last - first) / 86_400_000 + 1;
  return new Date(first + Math.floor(dice.next() * days) * 86_400_000).toISOString().slice(0, 10);
}

export function sentimentOf({ parts }: Pick<Made, 'parts'>): string {
  const tones = new Set(parts.map(({ tone }) => tone));
  if (tones.has('positive') && tones.has('negative')) return 'mixed';
  if (tones.has('negative')) return 'negative';
  return tones.has('positive') ? 'positive' : 'neutral';
}

export function ratingOf(dice: Dice, sentiment: string, highest: 5 | 10): number {
  const stars: Record<string, number[]> = {
    negative: [1, 1, 1, 2, 2, 3],
    positive: [5, 5, 5, 4, 4],
    neutral: [3, 4, 5, 3],
    mixed: [2, 3, 3, 4],
  };
  const star = dice.one(stars[sentiment] ?? [3]);
  return highest === 5 ? star : Math.max(0, star * 2 - (dice.isBelow(0.5) ? 1 : 0));
}

/** One or two things that somebody says, in one language. */
export function saysOf(
  dice: Dice,
  all: readonly Saying[],
  language: string,
  weightOf: (saying: Saying) => number,
): Saying[] {
  const mine = all.filter((saying) => saying.language === language);
  const counts = new Map<string, number>();
  const keyOf = ({ matter, kind }: Saying) => `${matter} ${kind}`;
  for (const saying of mine) counts.set(keyOf(saying), (counts.get(keyOf(saying)) ?? 0) + 1);
  const weight = (saying: Saying) => weightOf(saying) / (counts.get(keyOf(saying)) ?? 1);
  const first = dice.weighted(mine, weight);
  const others = mine.filter(({ matter }) => matter !== first.matter);
  if (others.length === 0 || !dice.isBelow(0.24)) return [first];
  return [first, dice.weighted(others, weight)];
}

export function csvOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `${[header, ...rows].map((row) => row.map(cell).join(',')).join('\n')}\n`;
}
