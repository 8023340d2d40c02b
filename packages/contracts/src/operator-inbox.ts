import { z } from 'zod';
import { defineCall } from './call.ts';
import { contactReasons } from './contact.ts';
import { limits } from './limits.ts';
import { Instant, Uuid } from './call/scalars.ts';

/** What became of a message. Spam and deleted ones are thrown away after 30 days, and can be taken back until then. */
export const messageStates = ['unread', 'read', 'answered', 'spam', 'deleted'] as const;
export type MessageState = (typeof messageStates)[number];

/** Which messages a list shows; `inbox` holds those that are neither spam nor deleted. */
export const messageFolders = ['inbox', 'unread', 'answered', 'spam', 'deleted'] as const;
export type MessageFolder = (typeof messageFolders)[number];

export const ContactMessage = z.object({
  message_id: Uuid,
  sent_at: Instant,
  reason: z.enum(contactReasons),
  /** As it was written; it is a stranger's, so nothing in it is to be trusted. */
  details: z.string(),
  email: z.string(),
  /** Whether it was written by somebody who was signed in. */
  is_member: z.boolean(),
  state: z.enum(messageStates),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

const byOperator = { auth: 'operator', rateLimit: 'interactive', status: 200 } as const;

/** What people wrote to whoever runs this server. */
export const operatorInbox = {
  listMessages: defineCall({
    ...byOperator,
    method: 'GET',
    path: '/api/operator/list_messages',
    summary: 'Contact form messages, newest first',
    query: z.object({
      folder: z.enum(messageFolders).default('inbox'),
      /** Holds this in the address or the text, letter case aside. */
      search: z.string().trim().max(limits.searchMaxChars).optional(),
      /** The `next_after` of the page before. */
      after: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
    }),
    reply: z.object({
      /** Their texts are cut at 300 characters. */
      messages: z.array(ContactMessage),
      /** How many each folder holds, whatever was searched for. */
      counts: z.record(z.enum(messageFolders), z.int()),
      next_after: z.string().nullable(),
    }),
  }),
  getMessage: defineCall({
    ...byOperator,
    method: 'GET',
    path: '/api/operator/get_message',
    summary: 'One contact form message in full',
    query: z.object({ message_id: Uuid }),
    reply: ContactMessage,
  }),
  setMessageState: defineCall({
    ...byOperator,
    method: 'POST',
    path: '/api/operator/set_message_state',
    summary: 'Set the state of a message: read, answered, spam, deleted or unread',
    body: z.object({ message_id: Uuid, state: z.enum(messageStates) }),
    reply: z.object({
      /** What it was before, to take it back. */
      before: z.enum(messageStates),
    }),
  }),
};
