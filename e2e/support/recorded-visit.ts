import { randomBytes, randomUUID } from 'node:crypto';
import type { CallReply } from '@earshot/contracts/call';
import type { recordings, Site } from '@earshot/contracts/recordings';
import { aChunk, anOwnEvent, aSnapshot } from '../../apps/server/src/testing/chunks.ts';
import { ownAddress, type Api } from './api.ts';

/** Sends a visit of two pages to a new site, as its recorder would: three minutes, with a rage click and an error. */
export async function sendVisit(api: Api, token: string): Promise<string> {
  const { key } = await api.call<Site>('/api/recordings/create_site', { name: 'Shop' }, token);
  const visit = { recordingId: randomUUID(), tabId: randomBytes(8).toString('hex') };
  const start = Date.now() - 10 * 60_000;
  const at = (second: number) => start + second * 1000;
  const click = (second: number, label?: string) => ({
    type: 3,
    timestamp: at(second),
    data: { source: 2, type: 2, id: 4, x: 40, y: 20, label },
  });
  const page = (second: number, path: string) =>
    anOwnEvent(at(second), 'es:page', {
      url: `https://shop.test${path}`,
      title: path,
      referrer: '',
      isNavigationWithin: false,
    });
  const parts = [
    [
      page(0, '/'),
      anOwnEvent(at(0), 'es:browser', {
        userAgent: 'Test/1',
        language: 'en',
        width: 1200,
        height: 800,
        pixelRatio: 1,
      }),
      // A slow page is drawn a while after its recording begins.
      ...aSnapshot(at(0.4)),
      anOwnEvent(at(1), 'es:identify', {
        userId: 'u-7',
        name: 'Ada',
        account: 'Brightwell Heating',
        plan: 'Crew',
      }),
      anOwnEvent(at(1), 'es:metadata', { release: '4.2.1' }),
      click(2),
      anOwnEvent(at(3), 'es:console', { level: 'warn', text: 'The cart is slow' }),
    ],
    [
      click(40, 'Save note'),
      click(41, 'Save note'),
      anOwnEvent(at(42), 'es:rage-click', { id: 4, label: 'Save note', clicks: 5 }),
      click(43, 'Save note'),
    ],
    [
      ...aSnapshot(at(90), 'Your cart is empty'),
      page(90, '/cart'),
      click(91, 'Check out'),
      anOwnEvent(at(95), 'es:network', {
        url: 'https://shop.test/api/cart',
        kind: 'fetch',
        status: 500,
        startedAt: at(94),
        duration: 900,
        bytes: 10,
      }),
      anOwnEvent(at(96), 'es:error', { message: 'draft is undefined', stack: '', url: '', line: 1 }),
      click(180),
    ],
  ];
  for (const [seq, events] of parts.entries()) {
    const answer = await fetch(`${api.url}/r/chunk?key=${key}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': ownAddress() },
      body: new Uint8Array(aChunk(events, { ...visit, seq }).bytes),
    });
    if (!answer.ok) throw new Error(`The chunk was not taken: ${answer.status} ${await answer.text()}`);
  }
  return visit.recordingId;
}

/** A recording as it has been read so far. */
export function readVisit(
  api: Api,
  token: string,
  sessionId: string,
): Promise<CallReply<typeof recordings.get>> {
  return api.call('/api/recordings/get_recording', { session_id: sessionId }, token);
}
