import { sendPost, type Fate, type Post } from './posts.ts';

const waitingMax = 20;

export interface TextStore {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
}

/** Posts that could not be sent yet; they outlast the page where the browser keeps anything. */
export class WaitingPosts {
  readonly #site: { key: string; origin: string };
  readonly #store: TextStore | undefined;
  #held: Post[] = [];
  #isSending = false;

  constructor(site: { key: string; origin: string }, store: TextStore | undefined) {
    this.#site = site;
    this.#store = store;
  }

  /** @returns false when the browser keeps nothing: then the post is not held, and its text is left to its writer */
  add(post: Post): boolean {
    const before = this.#read();
    if (before.length < waitingMax && this.#write([...before, post])) return true;
    this.#held = before;
    return false;
  }

  /** Sends what waits, oldest first, until one has to wait on. */
  async send(
    send: (site: { key: string; origin: string }, post: Post) => Promise<Fate> = sendPost,
  ): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (const post of this.#read()) {
      const { is } = await send(this.#site, post);
      if (is === 'waits') break;
      this.#write(this.#read().filter(({ id }) => id !== post.id));
    }
    this.#isSending = false;
  }

  #name(): string {
    return `earshot-widget.${this.#site.key}`;
  }

  #read(): Post[] {
    try {
      const kept: unknown = JSON.parse(this.#store?.getItem(this.#name()) ?? 'null');
      if (Array.isArray(kept)) return kept as Post[];
    } catch {
      // What cannot be read is as if there were nothing.
    }
    return this.#held;
  }

  #write(posts: Post[]): boolean {
    this.#held = posts;
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
