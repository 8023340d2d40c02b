import { ageMaxMs, sendPost, type Fate, type Post } from './posts.ts';

const waitingMax = 20;

export interface TextStore {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
}

/** Posts that could not be sent yet; they outlast the page. */
export class WaitingPosts {
  readonly #site: { key: string; origin: string };
  readonly #store: TextStore | undefined;
  #isSending = false;

  constructor(site: { key: string; origin: string }, store: TextStore | undefined) {
    this.#site = site;
    this.#store = store;
  }

  /** @returns false when the browser keeps nothing: then the post is not held, and its text is left to its writer */
  add(post: Post): boolean {
    const before = this.#read();
    return before.length < waitingMax && this.#write([...before, post]);
  }

  /**
   * Sends what waits, oldest first. One that cannot be sent now does not hold up the others.
   *
   * @returns whether any waits on
   */
  async send(
    send: (site: { key: string; origin: string }, post: Post) => Promise<Fate> = sendPost,
  ): Promise<boolean> {
    if (this.#isSending) return true;
    this.#isSending = true;
    for (const post of this.#read()) if (await this.#isOver(post, send)) this.#forget(post);
    this.#isSending = false;
    return this.#read().length > 0;
  }

  /** Whether nothing of a post is left to do. */
  async #isOver(
    post: Post,
    send: (site: { key: string; origin: string }, post: Post) => Promise<Fate>,
  ): Promise<boolean> {
    const fate = await send(this.#site, post);
    if (fate.is !== 'refused') return fate.is === 'sent';
    if (fate.field !== 'email') return !fate.mayPass;
    // Nobody is there to mend the address: what was said counts more.
    const { email: _wrong, ...rest } = post;
    return (await send(this.#site, rest)).is === 'sent';
  }

  #forget({ id }: Post): void {
    this.#write(this.#read().filter((post) => post.id !== id));
  }

  #name(): string {
    return `earshot-widget.${this.#site.key}`;
  }

  #read(): Post[] {
    try {
      const kept: unknown = JSON.parse(this.#store?.getItem(this.#name()) ?? 'null');
      if (Array.isArray(kept))
        return (kept as Post[]).filter(({ written }) => Date.now() - written < ageMaxMs);
    } catch {
      // What cannot be read is as if there were nothing.
    }
    return [];
  }

  #write(posts: Post[]): boolean {
    if (!this.#store) return false;
    try {
      if (posts.length === 0) this.#store.removeItem(this.#name());
      else this.#store.setItem(this.#name(), JSON.stringify(posts));
      return true;
    } catch {
      return false;
    }
  }
}
