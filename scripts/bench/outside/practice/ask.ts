import type { Check, OutsideQuestion } from '../format.ts';
import type { Made } from './made.ts';
import { sentimentOf } from './made.ts';

export type Test = (item: Made) => boolean;
type Unit = Extract<Check, { kind: 'range' }>['unit'];

export const about =
  (...matters: string[]): Test =>
  ({ parts }) =>
    parts.some(({ matter }) => matters.includes(matter));

export const ofKind =
  (...kinds: string[]): Test =>
  ({ parts }) =>
    parts.some(({ kind }) => kinds.includes(kind));

export const both =
  (...tests: Test[]): Test =>
  (item) =>
    tests.every((test) => test(item));

export const not =
  (test: Test): Test =>
  (item) =>
    !test(item);

export const field =
  (name: string, ...values: string[]): Test =>
  ({ fields }) =>
    values.includes(fields[name] ?? '');

/** From the first day to the last, both as 2026-04-01. */
export const during =
  (first: string, last: string): Test =>
  ({ day }) =>
    day >= first && day <= last;

/** Plainly so; with `mixed`, also those that are both. */
export const feels =
  (sentiment: string, mixed = false): Test =>
  (item) => {
    const one = sentimentOf(item);
    return one === sentiment || (mixed && one === 'mixed');
  };

const wordPattern = (forms: readonly string[]) =>
  new RegExp(`(?<![A-Za-z0-9])(?:${forms.join('|')})(?![A-Za-z0-9])`, 'i');

export const holds =
  (...forms: string[]): Test =>
  ({ title, said }) =>
    wordPattern(forms).test(`${title}\n${said}`);

/** The same with mark-up and what support answered. */
export const holdsAnywhere =
  (...forms: string[]): Test =>
  ({ title, text }) =>
    wordPattern(forms).test(`${title}\n${text}`);

export class Truth {
  readonly items: readonly Made[];
  constructor(items: readonly Made[]) {
    this.items = items;
  }

  of(test: Test): Made[] {
    return this.items.filter(test);
  }

  /** A number with no leeway; `or` are other fair readings. */
  exact(test: Test, counts: string, or: Test[] = []): Check {
    const others = or.map((other) => ({ value: this.of(other).length, counts: `${counts}, read otherwise` }));
    return {
      kind: 'exact',
      unit: 'items',
      value: this.of(test).length,
      counts,
      ...(others.length > 0 && { or: others }),
    };
  }

  /** How often a word is said, more than once in one item too. */
  said(...forms: string[]): number {
    const pattern = new RegExp(wordPattern(forms).source, 'gi');
    return this.items.reduce(
      (sum, { title, said }) => sum + (`${title}\n${said}`.match(pattern)?.length ?? 0),
      0,
    );
  }

  word(...forms: string[]): Check {
    return this.exact(holds(...forms), `items that hold ${forms.join(' or ')}`, [holdsAnywhere(...forms)]);
  }

  /** A count that a fair reader may miss by a fifth, and by two; `most` is the wider reading. */
  range(test: Test, counts: string, most: Test = test): Check {
    const [low, high] = [this.of(test).length, this.of(most).length];
    return { kind: 'range', unit: 'items', ...around(Math.min(low, high), Math.max(low, high)), counts };
  }

  /** The same of a question that may be answered in items or in the people who wrote them. */
  folk(test: Test, counts: string, most: Test = test): Check {
    const least = Math.min(
      ...[test, most].map((those) => new Set(this.of(those).map(({ author }) => author)).size),
    );
    const high = Math.max(this.of(test).length, this.of(most).length);
    return { kind: 'range', unit: 'items', ...around(least, high), counts };
  }

  /** Share in percent. */
  share(test: Test, within: Test, counts: string, slack: number): Check {
    const all = this.of(within);
    const share = (100 * all.filter(test).length) / all.length;
    return {
      kind: 'range',
      unit: 'percent',
      low: Math.floor(share - slack),
      high: Math.ceil(share + slack),
      counts,
    };
  }

  mean(test: Test, counts: string): Check {
    const ratings = this.of(test).flatMap(({ rating }) => rating ?? []);
    const value = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    return { kind: 'exact', unit: 'mean', value: Math.round(value * 100) / 100, counts };
  }

  people(test: Test, counts: string, unit: Unit = 'people'): Check {
    const those = this.of(test).map(({ account, author }) => (unit === 'accounts' ? account : author));
    return { kind: 'range', unit, ...around(new Set(those).size, new Set(those).size), counts };
  }

  perGroup(name: (item: Made) => string, test: Test, leeway = 0): Check {
    const groups: Extract<Check, { kind: 'perGroup' }>['groups'] = {};
    for (const [group, value] of this.counts(name, test)) {
      const { low, high } = leeway === 0 ? { low: value, high: value } : around(value, value);
      groups[group] = { value, low, high };
    }
    return { kind: 'perGroup', unit: 'items', groups, counts: 'items of each group' };
  }

  /** The groups by what `test` counts, the most first. */
  counts(name: (item: Made) => string, test: Test): [string, number][] {
    const counts = new Map<string, number>();
    for (const item of this.items) {
      if (name(item) !== '') counts.set(name(item), (counts.get(name(item)) ?? 0) + (test(item) ? 1 : 0));
    }
    return [...counts].sort((a, b) => b[1] - a[1]);
  }

  /** A ranking: the first `names` of it may be named; whoever has nearly as many as the first may lead. */
  head(
    counts: [string, number][],
    first: number,
    need: number,
    accept: Record<string, string[]> = {},
  ): Extract<Check, { kind: 'head' }> {
    const most = counts[0]?.[1] ?? 0;
    const last = counts[first - 1]?.[1] ?? 0;
    const names = counts.filter(([, value]) => (last <= most ? value >= last : value <= last));
    const lead = names.filter(([, value]) => value === most).map(([name]) => name);
    return {
      kind: 'head',
      counts: 'a ranking',
      first,
      need: Math.min(need, names.length),
      names: names.map(([name, value]) => ({ name, value, accept: accept[name] ?? [] })),
      lead,
    };
  }

  quotes(test: Test, atLeast = 2): Check {
    return { kind: 'quotesMatch', atLeast, items: this.of(test).map(({ id }) => id) };
  }
}

function around(least: number, most: number): { low: number; high: number } {
  const low = Math.floor(Math.min(least * 0.8, least - 2));
  return { low: Math.max(least > 0 ? 1 : 0, low), high: Math.ceil(Math.max(most * 1.2, most + 2)) };
}

export const yes: Check = { kind: 'yesNo', answer: 'yes' };
export const no: Check = { kind: 'yesNo', answer: 'no' };
export const none = (of: string): Check => ({ kind: 'mustSayNone', of });
export const refuse = (why: Extract<Check, { kind: 'mustRefuse' }>['why']): Check => ({
  kind: 'mustRefuse',
  why,
});
export const mention = (why: string, ...any: string[]): Check => ({ kind: 'mustMention', any, why });
export const present = (of: string, atLeast: number): Check => ({ kind: 'mustNotClaimAbsence', of, atLeast });
export const trend = (
  direction: Extract<Check, { kind: 'trend' }>['direction'],
  counts: string,
  from?: string,
  to?: string,
): Check => ({
  kind: 'trend',
  direction,
  counts,
  ...(from !== undefined && to !== undefined && { start: { from, to } }),
});

type Row = [of: OutsideQuestion['class'], language: string, question: string, ...checks: Check[]];

/** Rows as questions; a question that starts with "> " leans on the one before it. */
export function asked(workspace: string, prefix: string, rows: readonly Row[]): OutsideQuestion[] {
  const idOf = (place: number) => `${prefix}${String(place + 1).padStart(2, '0')}`;
  return rows.map(([of, language, question, ...checks], place) => ({
    id: idOf(place),
    workspace,
    language,
    question: question.replace(/^> /, ''),
    class: of,
    ...(question.startsWith('> ') && { after: idOf(place - 1) }),
    checks,
  }));
}
