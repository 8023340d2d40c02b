import { expect, test } from 'vitest';
import type { Fate, Post } from './posts.ts';
import { WaitingPosts, type TextStore } from './waiting-posts.ts';

const site = { key: 'k'.repeat(20), origin: 'https://earshot.test' };
const aPost = (id: string): Post => ({
  ...{ id, text: 'Slow', page: 'https://shop.test/', open_ms: 5000, website: '', written: Date.now() },
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
    return is === 'refused' ? { is, field: undefined, mayPass: false } : { is };
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
  const { sent, send } = answering('waits', 'waits', 'refused', 'sent');
  expect(await posts.send(send)).toBe(true);
  expect(sent).toEqual(['a', 'b']);
  expect(await posts.send(send)).toBe(false);
  expect(sent).toEqual(['a', 'b', 'a', 'b']);
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

test('one that cannot be sent does not hold up the others', async () => {
  const posts = new WaitingPosts(site, aStore());
  for (const id of ['a', 'b', 'c']) posts.add(aPost(id));
  const { sent, send } = answering('waits', 'sent', 'sent');
  expect(await posts.send(send)).toBe(true);
  await posts.send(send);
  expect(sent).toEqual(['a', 'b', 'c', 'a']);
});

test('what is refused for now is kept, and sent once the widget is on again', async () => {
  const posts = new WaitingPosts(site, aStore());
  posts.add(aPost('a'));
  expect(await posts.send(async () => ({ is: 'refused', field: undefined, mayPass: true }))).toBe(true);
  const { sent, send } = answering();
  expect(await posts.send(send)).toBe(false);
  expect(sent).toEqual(['a']);
});

test('an address that the server does not take is left out', async () => {
  const posts = new WaitingPosts(site, aStore());
  posts.add({ ...aPost('a'), email: 'ada@nowhere' });
  const emails: (string | undefined)[] = [];
  const isOver = !(await posts.send(async (_site, { email }) => {
    emails.push(email);
    return email === undefined ? { is: 'sent' } : { is: 'refused', field: 'email', mayPass: false };
  }));
  expect([isOver, emails]).toEqual([true, ['ada@nowhere', undefined]]);
});

test('what waited for more than thirty days is let go', async () => {
  const posts = new WaitingPosts(site, aStore());
  posts.add({ ...aPost('a'), written: Date.now() - 31 * 86_400_000 });
  const { sent, send } = answering();
  expect(await posts.send(send)).toBe(false);
  expect(sent).toEqual([]);
});
