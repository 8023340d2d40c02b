import type { ConnectionKind } from './connection-kind.ts';
import { github } from './github.ts';
import { intercom } from './intercom.ts';
import { zendesk } from './zendesk.ts';

/** Every system that can be connected, in the order in which the gallery shows them within their group. */
export const connectionKinds: readonly ConnectionKind[] = [zendesk, intercom, github];
