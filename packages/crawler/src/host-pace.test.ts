import { expect, test } from 'vitest';
import { HostPace, NoTurn } from './host-pace.ts';
import { VirtualClock } from './testing/virtual-clock.ts';

const later = (clock: VirtualClock, signal = new AbortController().signal) => ({
  gapMs: 1000,
  until: clock.now() + 60_000,
  signal,
});

test('turns of one host come one after the other with a gap between, those of others at once', async () => {
  const clock = new VirtualClock();
  const pace = new HostPace(clock);
  const start = clock.now();
  const log: [string, number, number][] = [];
  const turn = later(clock);
  const work = (host: string) =>
    pace.take(host, turn, async () => {
      const began = clock.now() - start;
      await clock.sleep(500, turn.signal);
      log.push([host, began, clock.now() - start]);
    });
  await Promise.all([work('a'), work('a'), work('b'), work('a')]);
  expect(log.filter(([host]) => host === 'a').map(([, began, ended]) => [began, ended])).toEqual([
    [0, 500],
    [1500, 2000],
    [3000, 3500],
  ]);
  expect(log.find(([host]) => host === 'b')).toEqual(['b', 0, 500]);
});

test('whoever cannot wait leaves the line, and those behind still keep the pace', async () => {
  const clock = new VirtualClock();
  const pace = new HostPace(clock);
  const start = clock.now();
  const stop = new AbortController();
  const slow = pace.take('a', later(clock), () => clock.sleep(5000, new AbortController().signal));
  const hasty = pace.take('a', { ...later(clock), until: start + 2000 }, async () => 'asked');
  const stopped = pace.take('a', later(clock, stop.signal), async () => 'asked');
  const patient = pace.take('a', later(clock), async () => clock.now() - start);
  stop.abort();
  await expect(stopped).rejects.toBeInstanceOf(NoTurn);
  await expect(hasty).rejects.toBeInstanceOf(NoTurn);
  expect(clock.now() - start).toBe(2000);
  await slow;
  expect(await patient).toBe(6000);
});

test('a turn whose work fails is over, and its gap is kept', async () => {
  const clock = new VirtualClock();
  const pace = new HostPace(clock);
  const start = clock.now();
  const turn = later(clock);
  await expect(pace.take('a', turn, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await pace.take('a', turn, async () => clock.now() - start)).toBe(1000);
});
