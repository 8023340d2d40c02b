import { replayLimits } from '@earshot/replay-format/limits';
import type { Plugin } from 'rolldown';
import { eventTypes, nodeTypes, sources } from '../src/masking/recorded-events.ts';

const lists: Record<string, Record<string, number>> = { eventTypes, nodeTypes, sources, replayLimits };
const use = /(?<![\w$.])(eventTypes|nodeTypes|sources|replayLimits)\.(\w{1,40})\b/g;

/** Puts numbers in the place of the names that the recorder gives them. */
export const inlineNumbers: Plugin = {
  name: 'inline-numbers',
  transform: (code) =>
    code.replace(use, (found, list: string, name: string) => String(lists[list]?.[name] ?? found)),
};
