import type { workspaces } from '@earshot/contracts/workspaces';
import type { CallReply } from '@earshot/contracts/call';

/** A mailed invitation that can still be used, with its secret. */
export type OpenInvitation = CallReply<typeof workspaces.getInvitation> & { token: string };
