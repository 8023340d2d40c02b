import type {
  Check,
  CheckUnit,
  ExactCheck,
  HeadCheck,
  PerGroupCheck,
  QuotesCheck,
  RangeCheck,
  TrendCheck,
} from '../../format.ts';
import { groupsOf, type Ranked } from './groups.ts';
import { measure, select } from './select.ts';
import type { TrueItem } from './truth.ts';

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Checks whose numbers are those of a workspace's items; queries are as in `select.ts`. */
export class Checks {
  readonly items: readonly TrueItem[];
  readonly #accept: Readonly<Record<string, string[]>>;

  /** `accept` has, by matter or value of a column, other ways to say it. */
  constructor(items: readonly TrueItem[], accept: Readonly<Record<string, string[]>>) {
    this.items = items;
    this.#accept = accept;
  }

  exact(query: string, unit: CheckUnit = 'items', ...others: string[]): ExactCheck {
    const or = others.map((other) => ({ value: rounded(measure(this.items, unit, other)), counts: other }));
    const value = rounded(measure(this.items, unit, query));
    return { kind: 'exact', unit, value, counts: query, ...(or.length > 0 && { or }) };
  }

  /** Items whose text holds one of `forms`; others may be held too. */
  word(forms: string[], query = 'all', ...others: string[][]): ExactCheck {
    const told = (each: string[]): string => `${query}; holding ${each.join('|')}`;
    return { ...this.exact(told(forms), 'items', ...others.map(told)), forms };
  }

  /** A quarter less or more than the query has, or up to what `also` has where readers may count that too. */
  range(query: string, options: { also?: string; unit?: CheckUnit; slack?: number } = {}): RangeCheck {
    const { also, unit = 'items', slack = 0.25 } = options;
    const value = measure(this.items, unit, query);
    const most = also === undefined ? value : Math.max(value, measure(this.items, unit, also));
    const low = Math.min(value - (unit === 'items' ? 2 : 1), value * (1 - slack));
    const high = Math.max(most + (unit === 'items' ? 2 : 1), most * (1 + slack));
    const counts = also === undefined ? query : `${query} (or also: ${also})`;
    return { kind: 'range', unit, low: Math.max(1, Math.floor(low)), high: Math.ceil(high), counts };
  }

  /** The first of a ranking; names that are nearly as many may stand among them. */
  head(by: string, query: string, first: number, need: number, spare = 0.8): HeadCheck {
    const ranked = groupsOf(this.items, by, query);
    const least = (ranked[first - 1]?.value ?? 0) * spare;
    const most = ranked[0]?.value ?? 0;
    const named = (each: Ranked): boolean => each.value >= least && each.value > 0;
    const names = ranked
      .filter(named)
      .map(({ name, value }) => ({ name, accept: this.#accept[name] ?? [], value }));
    const lead = ranked.filter(({ value }) => value >= most * spare).map(({ name }) => name);
    return { kind: 'head', counts: `by ${by}: ${query}`, names, first, need, lead };
  }

  /** The same names, whichever of them comes first. */
  anyOrder(check: HeadCheck): HeadCheck {
    return { ...check, lead: check.names.map(({ name }) => name) };
  }

  /** Which of several is more: name and query of each. The most must be said first. */
  compare(sides: Readonly<Record<string, string>>): HeadCheck {
    const names = Object.entries(sides)
      .map(([name, query]) => ({
        name,
        accept: this.#accept[name] ?? [],
        value: select(this.items, query).length,
      }))
      .sort((one, other) => other.value - one.value);
    const counts = Object.entries(sides)
      .map(([name, query]) => `${name}: ${query}`)
      .join(' // ');
    return {
      kind: 'head',
      counts,
      names,
      first: 1,
      need: 1,
      lead: names.slice(0, 1).map(({ name }) => name),
    };
  }

  /** The groups whose mean is lowest or highest; `among` has those that the question allows. */
  headOfMeans(
    by: string,
    end: 'lowest' | 'highest',
    first: number,
    need: number,
    among?: string[],
  ): HeadCheck {
    const ranked = groupsOf(this.items, by, 'all', 'mean').filter(
      ({ name }) => among?.includes(name) ?? true,
    );
    if (end === 'lowest') ranked.reverse();
    const names = ranked
      .slice(0, first)
      .map(({ name, value }) => ({ name, accept: this.#accept[name] ?? [], value: rounded(value) }));
    const counts = `${end} mean by ${by}${among ? ` of ${among.join('|')}` : ''}`;
    return { kind: 'head', counts, names, first, need, lead: names.map(({ name }) => name) };
  }

  perGroup(by: string, query: string, slack = 0, unit: CheckUnit = 'items'): PerGroupCheck {
    const groups = groupsOf(this.items, by, query, unit).map(({ name, value }) => {
      const play = slack === 0 ? 0 : Math.max(unit === 'items' ? 2 : 0.1, value * slack);
      const edge = (to: number): number => (unit === 'items' ? Math.round(to) : rounded(to));
      return [name, { value: rounded(value), low: edge(value - play), high: edge(value + play) }] as const;
    });
    return { kind: 'perGroup', unit, counts: `by ${by}: ${query}`, groups: Object.fromEntries(groups) };
  }

  trend(query: string, direction: TrendCheck['direction'], start?: { from: string; to: string }): TrendCheck {
    return { kind: 'trend', counts: query, direction, ...(start && { start }) };
  }

  quotes(query: string, atLeast = 2): QuotesCheck {
    return { kind: 'quotesMatch', items: select(this.items, query).map(({ id }) => id), atLeast };
  }

  /** The items that say so are there; to say that there are none is wrong. */
  some(of: string, query: string): Check {
    return { kind: 'mustNotClaimAbsence', of, atLeast: Math.ceil(select(this.items, query).length / 2) };
  }

  /** That nothing is there of what `forms` would tell. */
  none(of: string, forms: string[], query = 'all'): Check {
    const found = select(this.items, `${query}; holding ${forms.join('|')}`);
    if (found.length > 0) throw new Error(`${of}: ${found[0]?.text ?? ''}`);
    return { kind: 'mustSayNone', of };
  }
}

export const yes: Check = { kind: 'yesNo', answer: 'yes' };
export const no: Check = { kind: 'yesNo', answer: 'no' };

export const refuse = (
  why: 'future' | 'task' | 'private' | 'off topic' | 'instruction' | 'not in feedback',
): Check => ({
  kind: 'mustRefuse',
  why,
});

export const mention = (why: string, ...any: string[]): Check => ({ kind: 'mustMention', any, why });
