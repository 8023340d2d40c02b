import { dayMs, hourMs } from '@earshot/contracts/durations';
import type { OwnTag } from '@earshot/replay-format/own-events';

/** What a session told, as the recorder would: times in milliseconds after its beginning. */
export interface SeededEvent {
  at: number;
  tag: OwnTag;
  payload: Record<string, unknown>;
}

export interface SeededPerson {
  userId: string;
  name: string;
  email: string;
  account: string;
  plan: string;
}

export interface SeededSession {
  id: string;
  site: 'Shop' | 'Docs';
  /** Milliseconds since 1970. */
  startedAt: number;
  seconds: number;
  person: SeededPerson | null;
  metadata: { release: string; seats: number };
  events: SeededEvent[];
}

const sessionCount = 200;

const accounts = [
  { account: 'Northwind', plan: 'Enterprise' },
  { account: 'Brightwell Heating', plan: 'Crew' },
  { account: 'Acme', plan: 'Enterprise' },
  { account: 'Juniper & Co', plan: 'Free' },
  { account: 'Bolt', plan: 'Crew' },
] as const;
const names = [
  'Ana Ruiz',
  'Ben Okafor',
  'Chloe Martin',
  'Dev Patel',
  'Ewa Nowak',
  'Farid Aziz',
  'Grace Kim',
  'Hugo Lind',
  'Ines Costa',
  'Jack Moore',
  'Kaya Demir',
  'Liam Byrne',
];
const people = names.map((name, index): SeededPerson => {
  const [first = ''] = name.toLowerCase().split(' ');
  const at = accounts[index % accounts.length] ?? accounts[0];
  return { userId: `u-${index + 1}`, name, email: `${first}@customer.test`, ...at };
});

const shopPages = ['/', '/pricing', '/cart', '/checkout', '/signup', '/help', '/settings'];
const docsPages = ['/guide', '/guide/install', '/search'];
const errors = [
  'Cannot read properties of undefined (reading total)',
  'The card was declined',
  'Failed to fetch',
  'items is not iterable',
];
const buttons = ['Pay now', 'Apply coupon', 'Save', 'Next'];
const requests = ['/api/pay', '/api/cart', '/api/profile', '/api/search'];
const releases = ['4.1.0', '4.2.0', '4.2.1'];

/**
 * 200 sessions of the four weeks before an instant, the same each time but for their dates.
 *
 * @param now milliseconds since 1970
 */
export function seededSessions(now: number): SeededSession[] {
  const draw = drawing(20_261_121);
  return Array.from({ length: sessionCount }, (_, index) => {
    const back = index === 0 ? 1 : Math.floor(draw() * 28);
    const today = now - (now % dayMs);
    // Today's sessions began before noon, the others at any time between 6:00 and 22:00.
    const startedAt = today - back * dayMs + Math.floor((6 + draw() * (back === 0 ? 4 : 16)) * hourMs);
    return session(index, startedAt, draw);
  });
}

function session(index: number, startedAt: number, draw: () => number): SeededSession {
  const site = index > 0 && draw() < 0.2 ? 'Docs' : 'Shop';
  const host = site === 'Shop' ? 'https://shop.test' : 'https://docs.test';
  const pages = site === 'Shop' ? shopPages : docsPages;
  const events: SeededEvent[] = [];
  const add = (at: number, tag: OwnTag, payload: Record<string, unknown>) =>
    events.push({ at, tag, payload });
  const visits = 1 + Math.floor(draw() * 5);
  let at = 0;
  for (let visit = 0; visit < visits; visit += 1) {
    const page = pick(pages, draw);
    add(at, 'es:page', { url: host + page, title: '', referrer: '', isNavigationWithin: visit > 0 });
    const end = at + 5000 + Math.floor(draw() ** 3 * 300_000);
    happenings(at, end, page, draw, add);
    at = end;
  }
  add(at, 'es:visibility', { isVisible: false });
  const person = index === 0 ? people[0] : draw() < 0.7 ? pick(people, draw) : undefined;
  return {
    id: uuid(draw),
    site,
    startedAt,
    seconds: at / 1000,
    person: person ?? null,
    metadata: { release: pick(releases, draw), seats: 1 + Math.floor(draw() * 40) },
    events: events.sort((a, b) => a.at - b.at),
  };
}

type Add = (at: number, tag: OwnTag, payload: Record<string, unknown>) => void;

/** What goes wrong and right between two moments; most of it on the way to paying. */
function happenings(from: number, to: number, page: string, draw: () => number, add: Add): void {
  const isRisky = page === '/cart' || page === '/checkout';
  const chance = (share: number) => draw() < (isRisky ? share * 2 : share);
  const when = () => from + 500 + Math.floor(draw() * (to - from - 1000));
  if (chance(0.12)) add(when(), 'es:error', { message: pick(errors, draw), stack: '', url: '', line: 0 });
  if (chance(0.05)) add(when(), 'es:console', { level: 'error', text: 'Request was not sent' });
  if (chance(0.1)) {
    add(when(), 'es:rage-click', { id: 4, label: pick(buttons, draw), clicks: 3 + Math.floor(draw() * 6) });
  }
  if (chance(0.09)) add(when(), 'es:dead-click', { id: 4, label: pick(buttons, draw) });
  if (chance(0.1)) add(when(), 'es:network', request(pick([500, 502, 404], draw), 80, draw));
  if (chance(0.08)) add(when(), 'es:network', request(200, 3000 + Math.floor(draw() * 9000), draw));
  if (page === '/cart' && draw() < 0.5) add(when(), 'es:custom', { name: 'coupon_applied', properties: {} });
  if (page === '/checkout' && draw() < 0.5) {
    add(when(), 'es:custom', { name: 'checkout_completed', properties: {} });
  }
}

function request(status: number, duration: number, draw: () => number): Record<string, unknown> {
  const url = `https://shop.test${pick(requests, draw)}`;
  return { url, kind: 'fetch', status, startedAt: 0, duration, bytes: 0 };
}

function pick<T>(list: readonly T[], draw: () => number): T {
  const one = list[Math.floor(draw() * list.length)];
  if (one === undefined) throw new RangeError('Nothing to pick from');
  return one;
}

function uuid(draw: () => number): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(draw() * 16).toString(16)).join('');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
}

/** Numbers from 0 to 1 that look random and are the same for a seed. Source: mulberry32, Tommy Ettinger, public domain. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
