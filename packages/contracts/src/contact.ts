import { z } from 'zod';
import { defineCall } from './call.ts';
import { Email } from './call/scalars.ts';

/** Why somebody writes, as the Contact Us dialog lists it. */
export const contactReasons = ['partner', 'question', 'feedback'] as const;
export type ContactReason = (typeof contactReasons)[number];

/** What the dialog calls each reason; its answer and the operator's mail repeat it. */
export const contactReasonLabels = {
  partner: 'Partner with us',
  question: 'Ask a question',
  feedback: 'Submit feedback',
} as const satisfies Record<ContactReason, string>;

export const contactDetailsMaxChars = 10_000;

const message = {
  contactReason: z.enum(contactReasons),
  contactDetails: z.string().trim().max(contactDetailsMaxChars),
};

const Submitted = z.object({ submitted: z.literal(true) });

/** Messages to whoever runs this server. They belong to no workspace. */
export const contact = {
  submitFeedback: defineCall({
    method: 'POST',
    path: '/api/user/submit_feedback',
    summary: 'Send a message to the operator of this server as the logged-in user',
    auth: 'viewer',
    rateLimit: 'contact_by_member',
    body: z.object(message),
    status: 200,
    reply: Submitted,
  }),
  submitPublicFeedback: defineCall({
    method: 'POST',
    path: '/api/user/submit_public_feedback',
    summary: 'Send a message to the operator of this server without an account',
    auth: 'public',
    rateLimit: 'contact',
    body: z.object({
      email: Email,
      ...message,
      /** A field that people do not see: what fills it is a program, and its message is answered but not kept. */
      website: z.string().max(2000).optional(),
    }),
    status: 200,
    reply: Submitted,
  }),
};
