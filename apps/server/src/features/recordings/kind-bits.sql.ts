import type { MomentKind } from '@earshot/replay-format/facts';
import { momentKinds } from '@earshot/replay-format/facts';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** The kinds of moments as `recording.kinds` holds them. */
export function bitsOf(kinds: readonly MomentKind[]): number {
  return kinds.reduce((bits, kind) => bits | (1 << momentKinds.indexOf(kind)), 0);
}

/** The same of the rows of `recording_moment m` that are taken together, as it stands in a statement. */
export const momentBits = `coalesce(bit_or(1 << (array_position('{${momentKinds.join(',')}}'::text[], m.kind) - 1)), 0)`;

export function bitsOfMoments(): RawBuilder<number> {
  return sql.raw<number>(momentBits);
}
