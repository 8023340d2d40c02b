import type { ItemFeatures } from '@earshot/analysis/features';
import type { Tx } from '../../platform/database/open.ts';
import type { JobDeps } from '../job-deps.ts';

/** An item that changed. */
export interface ChangedItem {
  id: number;
  /** The workspace's revision that changed it. */
  changedRev: number;
  title: string | null;
  text: string;
  language: string;
  features: ItemFeatures;
}

/** One thing that is found in items and kept beside them. */
export interface Step {
  /** Null when the workspace has nothing that would be looked for: then no item is loaded for it. */
  begin(deps: JobDeps, workspaceId: string): Promise<StepRun | null>;
}

export interface StepRun {
  /**
   * Finds and keeps it for these items, in the transaction of the batch. Runs twice for one item when a worker was
   * killed in between.
   *
   * @returns whether any item now belongs to other topics or themes than before
   */
  take(tx: Tx, items: readonly ChangedItem[]): Promise<boolean>;
}
