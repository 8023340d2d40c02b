import type { ConnectionKind } from './connection-kind.ts';

/** Every system that can be connected, in the order in which the gallery shows them within their group. */
export const connectionKinds: readonly ConnectionKind[] = [];
