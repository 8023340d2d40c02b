import { z } from 'zod';
import { defineJob } from './job.ts';

const email = z.string();

/** Which mail is to be written; the letter and its secret are made when it is sent. */
const MailOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sign_up'), email, signUpId: z.uuid() }),
  z.object({ kind: z.literal('verify_again'), email }),
  z.object({ kind: z.literal('reset_password'), email, redirect: z.string().nullable() }),
  z.object({ kind: z.literal('password_changed'), email }),
  z.object({ kind: z.literal('invitation'), workspaceId: z.uuid(), invitationId: z.uuid() }),
  z.object({
    kind: z.literal('alert'),
    workspaceId: z.uuid(),
    userId: z.uuid(),
    changeIds: z.array(z.int()),
  }),
  /** Of the seven days until one. */
  z.object({ kind: z.literal('digest'), workspaceId: z.uuid(), userId: z.uuid(), until: z.string() }),
]);
export type MailOrder = z.infer<typeof MailOrder>;

/** Writes a mail and sends it. A mail server may be down for hours: the last attempt comes some 6 hours after the first. */
export const sendMail = defineJob({
  name: 'mail.send',
  payload: MailOrder,
  attempts: 15,
  retryAfterSeconds: 10,
  timeoutSeconds: 90,
  concurrency: 2,
});
