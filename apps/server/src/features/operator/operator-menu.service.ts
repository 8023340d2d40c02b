import type { Deps } from '../deps.ts';
import { countUnread } from '../contact/inbox.service.ts';

/** What stands beside the operator's entry of the menu. */
export async function operatorMenu({ database }: Deps): Promise<{ unread_messages: number }> {
  return { unread_messages: await countUnread(database.app) };
}
