import type { unseenReasons } from '@earshot/contracts/feedback-moments';
import type { SeededSession } from './seeded-sessions.ts';

/** An item of feedback with the session it came from; or, for a decoy, with the reason why none is right. */
export interface SaidPair {
  author: { name?: string; email?: string; external_id?: string } | null;
  /** Milliseconds since 1970; null when it was said at no known time. */
  saidAt: number | null;
  fields: Record<string, string>;
  link: string | null;
  from: string | null;
  reason: (typeof unseenReasons)[number] | null;
}

const minute = 60_000;
const hour = 60 * minute;
const dayMs = 24 * hour;

export interface SaidCorpus {
  sessions: SeededSession[];
  pairs: SaidPair[];
}

/**
 * 100 items beside the sessions of 60 people: 70 that came from one, 30 that look as if they had. All within the last
 * twenty days before an instant.
 */
export function saidCorpus(now: number): SaidCorpus {
  const sessions: SeededSession[] = [];
  const pairs: SaidPair[] = [];
  const noon = now - (now % dayMs) - 2 * dayMs + 12 * hour;
  const base = (n: number) => noon - (n % 15) * dayMs + (n % 7) * 37 * minute + 1234;
  const visit = (n: number, startedAt: number, seconds: number, known = true) => {
    const session = visitOf(sessions.length, n, startedAt, seconds, known);
    sessions.push(session);
    return session;
  };
  const say = (pair: Partial<SaidPair> & Pick<SaidPair, 'from' | 'reason'>) =>
    pairs.push({ author: null, saidAt: null, fields: {}, link: null, ...pair });
  const by = (n: number): SaidPair['author'] =>
    n % 2 === 0 ? { name: nameOf(n), email: mailOf(n).toUpperCase() } : { external_id: idOf(n) };

  for (let n = 0; n < 40; n += 1) {
    const { id, startedAt, seconds } = visit(n, base(n), 300 + n * 20);
    // The same person was there the day before, too.
    if (n % 3 === 0) visit(n, base(n) - 26 * hour, 200);
    say({ author: by(n), saidAt: startedAt + seconds * 1000 * ((n % 9) + 1) * 0.1, from: id, reason: null });
  }
  for (let n = 40; n < 55; n += 1) {
    const { id, startedAt, seconds } = visit(n, base(n), 240);
    say({
      author: by(n),
      saidAt: startedAt + seconds * 1000 + (n - 39) * 1.8 * minute,
      from: id,
      reason: null,
    });
  }
  for (let n = 55; n < 65; n += 1) {
    const { id, startedAt } = visit(n, base(n), 240, n % 2 === 0);
    const saidAt = startedAt + 3 * hour;
    if (n % 2 === 0) say({ fields: { session_id: id }, saidAt, from: id, reason: null });
    else
      say({
        link: `https://earshot.test/session_replay/replay_session?session_id=${id}&t=61000`,
        saidAt,
        from: id,
        reason: null,
      });
  }
  for (let n = 65; n < 70; n += 1) {
    const { id, startedAt } = visit(n, base(n), 240);
    say({ author: by(n), saidAt: startedAt + 5 * hour, from: id, reason: null });
  }
  decoys({ visit, say, by, base, now });
  return { sessions, pairs };
}

interface Making {
  visit: (n: number, startedAt: number, seconds: number, known?: boolean) => SeededSession;
  say: (pair: Partial<SaidPair> & Pick<SaidPair, 'from' | 'reason'>) => void;
  by: (n: number) => SaidPair['author'];
  base: (n: number) => number;
  now: number;
}

function decoys({ visit, say, by, base, now }: Making): void {
  // Nobody, or a name alone, at the time of somebody's visit.
  for (let n = 0; n < 8; n += 1) {
    const author = n % 2 === 0 ? null : { name: nameOf(n) };
    say({ author, saidAt: base(n) + minute, from: null, reason: 'no_person' });
  }
  // Somebody who was never recorded, while others were.
  for (let n = 100; n < 106; n += 1) {
    say({ author: by(n), saidAt: base(n - 100) + minute, from: null, reason: 'never_recorded' });
  }
  // A person whose visits were on other days, or after it was said.
  for (let n = 106; n < 112; n += 1) {
    const { startedAt } = visit(n, base(n), 300);
    const saidAt = n % 2 === 0 ? startedAt + 40 * hour : startedAt - 10 * minute;
    say({ author: by(n), saidAt, from: null, reason: 'not_recorded_then' });
  }
  // Two browsers at once.
  for (let n = 112; n < 115; n += 1) {
    visit(n, base(n), 600);
    visit(n, base(n) + minute, 600);
    say({ author: by(n), saidAt: base(n) + 3 * minute, from: null, reason: 'several_fit' });
  }
  for (let n = 115; n < 117; n += 1) {
    visit(n, base(n), 300);
    say({ author: by(n), from: null, reason: 'no_time' });
  }
  // Imported with a day alone, on which there was a visit before midnight and one after.
  for (let n = 117; n < 119; n += 1) {
    const midnight = base(n) - (base(n) % dayMs);
    visit(n, midnight - 20 * minute, 600);
    say({ author: by(n), saidAt: midnight, from: null, reason: 'only_a_day' });
  }
  for (let n = 119; n < 121; n += 1) {
    visit(n, base(n), 300);
    const fields = { session_id: `0198a000-0000-7000-8000-000000000${n}` };
    say({ author: by(n), saidAt: base(n) + minute, fields, from: null, reason: 'recording_gone' });
  }
  say({ author: by(0), saidAt: now - 200 * dayMs, from: null, reason: 'expired' });
}

const nameOf = (n: number) => `Person ${n}`;
const mailOf = (n: number) => `person${n}@customer.test`;
const idOf = (n: number) => `person-${n}`;

function visitOf(
  place: number,
  n: number,
  startedAt: number,
  seconds: number,
  isKnown: boolean,
): SeededSession {
  const person = {
    ...{ userId: idOf(n), name: nameOf(n), email: mailOf(n), account: 'Acme', plan: 'Crew' },
  };
  const page = { url: 'https://shop.test/cart', title: '', referrer: '', isNavigationWithin: false };
  return {
    id: `0198b000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    site: 'Shop',
    startedAt,
    seconds,
    person: isKnown ? person : null,
    metadata: { release: '4.2.1', seats: 1 },
    events: [
      { at: 0, tag: 'es:page', payload: page },
      { at: 60_000, tag: 'es:rage-click', payload: { id: 4, label: 'Pay now', clicks: 4 } },
      { at: seconds * 1000, tag: 'es:visibility', payload: { isVisible: false } },
    ],
  };
}
