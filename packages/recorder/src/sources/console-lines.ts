import type { OwnPayloads } from '@earshot/replay-format/own-events';
import type { SourcePorts } from './source.ts';

export type Level = OwnPayloads['es:console']['level'];

/** @param at when it was written, in milliseconds since 1970 */
export type HearLine = (level: Level, parts: unknown[], at: number) => void;

const textMax = 2000;
const perPageMax = 1000;

/** Makes lines of what the page gave its console. What is written while a line is made is passed over. */
export function lineTeller(ports: Pick<SourcePorts, 'guard' | 'tell'>): HearLine {
  let told = 0;
  let isTelling = false;
  return ports.guard((level, parts, at) => {
    if (isTelling || ++told > perPageMax) return;
    isTelling = true;
    try {
      ports.tell('es:console', { level, text: parts.map(textOf).join(' ').slice(0, textMax) }, at);
    } finally {
      isTelling = false;
    }
  });
}

/** Parts of objects one level deep: what lies deeper is seldom read and dear to write. */
function textOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (part instanceof Error) return `${part.name}: ${part.message}`;
  if (part instanceof Element) return `<${part.tagName.toLowerCase()}>`;
  if (typeof part !== 'object' || part === null) return String(part);
  if (Array.isArray(part)) return `[${part.slice(0, 20).map(shallow).join(', ')}]`;
  const fields = Object.keys(part).slice(0, 20);
  return `{${fields.map((key) => `${key}: ${shallow((part as Record<string, unknown>)[key])}`).join(', ')}}`;
}

/** In quotation marks, so that it is told where a text ends. */
function shallow(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return typeof value === 'object' && value !== null ? '…' : String(value);
}
