import type { Role } from '@earshot/contracts/call';

/** Who calls, and in which workspace. Everything behind it is bound to that workspace. */
export interface Caller {
  workspaceId: string;
  /** The person; for an API key whoever made it. */
  userId: string;
  role: Role;
  via: 'session' | 'api_key';
  /** What member limits count by. */
  countedAs: string;
  /** Hash of the session token, hex; empty for an API key. */
  sessionKey: string;
}
