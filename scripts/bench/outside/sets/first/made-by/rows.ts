import type { Kind, Tone } from './sayings.ts';

export interface Part {
  matter: string;
  kind: Kind;
  tone: Tone;
}

/** An item with what is true of it. The product gets `cells` alone. */
export interface Row {
  id: string;
  /** What stands in the file, by column, in its order. */
  cells: Record<string, string>;
  title: string;
  text: string;
  /** Year, month and day, or empty. */
  day: string;
  rating: number | undefined;
  account: string;
  language: string;
  parts: Part[];
  /** Negative, neutral or positive by the sum of its parts' tones. */
  sentiment: Tone;
  /** Good and bad in one item: either sentiment is a fair reading. */
  mixed: boolean;
}

export interface Workspace {
  name: string;
  rows: Row[];
  /** Column to import target, as the mapping file has it. */
  mapping: Record<string, string | { target: 'rating'; lowest: number; highest: number }>;
}

export function judge(parts: readonly { tone: Tone }[]): { sentiment: Tone; mixed: boolean } {
  const sum = parts.reduce((total, part) => total + part.tone, 0);
  const mixed = parts.some((part) => part.tone > 0) && parts.some((part) => part.tone < 0);
  return { sentiment: sum > 0 ? 1 : sum < 0 ? -1 : 0, mixed };
}
