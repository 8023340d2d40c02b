import type { Tx } from '../../../platform/database/open.ts';
import { runUnderWay } from '../../personal-data/masking-runs.service.ts';

/** Another worker took the run up, or it was changed: what this one has in hand is not to be stored. */
export class Overtaken extends Error {}

/** Personal data is being masked in what is stored: until that is done, nothing else writes texts into items. */
export class MaskingUnderWay extends Error {}

/** Items were changed between being read and being written: the batch is read again. */
export class ItemsChanged extends Error {}

/** The run was begun again and again and never got on. */
export class Stuck extends Error {}

/**
 * To be called once the workspace's row is held.
 *
 * @throws MaskingUnderWay
 */
export async function assertNoMasking(tx: Tx, workspaceId: string): Promise<void> {
  if (await runUnderWay(tx, workspaceId)) throw new MaskingUnderWay();
}
