import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readLearntTone } from '@earshot/analysis/sentiment/learnt-tone';
import type { LearntTone } from '@earshot/analysis/sentiment/learnt-tone';
import type { WordTable } from '@earshot/analysis/word-table';

const file = new URL(
  '../assets/tone.bin',
  `file://${createRequire(import.meta.url).resolve('@earshot/analysis/word-table')}`,
);
const kept = new WeakMap<WordTable, LearntTone>();

/** What texts of many businesses taught about tone, for workspaces that have taught nothing of their own. */
export function generalToneOf(words: WordTable): LearntTone {
  const known = kept.get(words);
  if (known) return known;
  const general = readLearntTone(readFileSync(file), words);
  kept.set(words, general);
  return general;
}
