import { feedback } from '@earshot/contracts/feedback';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import { signUp } from '../../testing/people.ts';
import { problemIn, RawConnection } from '../../testing/malformed/raw-connection.ts';
import { countedAs } from './client-address.ts';

const max = 6;
const opened: RawConnection[] = [];
afterEach(() => opened.splice(0).forEach((one) => one.end()));

async function listening(environment: Record<string, string>): Promise<TestApp & { port: number }> {
  const earshot = await testApp({
    environment: { EARSHOT_CONNECTIONS_PER_ADDRESS: String(max), ...environment },
  });
  await earshot.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...earshot, port: (earshot.app.server.address() as AddressInfo).port };
}

function open(port: number): RawConnection {
  const connection = new RawConnection(port);
  opened.push(connection);
  return connection;
}

/** Asks for a page of health on the connection, which stays open. */
const ask = (connection: RawConnection, from = '') =>
  connection.say(`GET /healthz HTTP/1.1\r\nHost: earshot\r\n${from && `X-Forwarded-For: ${from}\r\n`}\r\n`);
const heard = (connection: RawConnection) => expect.poll(() => connection.heard);

/** A request that waits for an answer, since its body does not come. */
async function wait(port: number, token: string, from = ''): Promise<RawConnection> {
  const headers = [
    `POST ${feedback.getFeedback.path} HTTP/1.1`,
    'Host: earshot',
    `Authorization: ${token}`,
    'Content-Type: application/json',
    'Content-Length: 1000',
    'Expect: 100-continue',
    ...(from ? [`X-Forwarded-For: ${from}`] : []),
  ];
  const connection = open(port).say(`${headers.join('\r\n')}\r\n\r\n`);
  // By then the server has seen it.
  await heard(connection).toContain('\r\n\r\n');
  return connection;
}

describe('one address', () => {
  let earshot: Awaited<ReturnType<typeof listening>>;
  let token: string;
  beforeAll(async () => {
    earshot = await listening({});
    token = (await signUp(earshot)).auth.authorization;
  });
  afterAll(() => earshot.stop());

  test('[R18] that has as many connections as it may, all waiting for answers, is refused one more, with a problem', async () => {
    for (let nth = 0; nth < max; nth += 1) await wait(earshot.port, token);
    const answer = await open(earshot.port).closed;
    expect(problemIn(answer)).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(answer).toMatch(/^retry-after: \d+/im);
    opened.shift()?.end();
    const later = () => fetch(`http://127.0.0.1:${earshot.port}/healthz`).then(({ status }) => status);
    await expect.poll(() => later().catch(() => 'not heard')).toBe(200);
  });

  test('[R18] with connections that wait for nothing is served: the oldest of them makes room', async () => {
    const idle = [];
    for (let nth = 0; nth < max; nth += 1) {
      const connection = open(earshot.port);
      await heard(ask(connection)).toContain('"status":"ok"');
      idle.push(connection);
    }
    await heard(ask(open(earshot.port))).toContain('"status":"ok"');
    expect(await idle[0]?.closed).toContain('"status":"ok"');
    await heard(ask(idle[1] as RawConnection)).toMatch(/"status":"ok"[^]*"status":"ok"/);
  });
});

describe('behind a trusted proxy', () => {
  let earshot: Awaited<ReturnType<typeof listening>>;
  let token: string;
  beforeAll(async () => {
    earshot = await listening({ EARSHOT_TRUSTED_PROXIES: '127.0.0.1/32' });
    token = (await signUp(earshot)).auth.authorization;
  });
  afterAll(() => earshot.stop());

  test('[R18] requests under way are counted by who the proxy says asks, IPv6 by its /64, and the proxy has all the connections it wants', async () => {
    for (let nth = 0; nth < max; nth += 1) await wait(earshot.port, token, `2001:db8:1:2::${nth + 1}`);
    const more = open(earshot.port);
    await heard(ask(more, '2001:db8:1:2::99')).toContain(' 429 ');
    await heard(ask(open(earshot.port), '2001:db8:1:3::1')).toContain(' 200 ');
    opened.shift()?.end();
    await expect.poll(() => ask(more, '2001:db8:1:2::99').heard).toContain(' 200 ');
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, counted) => {
  expect(countedAs(address)).toBe(counted);
});
