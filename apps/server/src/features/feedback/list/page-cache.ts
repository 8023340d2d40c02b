import { KeptReply } from '../../../platform/http/kept-reply.ts';

interface Kept<Reply> {
  revision: number;
  reply: Promise<KeptReply<Reply>>;
  weight: number;
}

/** Keeps replies until their workspace changes; those used longest ago go first. */
export class PageCache<Reply> {
  readonly #kept = new Map<string, Kept<Reply>>();
  readonly #rules: { maxWeight: number; weigh: (reply: Reply) => number };
  #weight = 0;

  constructor(rules: { maxWeight: number; weigh: (reply: Reply) => number }) {
    this.#rules = rules;
  }

  /**
   * The reply for `key` at the revision or a later one; those who ask while it is made wait for the same.
   *
   * @param make is told whether an earlier one was kept
   */
  at(key: string, revision: number, make: (isKnown: boolean) => Promise<Reply>): Promise<KeptReply<Reply>> {
    const known = this.#kept.get(key);
    if (known) this.#drop(key, known);
    const kept =
      known && known.revision >= revision
        ? known
        : this.#make(key, revision, () => make(known !== undefined));
    this.#kept.set(key, kept);
    this.#weight += kept.weight;
    return kept.reply;
  }

  #make(key: string, revision: number, make: () => Promise<Reply>): Kept<Reply> {
    const kept: Kept<Reply> = {
      revision,
      weight: 0,
      reply: make().then(
        (reply) => {
          this.#weigh(key, kept, this.#rules.weigh(reply));
          return new KeptReply(reply);
        },
        (error: unknown) => {
          if (this.#kept.get(key) === kept) this.#drop(key, kept);
          throw error;
        },
      ),
    };
    return kept;
  }

  #weigh(key: string, kept: Kept<Reply>, weight: number): void {
    if (this.#kept.get(key) !== kept) return;
    kept.weight = weight;
    this.#weight += weight;
    for (const [oldest, one] of this.#kept) {
      if (this.#weight <= this.#rules.maxWeight) break;
      this.#drop(oldest, one);
    }
  }

  #drop(key: string, kept: Kept<Reply>): void {
    this.#kept.delete(key);
    this.#weight -= kept.weight;
  }
}
