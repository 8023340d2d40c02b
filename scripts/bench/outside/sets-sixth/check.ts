/** Reads the files of this set, and tells each check that is not true of them: `node check.ts`. */
import { readFileSync } from 'node:fs';
import type { Check, OutsideQuestion } from '../format.ts';
import { groupsOf } from './made-by/groups.ts';
import { holds, measure, select } from './made-by/select.ts';
import { readTruth, type TrueItem } from './made-by/truth.ts';

const folder = new URL('./', import.meta.url);
const lines = readFileSync(new URL('questions.jsonl', folder), 'utf8').trim().split('\n');
const questions = lines.map((line) => JSON.parse(line) as OutsideQuestion);
const truths = new Map(
  [...new Set(questions.map(({ workspace }) => workspace))].map((name) => [name, readTruth(name, folder)]),
);

const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.006;
const byOf = (counts: string): [string, string] => {
  const at = counts.indexOf(': ');
  return [counts.slice('by '.length, at), counts.slice(at + 2)];
};

const trendFault = (
  items: readonly TrueItem[],
  check: Extract<Check, { kind: 'trend' }>,
): string | undefined => {
  const days = items.map(({ day }) => Date.parse(day));
  const middle = (Math.min(...days) + Math.max(...days)) / 2;
  const found = select(items, check.counts);
  const late = found.filter(({ day }) => Date.parse(day) >= middle).length;
  const early = found.length - late;
  const score = (late - early) / Math.sqrt(found.length);
  const { direction, start } = check;
  if (direction === 'flat' && Math.abs(score) > 1) return `not flat, ${String(early)} and ${String(late)}`;
  if (direction === 'up' && score < 2.6) return `not up, ${String(early)} and ${String(late)}`;
  if (direction === 'down' && score > -2.6) return `not down, ${String(early)} and ${String(late)}`;
  if (!start) return undefined;
  const first = found.map(({ day }) => day.slice(0, 7)).sort()[0] ?? '';
  return first < start.from || first > start.to ? `starts in ${first}` : undefined;
};

const faultOf = (items: readonly TrueItem[], check: Check): string | undefined => {
  if (check.kind === 'exact') {
    const readings = [{ value: check.value, counts: check.counts }, ...(check.or ?? [])];
    const wrong = readings.find(({ value, counts }) => !near(measure(items, check.unit, counts), value));
    if (wrong) return `${wrong.counts} is not ${String(wrong.value)}`;
    if (!check.forms) return undefined;
    const held = items.filter(({ text }) => holds(text, check.forms ?? [])).length;
    return held === check.value ? undefined : `${String(held)} hold it`;
  }
  if (check.kind === 'range') {
    const value = measure(items, check.unit, check.counts.replace(/ \(or also: .*\)$/u, ''));
    return value >= check.low && value <= check.high ? undefined : `is ${String(value)}`;
  }
  if (check.kind === 'head' && check.counts.startsWith('by ')) {
    const ranked = groupsOf(items, ...byOf(check.counts));
    const wrong = check.names.find(({ name, value }, at) => ranked[at]?.value !== value || name === '');
    if (wrong) return `${wrong.name} does not stand there`;
    return check.names.length < check.need ? 'too few names' : undefined;
  }
  if (check.kind === 'head' && check.counts.includes('mean by ')) {
    const [, end, by = '', among] = /^(\w+) mean by (.+?)(?: of (.+))?$/u.exec(check.counts) ?? [];
    const ranked = groupsOf(items, by, 'all', 'mean').filter(
      ({ name }) => among === undefined || among.split('|').includes(name),
    );
    if (end === 'lowest') ranked.reverse();
    const wrong = check.names.find(({ name }, at) => ranked[at]?.name !== name);
    return wrong ? `${wrong.name} does not stand there` : undefined;
  }
  if (check.kind === 'head') {
    const sides = check.counts.split(' // ').map((side) => {
      const at = side.indexOf(': ');
      return { name: side.slice(0, at), value: select(items, side.slice(at + 2)).length };
    });
    const most = sides.sort((one, other) => other.value - one.value);
    const clear = (most[0]?.value ?? 0) > (most[1]?.value ?? 0) && most[0]?.name === check.lead?.[0];
    return clear ? undefined : 'no clear winner';
  }
  if (check.kind === 'perGroup') {
    const groups = groupsOf(items, ...byOf(check.counts), check.unit);
    const fits = groups.every(({ name, value }) => near(check.groups[name]?.value ?? -1, value));
    return fits ? undefined : 'groups differ';
  }
  if (check.kind === 'trend') return trendFault(items, check);
  if (check.kind !== 'quotesMatch') return undefined;
  const known = new Set(items.map(({ id }) => id));
  const texts = new Set(items.filter(({ id }) => check.items?.includes(id)).map(({ text }) => text));
  if (check.items?.some((id) => !known.has(id))) return 'unknown items';
  return texts.size < check.atLeast ? 'too few quotes' : undefined;
};

let faults = 0;
for (const { id, workspace, after, checks } of questions) {
  const found = checks.map((check) => faultOf(truths.get(workspace) ?? [], check));
  if (after !== undefined && !questions.some((other) => other.id === after))
    found.push(`no question ${after}`);
  for (const fault of found.filter((each) => each !== undefined)) {
    faults += 1;
    process.stdout.write(`${id}: ${fault}\n`);
  }
}
process.stdout.write(`${String(questions.length)} questions, ${String(faults)} faults\n`);
process.exitCode = faults === 0 ? 0 : 1;
