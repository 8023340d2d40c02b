import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(
  new URL('../../../../../packages/replay-stage/dist/offline.html', import.meta.url),
);
const place = '<!--RECORDING-->';

/** The page of a saved recording, before and after the place where the recording stands in it. */
export interface OfflinePage {
  before: string;
  after: string;
}

/** null where it is not built, as in tests of the API. */
export function readOfflinePage(): OfflinePage | null {
  if (!existsSync(file)) return null;
  const [before, after] = readFileSync(file, 'utf8').split(place);
  if (before === undefined || after === undefined) throw new Error(`The offline page has no ${place}`);
  return { before, after };
}
