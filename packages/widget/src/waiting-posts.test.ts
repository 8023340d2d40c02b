import { expect, test } from 'vitest';
import type { Fate, Post } from './posts.ts';
import { WaitingPosts, type TextStore } from './waiting-posts.ts';

const site = { key: 'k'.repeat(20), origin: 'https://earshot.test' };
const aPost = (id: string): Post => ({
  ...{ id, text: 'Slow', page: 'https://shop.test/', open_ms: 5000, website: '', written: 0 },
});

function aStore(isFull = false): TextStore & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (isFull) throw new Error('The quota has been exceeded.');
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
  };
}

/** Answers in turn, and notes what was sent. */
function answering(...fates: Fate['is'][]) {
  const sent: string[] = [];
  const send = async (_site: unknown, { id }: Post): Promise<Fate> => {
    sent.push(id);
    const is = fates.shift() ?? 'sent';
    return is === 'refused' ? { is, field: undefined } : { is };
  };
  return { sent, send };
}

test('what waits outlasts the page, and is sent once, oldest first', async () => {
  const store = aStore();
  const before = new WaitingPosts(site, store);
  expect([before.add(aPost('a')), before.add(aPost('b'))]).toEqual([true, true]);
  const after = new WaitingPosts(site, store);
  const { sent, send } = answering();
  await Promise.all([after.send(send), after.send(send)]);
  await after.send(send);
  expect(sent).toEqual(['a', 'b']);
  expect(store.texts.size).toBe(0);
});

test('while the server is away everything waits on, and what it refuses is let go', async () => {
  const posts = new WaitingPosts(site, aStore());
  posts.add(aPost('a'));
  posts.add(aPost('b'));
  const { sent, send } = answering('waits', 'refused', 'sent');
  await posts.send(send);
  expect(sent).toEqual(['a']);
  await posts.send(send);
  expect(sent).toEqual(['a', 'a', 'b']);
});

test('where the browser keeps nothing, the writer keeps the text', async () => {
  for (const store of [undefined, aStore(true)]) {
    const posts = new WaitingPosts(site, store);
    expect(posts.add(aPost('a'))).toBe(false);
    const { sent, send } = answering();
    await posts.send(send);
    expect(sent).toEqual([]);
  }
});

test('what stands in the storage and cannot be read does no harm', async () => {
  const store = aStore();
  store.setItem(`earshot-widget.${site.key}`, '{"half');
  const posts = new WaitingPosts(site, store);
  expect(posts.add(aPost('a'))).toBe(true);
});
