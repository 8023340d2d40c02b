import { z } from 'zod';
import { defineJob } from './job.ts';

const email = z.string();

/** Which mail is to be written; the email and its secret are made when it is sent. */
const MailOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sign_up'), email, signUpId: z.uuid() }),
  z.object({ kind: z.literal('verify_again'), email }),
  z.object({
    kind: z.literal('reset_password'),
    email,
    redirect: z.string().nullable(),
    /** The network address that asked; null for mail of our own, which no budget limits. */
    requester: z.string().nullable().default(null),
  }),
  z.object({ kind: z.literal('password_changed'), email }),
  z.object({
    kind: z.literal('two_factor'),
    email,
    what: z.enum(['on', 'off', 'new_codes', 'recovery_code_used']),
    /** Recovery codes that are left, where one was used. */
    codesLeft: z.int().optional(),
  }),
  z.object({ kind: z.literal('token_reused'), email }),
  /** To the new address, and to the old one. */
  z.object({ kind: z.literal('email_change'), changeId: z.uuid() }),
  z.object({ kind: z.literal('email_change_notice'), changeId: z.uuid() }),
  z.object({ kind: z.literal('invitation'), workspaceId: z.uuid(), invitationId: z.uuid() }),
  z.object({ kind: z.literal('workspace_deletion'), workspaceId: z.uuid(), email }),
  z.object({ kind: z.literal('site_visit'), reportId: z.uuid() }),
  z.object({ kind: z.literal('market_report'), reportId: z.uuid() }),
  z.object({ kind: z.literal('market_changes'), workspaceId: z.uuid(), reportId: z.uuid() }),
  z.object({ kind: z.literal('contact'), messageId: z.uuid(), to: email }),
  z.object({
    kind: z.literal('alert'),
    workspaceId: z.uuid(),
    userId: z.uuid(),
    changeIds: z.array(z.int()),
  }),
  /** Of the seven days until one. */
  z.object({ kind: z.literal('digest'), workspaceId: z.uuid(), userId: z.uuid(), until: z.string() }),
  /** What was done to a member's cards. */
  z.object({
    kind: z.literal('card_alerts'),
    workspaceId: z.uuid(),
    userId: z.uuid(),
    alertIds: z.array(z.uuid()),
  }),
  /** To one of the people behind a released card. */
  z.object({
    kind: z.literal('follow_up'),
    workspaceId: z.uuid(),
    ideaId: z.uuid(),
    personId: z.int(),
  }),
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
