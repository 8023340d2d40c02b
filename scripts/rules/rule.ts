import { readConstant } from './read-constant.ts';

/** A rule of the product, with its value as the code has it now. */
export interface Rule {
  rule: string;
  /** Read from the code, never written out here. */
  value: string;
  /** Path of the module, and the name in it that holds the value; `Object.key` for a key of a named object. */
  home: string;
  name: string;
}

export const analysis = (file: string) => `packages/analysis/src/${file}.ts`;
export const contracts = (file: string) => `packages/contracts/src/${file}.ts`;
export const extraction = (file: string) => `packages/extraction/src/${file}.ts`;
export const tabular = (file: string) => `packages/tabular/src/${file}.ts`;
export const cleaner = (file: string) => `packages/cleaning/src/${file}.ts`;
export const crawler = (file: string) => `packages/crawler/src/${file}.ts`;
export const recorder = (file: string) => `packages/recorder/src/${file}.ts`;
export const replay = (file: string) => `packages/replay-format/src/${file}.ts`;
export const server = (file: string) => `apps/server/src/${file}.ts`;
export const feature = (file: string) => server(`features/${file}`);

/** A number with what it counts behind it: `12 characters`. */
export function counted(rule: string, home: string, name: string, unit = ''): Rule {
  const value = readConstant(home, name).map((one) => one.toLocaleString('en'));
  return { rule, value: `${value.join(', ')}${unit && ` ${unit}`}`, home, name };
}

/** A share, 0…1, with what it is of behind it: `60 % of its items`. */
export function share(rule: string, home: string, name: string, of = ''): Rule {
  const value = readConstant(home, name).map((one) => Number((one * 100).toFixed(2)));
  return { rule, value: `${value.join(', ')} %${of && ` ${of}`}`, home, name };
}

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** A time that is kept in milliseconds, in the largest unit that it is whole in: `30 minutes`. */
export function time(rule: string, home: string, name: string): Rule {
  const [ms = 0] = readConstant(home, name);
  return { rule, value: spanOf(ms), home, name };
}

/** Milliseconds in the largest unit that they are whole in: `30 minutes`. */
export function spanOf(ms: number): string {
  const [unit, length] = steps.find(([, each]) => ms % each === 0) ?? ['millisecond', 1];
  const count = ms / length;
  return `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`;
}

/** Bytes, in the unit that they are whole in. */
export function bytes(rule: string, home: string, name: string): Rule {
  const [count = 0] = readConstant(home, name);
  const value = count % 1_000_000 === 0 ? `${count / 1_000_000} MB` : `${count / 1024 ** 2} MiB`;
  return { rule, value, home, name };
}

/** A rule that is a decision: what it goes by, in a few words. */
export function decided(rule: string, home: string, name: string, value: string): Rule {
  return { rule, value, home, name };
}
