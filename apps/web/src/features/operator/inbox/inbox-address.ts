import { messageFolders, type MessageFolder } from '@earshot/contracts/operator-inbox';
import { paths } from '../../../lib/paths.ts';

/** What the inbox shows, as its address says it. */
export interface InboxAddress {
  folder: MessageFolder;
  /** Empty when nothing is searched for. */
  sought: string;
  /** The message that is open; null when none is. */
  messageId: string | null;
}

export function readInboxAddress(search: URLSearchParams): InboxAddress {
  const folder = messageFolders.find((one) => one === search.get('folder')) ?? 'inbox';
  return { folder, sought: search.get('q')?.trim() ?? '', messageId: search.get('message') };
}

/** The address of a view of the inbox; what is usual is left out. */
export function inboxPath({ folder, sought, messageId }: InboxAddress): string {
  const search = new URLSearchParams({
    ...(folder !== 'inbox' && { folder }),
    ...(sought && { q: sought }),
    ...(messageId !== null && { message: messageId }),
  });
  return search.size > 0 ? `${paths.operatorInbox}?${search}` : paths.operatorInbox;
}
