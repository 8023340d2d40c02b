import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { StoredReading } from '../market/runs/stored-reading.service.ts';

/** The market of the invented company as `scripts/demo/read-market.ts` read it, on that day. */
export function sampleMarket(): StoredReading {
  const file = readFileSync(new URL('market.json.gz', import.meta.url));
  return JSON.parse(gunzipSync(file).toString()) as StoredReading;
}
