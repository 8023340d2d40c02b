import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../app.ts';
import { testApp } from '../app.ts';
import { fuzzCalls } from './fuzz-calls.ts';
import { makeOperator, signUp } from '../people.ts';

/** Tests that `count` malformed requests are refused. The same seed sends the same ones. */
export function refusesMalformed(count: number, seed = 20_261_121): void {
  let earshot: TestApp;
  beforeAll(async () => {
    earshot = await testApp();
  });
  afterAll(() => earshot.stop());

  test(
    `[CALL-8] ${count} malformed requests over all calls get a clear refusal: no 5xx, no hang, nothing shown`,
    { timeout: 60_000 + count * 60 },
    async () => {
      let person = await signUp(earshot);
      // Others get 404 of what operators call, before anything is read.
      await makeOperator(earshot, person);
      let sent = 0;
      const report = await fuzzCalls(earshot.app, {
        count,
        seed,
        auth: () => person.auth.authorization,
        tick: () => {
          sent++;
          earshot.clock.advance({ seconds: 30 });
        },
      });
      person = await signUp(earshot);
      expect(report.faults).toEqual([]);
      expect(sent).toBe(count);
      // Most answers come from the calls themselves, not from a limit that stands before them.
      expect(report.byStatus['429'] ?? 0).toBeLessThan(count / 4);
      expect(report.byStatus['400'] ?? 0).toBeGreaterThan(count / 4);
      const after = await earshot.app.inject({ url: '/api/workspaces/get_workspace', headers: person.auth });
      expect(after.statusCode).toBe(200);
    },
  );
}
