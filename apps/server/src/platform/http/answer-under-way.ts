import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The answer that is being made on a connection; null while none of its requests waits for one. */
export function answerUnderWay(connection: Duplex): ServerResponse | null {
  // Node keeps it here and looks at it itself before it answers a broken request; its types leave it out.
  return (connection as { _httpMessage?: ServerResponse | null })._httpMessage ?? null;
}
