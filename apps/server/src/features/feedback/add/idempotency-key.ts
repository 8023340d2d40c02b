import { ingestLimits } from '@earshot/contracts/ingest-limits';
import { IdempotencyKey } from '@earshot/contracts/call/scalars';
import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '../../../platform/http/problem.ts';

/**
 * The caller's key for this request, under which its answer is kept; null when there is none.
 *
 * @throws Problem `bad_request` when it is no line of 1 to 200 visible ASCII characters
 */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  const parsed = IdempotencyKey.safeParse(key);
  if (!parsed.success) {
    const detail = `takes one value of 1 to ${ingestLimits.idempotencyKeyMaxChars} visible ASCII characters`;
    throw new Problem('bad_request', {
      detail: `Idempotency-Key ${detail}.`,
      errors: [{ pointer: '#/headers/idempotency-key', detail }],
    });
  }
  return parsed.data;
}
