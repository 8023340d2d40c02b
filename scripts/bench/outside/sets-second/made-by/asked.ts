/** Questions with their truth, counted from what items were made of. */
import type { Check, OutsideQuestion, QuestionClass, RankedName } from '../../format.ts';
import type { Item } from './compose.ts';
import { holds, isTold } from './compose.ts';

type Of = (item: Item) => boolean;

export function about(...matters: string[]): Of {
  return (item) => matters.some((matter) => isTold(item, matter));
}

export function within(from: string, to: string): Of {
  return ({ date }) => date >= from && date <= to;
}

export function column(name: string, ...values: string[]): Of {
  return ({ columns }) => values.includes(columns[name] ?? '');
}

export const both =
  (...all: Of[]): Of =>
  (item) =>
    all.every((one) => one(item));

export class Asked {
  readonly questions: OutsideQuestion[] = [];
  readonly workspace: string;
  readonly items: readonly Item[];

  constructor(workspace: string, items: readonly Item[]) {
    this.workspace = workspace;
    this.items = items;
  }

  ask(kind: QuestionClass, language: string, question: string, checks: Check[], after?: string): string {
    const id = `${this.workspace}-${String(this.questions.length + 1).padStart(2, '0')}`;
    this.questions.push({
      id,
      workspace: this.workspace,
      language,
      question,
      ...(after !== undefined && { after }),
      class: kind,
      checks,
    });
    return id;
  }

  count(of: Of): number {
    return this.items.filter(of).length;
  }

  words(forms: string[], of: Of = () => true): Check[] {
    const value = this.count((item) => of(item) && holds(item, forms));
    return [
      { kind: 'exact', unit: 'items', value, counts: `items whose text holds ${forms.join(' or ')}`, forms },
    ];
  }

  exact(of: Of, counts: string, or?: { value: number; counts: string }[]): Check[] {
    return [{ kind: 'exact', unit: 'items', value: this.count(of), counts, ...(or && { or }) }];
  }

  /** What a reader would count, with room for what can be read either way. */
  range(of: Of, counts: string, room = 0.2): Check[] {
    const told = this.count(of);
    const slack = Math.max(2, told * room);
    return [
      {
        kind: 'range',
        unit: 'items',
        low: Math.max(1, Math.floor(told - slack)),
        high: Math.ceil(told + slack),
        counts,
      },
    ];
  }

  share(of: Of, counts: string, room = 3, among: Of = () => true): Check[] {
    const told = (100 * this.count((item) => among(item) && of(item))) / this.count(among);
    return [{ kind: 'range', unit: 'percent', low: round(told - room), high: round(told + room), counts }];
  }

  mean(name: string, counts: string, of: Of = () => true): Check[] {
    const rated = this.items.filter((item) => of(item) && (item.columns[name] ?? '') !== '');
    const sum = rated.reduce((total, { columns }) => total + Number(columns[name]), 0);
    return [{ kind: 'exact', unit: 'mean', value: round(sum / rated.length), counts }];
  }

  /** From what one reads narrowly to what one reads widely. */
  between(narrow: Of, wide: Of, counts: string): Check[] {
    const [low, high] = [Math.floor(this.count(narrow) * 0.8), Math.ceil(this.count(wide) * 1.2)];
    return [{ kind: 'range', unit: 'items', low: Math.max(1, low), high, counts }];
  }

  /** The one of several that has most. */
  lead(names: RankedName[], counts: string): Check[] {
    const ranked = names.sort((a, b) => b.value - a.value);
    return [
      {
        kind: 'head',
        counts,
        names: ranked,
        first: 1,
        need: 1,
        lead: ranked.slice(0, 1).map(({ name }) => name),
      },
    ];
  }

  per(name: string, of: Of, counts: string, room: number, only?: string[]): Check[] {
    const all = [...new Set(this.items.map(({ columns }) => columns[name] ?? ''))]
      .filter((one) => one !== '')
      .sort();
    const values = only ?? all;
    const groups = values.map((value) => {
      const told = this.count(both(of, column(name, value)));
      const slack = room === 0 ? 0 : Math.max(2, told * room);
      return [
        value,
        { value: told, low: Math.max(0, Math.floor(told - slack)), high: Math.ceil(told + slack) },
      ] as const;
    });
    return [{ kind: 'perGroup', unit: 'items', counts, groups: Object.fromEntries(groups) }];
  }

  /** Values of a column by how many items they have of something. */
  first(name: string, of: Of, counts: string, first: number, need: number, lead: boolean): Check[] {
    const values = [...new Set(this.items.map(({ columns }) => columns[name] ?? ''))].filter(
      (one) => one !== '',
    );
    const names = values
      .map((value) => ({
        name: value,
        accept: [] as string[],
        value: this.count(both(of, column(name, value))),
      }))
      .sort((a, b) => b.value - a.value);
    const edge = names[first - 1]?.value ?? 0;
    const leads = names.filter(({ value }) => value >= (names[0]?.value ?? 0) * 0.85).map((one) => one.name);
    const head = names.filter(({ value }) => value >= edge * 0.85 && value > 0);
    return [{ kind: 'head', counts, names: head, first, need, ...(lead && { lead: leads }) }];
  }

  matters(accept: Record<string, string[]>, counts: string, first: number, need: number): Check[] {
    const names: RankedName[] = Object.entries(accept).map(([name, others]) => ({
      name,
      accept: others,
      value: this.count(about(name)),
    }));
    return [{ kind: 'head', counts, names: names.sort((a, b) => b.value - a.value), first, need }];
  }

  quotes(of: Of, atLeast: number): Check[] {
    return [{ kind: 'quotesMatch', items: this.items.filter(of).map(({ id }) => id), atLeast }];
  }

  trend(direction: 'up' | 'down' | 'flat', counts: string, start?: { from: string; to: string }): Check[] {
    return [{ kind: 'trend', counts, direction, ...(start && { start }) }];
  }

  refuse(why: Extract<Check, { kind: 'mustRefuse' }>['why']): Check[] {
    return [{ kind: 'mustRefuse', why }];
  }

  none(of: string): Check[] {
    return [{ kind: 'mustSayNone', of }];
  }
}

function round(value: number): number {
  return Math.max(0, Math.round(value * 100) / 100);
}
