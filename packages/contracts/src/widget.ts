import { z } from 'zod';
import { defineCall } from './call.ts';
import { Email, Uuid } from './call/scalars.ts';
import { SiteKey } from './recordings.ts';

/** The widget in the pages keeps to the same. */
export const widgetLimits = {
  textMaxChars: 5000,
  /** Nobody opens the widget, writes and sends in less. */
  openMinMs: 1500,
  /** What waited longer to be sent is taken as said so long ago. */
  ageMaxMs: 30 * 86_400_000,
  postMaxBytes: 64 * 1024,
} as const;

/** What a visitor wrote in the feedback widget, as JSON. */
export const WidgetPost = z.strictObject({
  /** Made in the page: a post that is sent again is stored once. */
  id: Uuid,
  text: z.string().trim().min(1, 'must contain text').max(widgetLimits.textMaxChars),
  rating: z.int().min(1).max(5).optional(),
  /** Where the visitor wants an answer. */
  email: Email.optional(),
  page: z.url({ protocol: /^https?$/ }).max(2000),
  /** The session that the recorder of the page records. */
  session_id: Uuid.optional(),
  /** Milliseconds from opening the widget to sending. */
  open_ms: z.number().min(widgetLimits.openMinMs, 'is too short for a person'),
  /** Milliseconds since it was written, when it had to wait. */
  age_ms: z.number().min(0).max(widgetLimits.ageMaxMs).default(0),
  /** No person sees this field; programs fill it in. */
  website: z.string().max(0, 'must be empty').default(''),
});
export type WidgetPost = z.output<typeof WidgetPost>;

export const widget = {
  send: defineCall({
    method: 'POST',
    path: '/r/feedback',
    summary: 'Store what a visitor wrote in a site’s feedback widget; the same post is stored once',
    auth: 'public',
    rateLimit: 'widget',
    query: z.object({ key: SiteKey }),
    transport: 'bytes',
    maxBodyBytes: widgetLimits.postMaxBytes,
    status: 201,
    reply: z.object({ stored: z.literal(true) }),
    problems: ['not_found', 'not_allowed', 'origin_refused', 'plan_limit_reached', 'storage_full'],
  }),
};
