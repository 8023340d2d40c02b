/** What all three workspaces are composed with. The same seed gives the same items. */
export interface Saying {
  matter: string;
  kind: 'problem' | 'wish' | 'praise' | 'question' | 'cancellation' | 'none';
  tone: 'bad' | 'good' | 'neutral';
  language: string;
  text: string;
}

export interface Item {
  id: string;
  language: string;
  title: string;
  text: string;
  date: string;
  parts: Saying[];
  columns: Record<string, string>;
}

export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of `values`, each as often as `weights` says. */
export function pick<T>(chance: Chance, values: readonly T[], weightOf: (value: T) => number = () => 1): T {
  let left = chance() * values.reduce((sum, value) => sum + weightOf(value), 0);
  for (const value of values) {
    left -= weightOf(value);
    if (left < 0) return value;
  }
  const last = values.at(-1);
  if (last === undefined) throw new Error('There is nothing to pick from.');
  return last;
}

/** Blocks of `## matter | kind | tone`, and below each `language text` by line. */
export function sayingsOf(written: string): Saying[] {
  const sayings: Saying[] = [];
  let head: Pick<Saying, 'matter' | 'kind' | 'tone'> = { matter: '', kind: 'none', tone: 'neutral' };
  for (const line of written.split('\n').filter((one) => one.trim() !== '')) {
    const heading = /^## (.+) \| (.+) \| (.+)$/.exec(line);
    if (heading) {
      const [, matter = '', kind, tone] = heading;
      head = { matter, kind: kind as Saying['kind'], tone: tone as Saying['tone'] };
    } else sayings.push({ ...head, language: line.slice(0, 2), text: line.slice(3) });
  }
  return sayings;
}

export interface Recipe {
  name: string;
  seed: number;
  items: number;
  from: string;
  days: number;
  sayings: string;
  /** Neutral sentences around what is said. */
  openers: Record<string, string[]>;
  closers: Record<string, string[]>;
  languages: Record<string, number>;
  /** How many matters an item has at most. */
  most: number;
  /** How often a matter is said, `at` from 0 to 1 over the time of the workspace. */
  weight: (matter: string, at: number, columns: Record<string, string>) => number;
  columns: (chance: Chance, at: number) => Record<string, string>;
  /** Columns that depend on what is said. */
  after?: (item: Item, chance: Chance) => Record<string, string>;
  title?: (item: Item, chance: Chance) => string;
  /** Whole texts, as they are: language, day, text. */
  whole: {
    language: string;
    date: string;
    text: string;
    matter: string;
    kind: Saying['kind'];
    tone: Saying['tone'];
  }[];
}

export function itemsOf(recipe: Recipe): Item[] {
  const chance = chanceOf(recipe.seed);
  const all = sayingsOf(recipe.sayings);
  const used = new Map<Saying, number>();
  const start = Date.parse(`${recipe.from}T00:00:00Z`);
  const dayOf = (at: number) =>
    new Date(start + Math.floor(at * recipe.days) * 86400000).toISOString().slice(0, 10);
  const items: Item[] = [];
  const finish = (item: Item) => {
    Object.assign(item.columns, recipe.after?.(item, chance));
    item.title = recipe.title?.(item, chance) ?? '';
    items.push(item);
  };
  for (let place = 0; place < recipe.items; place++) {
    const at = chance();
    const columns = recipe.columns(chance, at);
    const language = pick(chance, Object.keys(recipe.languages), (one) => recipe.languages[one] ?? 0);
    const parts: Saying[] = [];
    const wanted = 1 + Math.floor(chance() ** 1.6 * recipe.most);
    for (let tries = 0; parts.length < wanted && tries < 9; tries++) {
      const open = all.filter(
        (one) => one.language === language && !parts.some(({ matter }) => matter === one.matter),
      );
      const matters = [...new Set(open.map(({ matter }) => matter))];
      const matter = pick(chance, matters, (one) => recipe.weight(one, at, columns));
      const part = pick(
        chance,
        open.filter((one) => one.matter === matter),
        (one) => 1 / (1 + (used.get(one) ?? 0)) ** 2,
      );
      used.set(part, (used.get(part) ?? 0) + 1);
      parts.push(part);
    }
    const opener = chance() < 0.4 ? [pick(chance, recipe.openers[language] ?? [''])] : [];
    const closer = chance() < 0.35 ? [pick(chance, recipe.closers[language] ?? [''])] : [];
    let text = [...opener, ...parts.map((one) => one.text), ...closer].join(' ').trim();
    if (chance() < 0.1) text = text.toLowerCase();
    if (chance() < 0.15) text = text.replace(/\.$/, '');
    finish({ id: '', language, title: '', text, date: dayOf(at), parts, columns });
  }
  for (const { language, date, text, ...part } of recipe.whole) {
    const at = (Date.parse(date) - start) / (recipe.days * 86400000);
    const parts = part.matter === '' ? [] : [{ ...part, language, text }];
    finish({ id: '', language, title: '', text, date, parts, columns: recipe.columns(chance, at) });
  }
  items.sort((a, b) => a.date.localeCompare(b.date) || a.text.localeCompare(b.text));
  items.forEach((item, place) => {
    item.id = `${recipe.name.slice(0, 2)}${String(place + 1001)}`;
  });
  return items;
}

export function csvOf(rows: readonly Record<string, string>[]): string {
  const header = Object.keys(rows[0] ?? {});
  const cell = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return [header, ...rows.map((row) => header.map((name) => row[name] ?? ''))]
    .map((row) => `${row.map(cell).join(',')}\n`)
    .join('');
}

export function isTold(item: Item, matter: string): boolean {
  return item.parts.some((part) => part.matter === matter);
}

/** Whether an item holds one of the words, as `README.md` beside the sets says. */
export function holds({ title, text }: Item, forms: readonly string[]): boolean {
  return new RegExp(
    String.raw`(?<![\p{Script=Latin}\d])(?:${forms.join('|')})(?![\p{Script=Latin}\d])`,
    'iu',
  ).test(`${title}\n${text}`);
}
