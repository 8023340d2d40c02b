import type { StandIn } from './stand-in.ts';
import { githubStandIn } from './stand-ins/github.ts';
import { intercomStandIn } from './stand-ins/intercom.ts';
import { zendeskStandIn } from './stand-ins/zendesk.ts';

/** One for each kind of connection. */
export const allStandIns: readonly StandIn[] = [zendeskStandIn, intercomStandIn, githubStandIn];
