import { recordings } from '@earshot/contracts/recordings';
import type { TestApp } from './app.ts';
import { newAddress } from './people.ts';

/** Sends a chunk to a site as its recorder does, from an address of its own. */
export function offerChunk({ app }: Pick<TestApp, 'app'>, key: string, bytes: Buffer) {
  return app.inject({
    method: 'POST',
    url: `${recordings.sendChunk.path}?key=${key}`,
    headers: { 'content-type': 'text/plain' },
    remoteAddress: newAddress(),
    payload: bytes,
  });
}
