import { z } from 'zod';
import { defineCall } from './call.ts';
import { Instant, SmallId, Uuid } from './call/scalars.ts';

/**
 * How an item of feedback and a recording were put together. `names_session`: the item names the recording. Else the person
 * is the same, and it was said while they were there, at most 30 minutes later, or later on the only visit of the day before.
 */
export const saidSawRules = ['names_session', 'said_during', 'said_soon_after', 'said_later'] as const;

/** `certain` only where the customer's server signed who was there. */
export const saidSawConfidences = ['certain', 'likely', 'possible'] as const;

/** Why no recording is opened. */
export const unseenReasons = [
  'no_person',
  'no_time',
  'only_a_day',
  'never_recorded',
  'not_recorded_then',
  'expired',
  'recording_gone',
  'several_fit',
] as const;

const Rule = z.enum(saidSawRules);
const Confidence = z.enum(saidSawConfidences);

/** A recording and the place in it, milliseconds after its beginning. */
const Place = z.object({
  recording_id: Uuid,
  at_ms: z.int().min(0),
  started_at: Instant,
});

export const feedbackMoments = {
  findMoment: defineCall({
    method: 'POST',
    path: '/api/recordings/find_moment_of_item',
    summary: 'The moment of a recording right before feedback was given, or why there is none',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    body: z.object({ review_id: SmallId }),
    status: 200,
    reply: z.object({
      found: Place.extend({
        rule: Rule,
        confidence: Confidence,
        /** What happened there, if anything stands out. */
        what: z.string().nullable(),
        /** Seconds from that moment until it was said; null when it was said at no known time. */
        seconds_before: z.number().nullable(),
      }).nullable(),
      missing: z.object({ reason: z.enum(unseenReasons), detail: z.string() }).nullable(),
      /** Recordings that might be meant where none is opened, newest first. */
      candidates: z.array(Place).max(5),
    }),
    problems: ['not_found'],
  }),
  listFeedback: defineCall({
    method: 'POST',
    path: '/api/recordings/list_feedback_of_recording',
    summary:
      'Feedback that the person gave during a recording or soon after, and feedback that names the recording',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    body: z.object({ session_id: Uuid }),
    status: 200,
    reply: z.object({
      items: z.array(
        z.object({
          review_id: SmallId,
          /** Milliseconds since 1970, within the recording. */
          at: z.number(),
          said_at: Instant.nullable(),
          text: z.string(),
          rule: Rule,
          confidence: Confidence,
        }),
      ),
    }),
    problems: ['not_found'],
  }),
};
