import { feedback } from '@earshot/contracts/feedback';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from './testing/app.ts';
import { testApp } from './testing/app.ts';
import { signUp } from './testing/people.ts';
import { problemIn, RawConnection } from './testing/malformed/raw-connection.ts';

let earshot: TestApp;
let port: number;
beforeAll(async () => {
  earshot = await testApp();
  await earshot.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = earshot.app.server.address() as AddressInfo);
});
afterAll(() => earshot.stop());

const post = (path: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: earshot\r\nContent-Length: 90000\r\n${more}\r\n`;
const asJson = 'Content-Type: application/json\r\n';

test('[R18] 500 clients that send a byte a second are closed within 15 seconds, and others served meanwhile', async () => {
  const person = await signUp(earshot);
  const authorization = `Authorization: ${person.auth.authorization}\r\n`;
  const upload = `${authorization}Content-Type: multipart/form-data; boundary=x\r\n`;
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
  const began = performance.now();
  const times = <One>(count: number, make: () => One) => Array.from({ length: count }, make);
  const slow = {
    heads: times(200, () => new RawConnection(port).say('GET / HTTP/1.1\r\nX: ').drip(1000)),
    silent: times(50, () => new RawConnection(port)),
    bodies: times(200, () =>
      new RawConnection(port).say(`${post(feedback.getFeedback.path, asJson + authorization)}{"`).drip(1000),
    ),
    uploads: times(25, () =>
      new RawConnection(port).say(post('/api/imports/upload', upload) + part).drip(1000),
    ),
    refused: times(15, () => new RawConnection(port).say(post(feedback.getFeedback.path, asJson)).drip(1000)),
    unknown: times(10, () => new RawConnection(port).say(post('/nowhere', asJson)).drip(1000)),
  };
  const all = Object.values(slow).flat();
  let open = all.length;
  for (const one of all) void one.closed.then(() => (open -= 1));
  await wait(2000);
  const served: number[] = [];
  while (open > 0 && performance.now() - began < 20_000) {
    const asked = performance.now();
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    served.push(performance.now() - asked);
    await wait(100);
  }
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(Math.max(...served)).toBeLessThan(2000);
  const codes = async (of: RawConnection[]) =>
    new Set(await Promise.all(of.map(async ({ closed }) => problemIn(await closed).code)));
  expect(await codes([...slow.heads, ...slow.silent, ...slow.bodies, ...slow.uploads])).toEqual(
    new Set(['request_timeout']),
  );
  expect(await codes(slow.refused)).toEqual(new Set(['not_signed_in']));
});
