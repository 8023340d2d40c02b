import { connectionKinds } from '@earshot/connectors/feedback/all-kinds';
import { httpSource } from '@earshot/connectors/feedback/http-source';
import type { ConnectionKind } from '@earshot/connectors/feedback/connection-kind';
import type { Resolve } from './pinned-target.ts';
import { systemResolve } from './pinned-target.ts';
import { sleep } from './polite-web.ts';

/** The systems that can be connected, and the way to them. Tests stand in for what is out there. */
export interface Outside {
  kinds: readonly ConnectionKind[];
  resolve: Resolve;
  /** Where an address is asked for: itself, but in tests. */
  whereIs: (url: string) => string;
  /** Waits between two requests; ends early when the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

export const outside: Outside = {
  kinds: [...connectionKinds, httpSource],
  resolve: systemResolve,
  whereIs: (url) => url,
  wait: sleep,
};
