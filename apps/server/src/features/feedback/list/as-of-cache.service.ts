/** The revisions that an answer of the database holds for. */
export interface AsOf {
  revision: number;
  /** The revision at which items were last changed or removed rather than added. */
  rewrittenRev: number;
}

interface Kept<Value> {
  revision: number;
  value: Value;
}

/**
 * Keeps what was found of a workspace's items until they change. While items are only added, an older answer is brought
 * up to date from the additions alone. The least recently used answers go when `maxWeight` is passed.
 */
export class AsOfCache<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #rules: {
    maxWeight: number;
    weigh: (value: Value) => number;
    add: (old: Value, more: Value) => Value;
  };
  #weight = 0;

  constructor(rules: {
    maxWeight: number;
    weigh: (value: Value) => number;
    add: (old: Value, more: Value) => Value;
  }) {
    this.#rules = rules;
  }

  /**
   * The answer for `key` at `now` or a little later.
   *
   * @param find asks the database, of all items or of those changed after a revision
   */
  async read(
    key: string,
    now: AsOf,
    find: (sinceRev: number | null) => Promise<AsOf & { value: Value }>,
  ): Promise<Value> {
    const known = this.#kept.get(key);
    if (known && known.revision >= now.revision) return this.#keep(key, known);
    if (known && known.revision >= now.rewrittenRev) {
      const more = await find(known.revision);
      if (more.rewrittenRev <= known.revision) {
        return this.#keep(key, { revision: more.revision, value: this.#rules.add(known.value, more.value) });
      }
    }
    return this.#keep(key, await find(null));
  }

  #keep(key: string, { revision, value }: Kept<Value>): Value {
    this.#drop(key);
    this.#kept.set(key, { revision, value });
    this.#weight += this.#rules.weigh(value);
    for (const oldest of this.#kept.keys()) {
      if (this.#weight <= this.#rules.maxWeight) break;
      this.#drop(oldest);
    }
    return value;
  }

  #drop(key: string): void {
    const known = this.#kept.get(key);
    if (!known) return;
    this.#kept.delete(key);
    this.#weight -= this.#rules.weigh(known.value);
  }
}
