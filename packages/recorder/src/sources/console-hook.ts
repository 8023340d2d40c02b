import type { LateParts } from '../capture/load-late-parts.ts';
import type { HearLine, Level } from './console-lines.ts';
import type { StartSource } from './source.ts';

const levels: Level[] = ['debug', 'log', 'info', 'warn', 'error'];
/** Lines that wait, as the page gave them. */
const keptMax = 50;

/**
 * What the page writes to the console. Its functions are wrapped at once, which is why the page has to ask for it; what they are given is kept until
 * the file has come that makes lines of it. Without that file, the console is as it was.
 */
export const consoleHook =
  (late: Promise<Pick<LateParts, 'lineTeller'>>): StartSource =>
  (ports) => {
    const kept: Parameters<HearLine>[] = [];
    let hear: HearLine | undefined = (...line) => {
      if (kept.length < keptMax) kept.push(line);
    };
    const own = console as unknown as Record<Level, (...parts: unknown[]) => void>;
    const restores = levels.map((level) => {
      const original = own[level];
      const wrapped = (...parts: unknown[]) => {
        hear?.(level, parts, Date.now());
        original.apply(console, parts);
      };
      // A frozen console stays as it is.
      Reflect.set(own, level, wrapped);
      return () => {
        if (own[level] === wrapped) own[level] = original;
      };
    });
    const stop = () => {
      hear = undefined;
      for (const restore of restores) restore();
    };
    late.then(({ lineTeller }) => {
      hear &&= lineTeller(ports);
      for (const line of kept.splice(0)) hear?.(...line);
    }, stop);
    return { stop };
  };
