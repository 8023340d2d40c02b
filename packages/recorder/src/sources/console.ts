import type { OwnPayloads } from '@earshot/replay-format/own-events';
import type { StartSource } from './source.ts';

type Level = OwnPayloads['es:console']['level'];

const levels: Level[] = ['debug', 'log', 'info', 'warn', 'error'];
const textMax = 2000;
const perPageMax = 1000;

/** What the page writes to the console. Its functions are wrapped, which is why the page has to ask for it. */
export const consoleLines: StartSource = (ports) => {
  let told = 0;
  let isTelling = false;
  const own = console as unknown as Record<Level, (...parts: unknown[]) => void>;
  const restores = levels.map((level) => {
    const original = own[level];
    const tellLine = ports.guard((parts: unknown[]) => {
      if (isTelling || ++told > perPageMax) return;
      isTelling = true;
      try {
        ports.tell('es:console', { level, text: parts.map(textOf).join(' ').slice(0, textMax) });
      } finally {
        isTelling = false;
      }
    });
    const wrapped = (...parts: unknown[]) => {
      tellLine(parts);
      original.apply(console, parts);
    };
    try {
      own[level] = wrapped;
    } catch {
      // A frozen console stays as it is.
    }
    return () => {
      if (own[level] === wrapped) own[level] = original;
    };
  });
  return {
    stop: () => {
      for (const restore of restores) restore();
    },
  };
};

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
