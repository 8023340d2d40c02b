import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One item as a person would make it of the file; null is empty. */
export interface TrueItem {
  text: string | null;
  title: string | null;
  date: string | null;
  rating: number | string | null;
  authorName: string | null;
  authorEmail: string | null;
  account: string | null;
  id: string | null;
  language: string | null;
}

export interface FeedbackTruth {
  kind: 'feedback';
  name: string;
  file: string;
  sheet?: string;
  headerRows: number[];
  columns: Record<string, string | string[] | null>;
  alternatives?: Record<string, (string | null)[]>;
  zone: string | null;
  ratingScale: { min?: number; max?: number; kind?: string } | null;
  join: { by: string; customers?: { column: string }; public?: { column: string } } | null;
  items: number;
  eitherWay?: unknown[];
  samples: { item: TrueItem }[];
}

export interface TrueAccount {
  id: string | null;
  name: string | null;
  domain: string | null;
  plan: string | null;
  revenue: { amount: number; currency: string; period: 'month' | 'year' } | null;
  owner: string | null;
  segment: string | null;
  region: string | null;
  size: string | null;
}

export interface AccountsTruth {
  kind: 'accounts';
  name: string;
  file: string;
  sheet?: string;
  list?: string;
  columns: Record<string, string | string[] | null>;
  accounts: number;
  expected: TrueAccount[];
  unreadable: { column: string; value: string }[];
}

export type Truth = FeedbackTruth | AccountsTruth;

export interface Case {
  truth: Truth;
  path: string;
}

export type Half = 'open' | 'second' | 'third' | 'fourth' | 'frozen' | 'frozen-second';

/** The cases of a folder of `cases/`; none where it is not there. */
export function casesOf(half: Half): Case[] {
  const folder = fileURLToPath(new URL(`cases/${half}/`, import.meta.url));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const truth = JSON.parse(readFileSync(join(folder, name, 'truth.json'), 'utf8')) as Truth;
      return { truth, path: join(folder, name, truth.file) };
    });
}
