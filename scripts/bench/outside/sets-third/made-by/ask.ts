import type {
  Check,
  CheckUnit,
  ExactCheck,
  HeadCheck,
  OutsideQuestion,
  PerGroupCheck,
  QuestionClass,
  QuotesCheck,
  RangeCheck,
} from '../../format.ts';
import type { Item, Workspace } from './workspace.ts';

export type Which = (item: Item) => boolean;

export const column =
  (name: string, value: string): Which =>
  (item) =>
    item.columns[name] === value;

export const within =
  (from: string, to: string): Which =>
  (item) =>
    item.day !== '' && item.day >= from && item.day <= to;

export const inMonth = (month: string): Which => within(`${month}-01`, `${month}-31`);

/** Says the matter as something that is so; that it is fine does not count. */
export const says =
  (...matters: string[]): Which =>
  (item) =>
    item.parts.some(({ matter, kind }) => kind !== 'fine' && matters.includes(matter));

/** Speaks of the matter at all, were it to say that all is well with it. */
export const touches =
  (...matters: string[]): Which =>
  (item) =>
    item.parts.some(({ matter }) => matters.includes(matter));

export const ofKind =
  (...kinds: string[]): Which =>
  (item) =>
    item.parts.some(({ kind }) => kinds.includes(kind));

export const negative: Which = (item) => item.parts.some(({ tone }) => tone === 'negative');
export const positive: Which = (item) => item.parts.some(({ tone }) => tone === 'positive');
export const both =
  (...all: Which[]): Which =>
  (item) =>
    all.every((each) => each(item));

export const holds = (...forms: string[]): Which => {
  const edge = String.raw`[\p{Script=Latin}\p{Nd}]`;
  const pattern = new RegExp(`(?<!${edge})(?:${forms.join('|')})(?!${edge})`, 'iu');
  return ({ title, text }) => pattern.test(title) || pattern.test(text);
};

/** What a careful reader may count: a fifth to both sides, two items for what is rare, and all that is near to it. */
const boundsOf = (core: number, near: number): { low: number; high: number } => {
  const slack = Math.max(core <= 12 ? 2 : 3, Math.round(core * 0.2));
  return { low: Math.max(core > 0 ? 1 : 0, core - slack), high: near + slack };
};

interface Named {
  name: string;
  accept?: string[];
}

export class Asker {
  readonly questions: OutsideQuestion[] = [];
  readonly #workspace: Workspace;
  readonly #prefix: string;

  constructor(workspace: Workspace, prefix: string) {
    this.#workspace = workspace;
    this.#prefix = prefix;
  }

  ask(language: string, type: QuestionClass, question: string, checks: Check[], after?: string): string {
    const id = `${this.#prefix}-${String(this.questions.length + 1).padStart(2, '0')}`;
    const asked = { id, workspace: this.#workspace.name, language, question };
    this.questions.push({ ...asked, ...(after === undefined ? {} : { after }), class: type, checks });
    return id;
  }

  items(which: Which): Item[] {
    return this.#workspace.items.filter(which);
  }

  number(which: Which): number {
    return this.items(which).length;
  }

  words(forms: string[], which: Which = () => true): ExactCheck {
    const value = this.number(both(holds(...forms), which));
    return {
      kind: 'exact',
      unit: 'items',
      value,
      counts: `items whose text holds ${forms.join(' or ')}`,
      forms,
    };
  }

  exact(which: Which, counts: string): ExactCheck {
    return { kind: 'exact', unit: 'items', value: this.number(which), counts };
  }

  different(name: string, which: Which): number {
    return new Set(this.items(which).map((item) => item.columns[name])).size;
  }

  share(which: Which, of: Which, counts: string): ExactCheck {
    const value = (100 * this.number(both(which, of))) / this.number(of);
    return { kind: 'exact', unit: 'percent', value: Math.round(value * 10) / 10, counts };
  }

  mean(name: string, which: Which): number {
    const rated = this.items(which)
      .map((item) => item.columns[name] ?? '')
      .filter((value) => value !== '');
    const sum = rated.reduce((total, value) => total + Number(value), 0);
    return Math.round((sum / rated.length) * 100) / 100;
  }

  range(core: Which, counts: string, near: Which = core, unit: CheckUnit = 'items'): RangeCheck {
    const wide: Which = (item) => core(item) || near(item);
    return { kind: 'range', unit, ...boundsOf(this.number(core), this.number(wide)), counts };
  }

  /** For a number of accounts that may be told as one of items too. */
  accounts(name: string, core: Which, counts: string): RangeCheck {
    const { low } = boundsOf(this.different(name, core), 0);
    return { kind: 'range', unit: 'accounts', low, high: boundsOf(0, this.number(core)).high, counts };
  }

  groups(name: string, which: Which, exact: boolean, counts: string): PerGroupCheck {
    const values = new Set(this.#workspace.items.map((item) => item.columns[name] ?? ''));
    values.delete('');
    const groups: PerGroupCheck['groups'] = {};
    for (const group of [...values].sort((a, b) => a.localeCompare(b))) {
      const value = this.number(both(which, column(name, group)));
      // A table need not list a group that has none.
      if (value > 0)
        groups[group] = { value, ...(exact ? { low: value, high: value } : boundsOf(value, value)) };
    }
    return { kind: 'perGroup', unit: 'items', counts, groups };
  }

  means(name: string, of: string, counts: string): PerGroupCheck {
    const { groups } = this.groups(name, () => true, true, counts);
    for (const [group, at] of Object.entries(groups)) {
      at.value = this.mean(of, column(name, group));
      at.low = Math.round((at.value - 0.05) * 100) / 100;
      at.high = Math.round((at.value + 0.05) * 100) / 100;
    }
    return { kind: 'perGroup', unit: 'mean', counts, groups };
  }

  /**
   * Names that may lead are those that have nearly as many as the first, that may follow, as the last one wanted. Where
   * only the first counts, all names stand in the check, so that a wrong one is found in what is said.
   */
  head(named: (Named & { value: number })[], first: number, need: number, counts: string): HeadCheck {
    const ranked = named.toSorted((a, b) => b.value - a.value);
    const best = ranked[0]?.value ?? 0;
    const least = (ranked[first - 1] ?? ranked.at(-1))?.value ?? 0;
    const names = ranked
      .filter(({ value }) => value > 0 && (first === 1 || value >= least * 0.75))
      .map(({ name, accept = [], value }) => ({ name, accept, value }));
    const lead = ranked.filter(({ value }) => value >= best * 0.85).map(({ name }) => name);
    return { kind: 'head', counts, names, first, need, lead };
  }

  /** A ranking of which any name may be the first. */
  among(named: (Named & { value: number })[], first: number, need: number, counts: string): HeadCheck {
    const { names } = this.head(named, first, need, counts);
    return { kind: 'head', counts, names, first, need };
  }

  byMatter(called: Record<string, string[]>, kinds: string[]): (Named & { value: number })[] {
    return Object.entries(called)
      .map(([name, accept]) => {
        const value = this.number((item) =>
          item.parts.some(({ matter, kind }) => matter === name && kinds.includes(kind)),
        );
        return { name, accept, value };
      })
      .filter(({ value }) => value > 0);
  }

  byColumn(name: string, which: Which, accept: Record<string, string[]> = {}): (Named & { value: number })[] {
    const values = [...new Set(this.items(which).map((item) => item.columns[name] ?? ''))];
    return values
      .filter((value) => value !== '')
      .map((value) => ({
        name: value,
        accept: accept[value] ?? [],
        value: this.number(both(which, column(name, value))),
      }));
  }

  quotes(which: Which, atLeast: number): QuotesCheck {
    return { kind: 'quotesMatch', items: this.items(which).map(({ id }) => id), atLeast };
  }

  present(which: Which, of: string): Check {
    return { kind: 'mustNotClaimAbsence', of, atLeast: this.number(which) };
  }

  absent(of: string): Check {
    return { kind: 'mustSayNone', of };
  }
}
