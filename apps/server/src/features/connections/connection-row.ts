import type {
  connectionProblemKinds,
  connectionRunStates,
  connectionStates,
} from '@earshot/contracts/connections';

export type ConnectionState = (typeof connectionStates)[number];
export type ConnectionProblemKind = (typeof connectionProblemKinds)[number];
export type RunState = (typeof connectionRunStates)[number];

/** Why something was refused, how often, and the external ids of a few. */
export interface RefusalReason {
  reason: string;
  count: number;
  examples: string[];
}

export interface ConnectionRow {
  id: string;
  kind: string;
  sourceId: number;
  account: string;
  settings: Record<string, string>;
  /** Sealed; empty once it is being removed. */
  secrets: Buffer;
  secretKeyId: string;
  state: ConnectionState;
  problem: string | null;
  problemKind: ConnectionProblemKind | null;
  cursor: string | null;
  backfilledAt: string | null;
  expectedItems: number | null;
  failures: number;
  nextSyncAt: string;
  workToken: string | null;
  lastSyncedAt: string | null;
  lastBroughtAt: string | null;
  createdBy: string;
  createdAt: string;
}

export type ConnectionChange = Partial<
  Omit<ConnectionRow, 'id' | 'kind' | 'sourceId' | 'createdBy' | 'createdAt'>
>;

export interface RunRow {
  id: string;
  connectionId: string;
  state: RunState;
  startedAt: string;
  endedAt: string | null;
  pages: number;
  created: number;
  updated: number;
  unchanged: number;
  removed: number;
  refused: number;
  reasons: RefusalReason[];
  isRestarted: boolean;
  error: string | null;
}

export type RunChange = Partial<Omit<RunRow, 'id' | 'connectionId' | 'startedAt'>>;
