import { z } from 'zod';
import { ingestLimits } from '../ingest-limits.ts';
import { limits } from '../limits.ts';

export const Instant = z.iso
  .datetime({ offset: false })
  .describe('An instant: ISO 8601 in UTC, such as `2026-11-19T07:52:00.000Z`');

export const Day = z.iso.date().describe('A calendar day, `YYYY-MM-DD`');

export const Uuid = z.uuid();

/** An integer id counted within a workspace, from 1. */
export const SmallId = z.int().min(1).max(2_147_483_647);

/** An integer id in a query string. */
export const SmallIdInQuery = z.coerce.number().pipe(SmallId);

/** An e-mail address; a string only, never a list; trimmed and lower-cased. */
export const Email = z.string().trim().toLowerCase().max(limits.emailMaxChars).pipe(z.email());

/** A name people see: trimmed, one line. */
export const Name = z
  .string()
  .trim()
  .min(1)
  .max(limits.nameMaxChars)
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused here
  .regex(/^[^\u0000-\u001f\u007f]*$/u, 'must be one line of text');

/** A secret from a link or a login: opaque to callers. */
export const Token = z.string().min(20).max(200);

/** A caller's own key for a request: sent again under it, the request is not done twice. */
export const IdempotencyKey = z
  .string()
  .max(ingestLimits.idempotencyKeyMaxChars)
  .regex(/^[\x21-\x7e]+$/);

export const Password = z
  .string()
  .min(limits.passwordMinChars, `must have at least ${limits.passwordMinChars} characters`)
  .max(limits.passwordMaxChars, `must have at most ${limits.passwordMaxChars} characters`);
