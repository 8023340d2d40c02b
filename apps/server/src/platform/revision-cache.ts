/** The revisions that an answer of the database holds for. */
export interface AsOf {
  revision: number;
  /** The revision at which items were last changed or removed rather than added. */
  rewrittenRev: number;
}

/** A value, and the revision of its workspace that it holds for. */
export interface Kept<Value> {
  readonly revision: number;
  readonly value: Value;
}

interface Weighed<Value> extends Kept<Value> {
  weight: number;
}

interface Rules<Value> {
  /** What all values together may weigh. */
  maxWeight: number;
  /** A value that grows while it is kept is weighed again by {@link RevisionCache.reweigh}. */
  weigh: (value: Value) => number;
  /** Joins an answer with what was added since; without it, {@link RevisionCache.read} asks for all again. */
  add?: (old: Value, more: Value) => Value;
  /** Whether the value used last stays although it alone weighs too much: for values that are costly to make. */
  keepsLast?: boolean;
}

/** Keeps what was found of workspaces until they change. The values used longest ago go when `maxWeight` is passed. */
export class RevisionCache<Value> {
  /** The one used last is at the end. */
  readonly #kept = new Map<string, Weighed<Value>>();
  readonly #rules: Rules<Value>;
  #weight = 0;

  constructor(rules: Rules<Value>) {
    this.#rules = rules;
  }

  /**
   * The value for `key` at the revision or a later one: what is newer stays, should a request that began before come late.
   *
   * @param make is given what is kept of an earlier revision
   */
  at(key: string, revision: number, make: (older: Value | undefined) => Value): Value {
    const known = this.get(key);
    return known && known.revision >= revision ? known.value : this.keep(key, revision, make(known?.value));
  }

  /**
   * The answer for `key` at `now` or a little later. While items are only added, an older answer is brought up to date from
   * the additions alone.
   *
   * @param find asks the database, of all items or of those changed after a revision
   */
  async read(
    key: string,
    now: AsOf,
    find: (sinceRev: number | null) => Promise<AsOf & { value: Value }>,
  ): Promise<Value> {
    const known = this.get(key);
    if (known && known.revision >= now.revision) return known.value;
    const { add } = this.#rules;
    if (add && known && known.revision >= now.rewrittenRev) {
      const more = await find(known.revision);
      if (more.rewrittenRev <= known.revision) {
        return this.keep(key, more.revision, add(known.value, more.value));
      }
    }
    const { revision, value } = await find(null);
    return this.keep(key, revision, value);
  }

  /** What is kept for `key`, of whatever revision; it counts as used. */
  get(key: string): Kept<Value> | undefined {
    const known = this.#kept.get(key);
    if (known) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
    }
    return known;
  }

  /** Keeps the value in place of what was kept for `key`. */
  keep(key: string, revision: number, value: Value): Value {
    this.#drop(key);
    const kept = { revision, value, weight: this.#rules.weigh(value) };
    this.#kept.set(key, kept);
    this.#weight += kept.weight;
    this.#letGo();
    return value;
  }

  /** To be called when a value has grown. Nothing happens when another took its place, or none. */
  reweigh(key: string, value: Value): void {
    const known = this.#kept.get(key);
    if (known?.value !== value) return;
    const weight = this.#rules.weigh(value);
    this.#weight += weight - known.weight;
    known.weight = weight;
    this.#letGo();
  }

  /** Lets go of a value that turned out not to hold. Nothing happens when another took its place. */
  drop(key: string, value: Value): void {
    if (this.#kept.get(key)?.value === value) this.#drop(key);
  }

  #letGo(): void {
    for (const oldest of this.#kept.keys()) {
      if (this.#weight <= this.#rules.maxWeight) return;
      if (this.#rules.keepsLast && this.#kept.size === 1) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const known = this.#kept.get(key);
    if (!known) return;
    this.#kept.delete(key);
    this.#weight -= known.weight;
  }
}
