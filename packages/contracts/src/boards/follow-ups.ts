import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';
import { Instant, SmallId, SmallIdInQuery, Token, Uuid } from '../call/scalars.ts';

export const followUpLimits = {
  texts: 12,
  subjectMaxChars: 150,
  textMaxChars: 5000,
  /** Emails that one workspace begins in a UTC day; who is left is written to on the next. */
  perDay: 1000,
  /** People of one file. */
  perFile: 20_000,
} as const;

/**
 * Where a person behind a card stands, in the order in which it is decided:
 * - `told`: got it, is about to, or is in a file
 * - `no_address`: no email address is known
 * - `demo`: known from demo data alone
 * - `opted_out`: asked for no more such emails
 * - `wrote_again`: wrote about it after the release, so that it may still happen
 * - `to_write`: all others
 */
export const followUpGroups = ['to_write', 'wrote_again', 'opted_out', 'no_address', 'demo', 'told'] as const;
export type FollowUpGroup = (typeof followUpGroups)[number];

/**
 * - `waiting`: the email has not left yet
 * - `sent`: the mail server took it
 * - `unsure`: the server stopped while it was sent; it is not sent again
 * - `refused`: the mail server does not take it
 * - `stopped`: opted out, or lost their address, before it left
 * - `in_file`: in a CSV file instead
 */
export const followUpStates = ['waiting', 'sent', 'unsure', 'refused', 'stopped', 'in_file'] as const;
export type FollowUpState = (typeof followUpStates)[number];

/** A language as items have it, such as `de`. */
const Language = z.string().regex(/^[a-z]{2,3}$/, 'must be a language code such as “de”');

const Subject = z
  .string()
  .trim()
  .min(1)
  .max(followUpLimits.subjectMaxChars)
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused here
  .regex(/^[^\u0000-\u001f\u007f]*$/u, 'must be one line of text');

export const FollowUpText = z.object({
  language: Language,
  subject: Subject,
  /** Plain text; an empty line begins a new paragraph. */
  text: z.string().trim().min(1).max(followUpLimits.textMaxChars),
  /** Sent to people in whose language there is no text. */
  is_fallback: z.boolean(),
});
export type FollowUpText = z.infer<typeof FollowUpText>;

const PeopleInGroups = z.record(z.enum(followUpGroups), z.int().min(0));

/** What people behind a released card are written, and who they are. */
export const FollowUp = z.object({
  texts: z.array(FollowUpText),
  /** Everyone whose feedback the card rests on, each in one group. */
  people: PeopleInGroups,
  /** Of those who are to be written to, by the language of what they said last; most people first. */
  languages: z.array(z.object({ language: z.string(), people: z.int().min(1) })),
  /** Of those who were told. */
  states: z.record(z.enum(followUpStates), z.int().min(0)),
  /** Who sent it last, and when; null while nobody did. */
  started: z.object({ by: z.string(), at: Instant }).nullable(),
  /** Some of the people it was sent to have no email waiting yet. */
  is_under_way: z.boolean(),
});
export type FollowUp = z.infer<typeof FollowUp>;

export const FollowUpPerson = z.object({
  author_id: SmallId,
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** Of what they said last about it. */
  language: z.string(),
  /** Null of those who were not told. */
  told: z.object({ state: z.enum(followUpStates), at: Instant }).nullable(),
});
export type FollowUpPerson = z.infer<typeof FollowUpPerson>;

/** A follow-up that one person got. */
export const ToldPerson = z.object({
  subject: z.string(),
  text: z.string(),
  state: z.enum(followUpStates),
  at: Instant,
  by: z.string(),
  /** Where the card is; null where the caller may not see its board, or it is on none. */
  card: z.object({ board_id: Uuid, idea_id: Uuid, title: z.string() }).nullable(),
});
export type ToldPerson = z.infer<typeof ToldPerson>;

const OneCard = z.object({ board_id: Uuid, idea_id: Uuid });
/** As it was shown: who sends sees a list that changed since before anybody is told. */
const Shown = OneCard.extend({ people: z.int().min(1).max(10_000_000) });

const reading = { method: 'GET', auth: 'viewer', rateLimit: 'interactive', status: 200 } as const;
const changing = { method: 'POST', auth: 'member', rateLimit: 'interactive', status: 200 } as const;

/** Calls of boards that close the loop with those who asked. */
export const followUpCalls = {
  getFollowUp: defineCall({
    ...reading,
    path: '/api/boards/get_follow_up',
    summary: 'The email to the people behind a released card: texts, recipients, and who is excluded',
    query: OneCard,
    reply: FollowUp,
    problems: ['not_found', 'conflict'],
  }),
  listFollowUpPeople: defineCall({
    ...reading,
    path: '/api/boards/list_follow_up_people',
    summary: 'The people behind a released card who will get the email, or who are excluded for one reason',
    query: OneCard.extend({
      group: z.enum(followUpGroups),
      /** `next_after` of the page before. */
      after: SmallIdInQuery.optional(),
      limit: z.coerce.number().pipe(z.int().min(1).max(limits.pageSizeMax)).default(limits.pageSize),
    }),
    reply: z.object({ people: z.array(FollowUpPerson), next_after: SmallId.nullable() }),
    problems: ['not_found', 'conflict'],
  }),
  saveFollowUp: defineCall({
    ...changing,
    path: '/api/boards/save_follow_up',
    summary: 'Write the texts of a follow-up, one for each language',
    about: 'Exactly one text is the fallback. They are sent as written.',
    body: OneCard.extend({ texts: z.array(FollowUpText).min(1).max(followUpLimits.texts) })
      .refine(({ texts }) => texts.filter((one) => one.is_fallback).length === 1, {
        path: ['texts'],
        message: 'must have exactly one fallback',
      })
      .refine(({ texts }) => new Set(texts.map(({ language }) => language)).size === texts.length, {
        path: ['texts'],
        message: 'must have each language once',
      }),
    reply: z.object({ texts: z.array(FollowUpText) }),
    problems: ['not_found', 'storage_full'],
  }),
  sendFollowUp: defineCall({
    ...changing,
    path: '/api/boards/send_follow_up',
    summary: 'Email the people behind a released card; nobody gets it twice',
    about: `Emails are sent in the background, at most ${followUpLimits.perDay} a day. “people” is the number shown before; the call is refused if it has changed.`,
    body: Shown,
    reply: z.object({ revision: z.int(), people: z.int() }),
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  exportFollowUp: defineCall({
    ...changing,
    path: '/api/boards/export_follow_up',
    summary: 'Put the people behind a released card in a CSV file instead; they count as emailed',
    about:
      'Answers a single-use URL, valid for 60 seconds, to download the file. It has those of earlier files too.',
    body: OneCard.extend({ people: z.int().min(0).max(10_000_000) }),
    reply: z.object({ path: z.string() }),
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  exportedFollowUp: defineCall({
    method: 'GET',
    path: '/api/boards/exported_follow_up',
    summary: 'Download the file of a ticket',
    auth: 'public',
    rateLimit: 'link_use',
    transport: 'stream',
    media: ['text/csv'],
    query: z.object({ ticket: z.string().max(200) }),
    status: 200,
    reply: z.string(),
    problems: ['not_found'],
  }),
  listToldPerson: defineCall({
    ...reading,
    path: '/api/boards/list_told_person',
    summary: 'Follow-ups that a person got, newest first, and whether they opted out',
    query: z.object({ author_id: SmallIdInQuery }),
    reply: z.object({
      told: z.array(ToldPerson),
      /** When one of their addresses asked for no more follow-ups; null where none did. */
      opted_out_at: Instant.nullable(),
    }),
    problems: ['not_found'],
  }),
  stopFollowUps: defineCall({
    method: 'POST',
    path: '/api/boards/stop_follow_ups',
    summary: 'Unsubscribe from a workspace’s follow-ups with the token from an email',
    auth: 'public',
    rateLimit: 'token_check',
    body: z.object({ token: Token }),
    status: 200,
    reply: z.object({ stopped: z.literal(true) }),
    problems: ['link_invalid'],
  }),
  /** The target of `List-Unsubscribe`, as `mail.unsubscribe`. */
  unsubscribe: defineCall({
    method: 'POST',
    path: '/api/boards/unsubscribe',
    summary: 'One-click unsubscribe for email programs (RFC 8058)',
    auth: 'public',
    rateLimit: 'token_check',
    query: z.object({ token: Token }),
    transport: 'form',
    maxBodyBytes: 4096,
    status: 200,
    reply: z.object({ stopped: z.literal(true) }),
    problems: ['link_invalid'],
  }),
};
