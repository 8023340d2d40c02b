import { z } from 'zod';
import { defineCall } from './call.ts';
import { FeedbackFilter, FilterBehind } from './filter/feedback-filter.ts';
import { Day, Instant, Name, SmallId, SmallIdInQuery, Token } from './call/scalars.ts';

/** Rules that people make, in one workspace; topics and themes are watched besides. */
export const maxAlertRules = 50;

/** Complete days of feedback that a first change needs: four weeks to compare the tested week with. */
export const alertHistoryDays = 35;

/** What a rule watches. */
export const alertRuleKinds = ['topic', 'theme', 'view', 'filter'] as const;

/** The last week or two unlike the weeks before, or a slow move over twelve weeks. */
export const alertChangeKinds = ['rise', 'fall', 'drift_up', 'drift_down'] as const;
export type AlertChangeKind = (typeof alertChangeKinds)[number];

/** Whose changes a member gets by mail: none, those of what they set up themselves, or all. */
export const alertMails = ['none', 'own', 'all'] as const;

/** Days of the week, Monday first, as digests count them from 0. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The emails that a member can stop from within them. */
export const alertEmails = ['alert', 'digest', 'card'] as const;

const Days = z.object({ from: Day, to: Day });
const Counted = z.object({ count: z.int(), filters: FilterBehind });
const Range = z.object({ low: z.int(), high: z.int() });

/** A source or other part of the items that explains a change. */
const AlertDriver = Counted.extend({
  /** Such as `source`, `plan`, or the name of one of the items' own fields. */
  dimension: z.string(),
  name: z.string(),
  expected: z.number(),
  /** Its part of the whole change; above 1 when others moved the other way. */
  share: z.number(),
  /** Whether it moved more than the rest beyond chance; else it is merely large. */
  is_concentrated: z.boolean(),
});
export type AlertDriver = z.infer<typeof AlertDriver>;

/** A change beyond chance. Counts are those of now; what was counted when it was found is told beside. */
export const AlertChange = Counted.extend({
  alert_id: SmallId,
  rule_id: SmallId,
  rule_kind: z.enum(alertRuleKinds),
  name: z.string(),
  kind: z.enum(alertChangeKinds),
  found_at: Instant,
  days: Days,
  compared_with: Days,
  /** The day on which it seems to have begun. */
  since: Day,
  /** The last day on which it was still seen. */
  last_seen_on: Day,
  found_count: z.int(),
  expected: z.number(),
  /** 95 of 100 counts would lie in it had nothing changed. */
  range: Range,
  /** Found over expected; of a drift, the last week over the first. */
  ratio: z.number(),
  /** Stretches as long as the tested days, oldest first; the last one is the tested days. */
  series: z.array(Counted.extend(Days.shape)),
  drivers: z.array(AlertDriver),
  not_useful: z.object({ said_by: z.string(), said_at: Instant }).nullable(),
  /** Whether the caller muted its rule. */
  is_muted: z.boolean(),
  /** Whether the caller has not seen it yet. */
  is_new: z.boolean(),
});
export type AlertChange = z.infer<typeof AlertChange>;

export const AlertRule = z.object({
  rule_id: SmallId,
  kind: z.enum(alertRuleKinds),
  name: z.string(),
  /** The items it watches. */
  filters: FilterBehind,
  is_on: z.boolean(),
  /** Why it cannot be watched as it is; null when it can. */
  hindrance: z.enum(['question', 'about', 'days', 'merged']).nullable(),
  created_by: z.string().nullable(),
  /** Whether the caller set it up. */
  is_own: z.boolean(),
  mute: z.object({ until: Instant.nullable() }).nullable(),
  changes_found: z.int(),
  /** Changes that were called not useful: each makes the rule ask for a surer and bigger one. */
  not_useful: z.int(),
  /**
   * What the newest look says; null before the first. `unsure`: the count lies outside the range, but too
   * little for an alert.
   */
  standing: z
    .object({
      kind: z.enum([...alertChangeKinds, 'steady', 'unsure', 'too_few', 'too_new']),
      /** Of the count, of what was expected and of its range. */
      days: Days,
      expected: z.number(),
      range: Range,
      ...Counted.shape,
    })
    .nullable(),
  /** What it would have said on each day of the past year, as it is set now; null before the first look. */
  past: z
    .object({
      ...Days.shape,
      alarms: z.array(z.object({ on: Day, kind: z.enum(alertChangeKinds), filters: FilterBehind })),
    })
    .nullable(),
});
export type AlertRule = z.infer<typeof AlertRule>;

const Choices = z.object({
  mail: z.enum(alertMails),
  /** 0 for Monday; null without a weekly digest. */
  digest_day: z.int().min(0).max(6).nullable(),
  /** Whether emails tell of the member's cards. */
  cards: z.boolean(),
});

/** How far the looking is. */
const Watch = z.object({
  /** Whether every topic and theme is watched. */
  watches_all: z.boolean(),
  looked_at: Instant.nullable(),
  is_looking: z.boolean(),
  /** Days with complete feedback, from the first one on; null without any. */
  history: z.object({ first_day: Day, days: z.int() }).nullable(),
});
export type AlertWatch = z.infer<typeof Watch>;

const changes = { method: 'POST', rateLimit: 'interactive', status: 200 } as const;
const done = z.object({ done: z.literal(true) });

export const alerts = {
  listChanges: defineCall({
    method: 'GET',
    path: '/api/alerts/list_changes',
    summary: 'Significant changes in topics, themes, views and filters, newest first',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    query: z.object({
      /** Only changes found before this one. */
      older_than: SmallIdInQuery.optional(),
      /** Only changes of this rule. */
      rule_id: SmallIdInQuery.optional(),
    }),
    status: 200,
    reply: z.object({
      changes: z.array(AlertChange),
      /** What to ask older ones with; null at the end. */
      next_older_than: SmallId.nullable(),
      watch: Watch,
    }),
    problems: ['not_found'],
  }),
  listRules: defineCall({
    method: 'GET',
    path: '/api/alerts/list_rules',
    summary: 'Rules with their current state and the alerts they would have raised in the past year',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ rules: z.array(AlertRule), watch: Watch }),
  }),
  createRule: defineCall({
    ...changes,
    path: '/api/alerts/create_rule',
    summary: 'Watch a saved view or a named filter',
    auth: 'member',
    /** Either a view, or a name with a filter. */
    body: z.object({
      view_id: SmallId.optional(),
      name: Name.optional(),
      filters: FeedbackFilter.optional(),
    }),
    keptTexts: ['name', 'filters'],
    status: 201,
    reply: z.object({ rule_id: SmallId }),
    problems: ['not_found', 'conflict'],
  }),
  switchRule: defineCall({
    ...changes,
    path: '/api/alerts/switch_rule',
    summary: 'Turn a rule on or off for everyone',
    auth: 'member',
    body: z.object({ rule_id: SmallId, is_on: z.boolean() }),
    reply: done,
    problems: ['not_found'],
  }),
  deleteRule: defineCall({
    ...changes,
    path: '/api/alerts/delete_rule',
    summary: 'Delete a rule that a person created, with the changes it found',
    auth: 'member',
    body: z.object({ rule_id: SmallId }),
    reply: done,
    problems: ['not_found', 'conflict'],
  }),
  watchAll: defineCall({
    ...changes,
    path: '/api/alerts/watch_all',
    summary: 'Watch every topic and theme, or none of them',
    auth: 'member',
    body: z.object({ is_on: z.boolean() }),
    reply: done,
  }),
  lookNow: defineCall({
    ...changes,
    path: '/api/alerts/look_now',
    summary: 'Check for changes now; joins a check in progress',
    auth: 'member',
    status: 202,
    reply: Watch,
  }),
  judgeChange: defineCall({
    ...changes,
    path: '/api/alerts/judge_change',
    summary: 'Mark a change as not useful, which raises the threshold of its rule, or undo that',
    auth: 'member',
    body: z.object({ alert_id: SmallId, is_useful: z.boolean() }),
    reply: done,
    problems: ['not_found'],
  }),
  muteRule: defineCall({
    ...changes,
    path: '/api/alerts/mute_rule',
    summary: 'Mute a rule for yourself, for a week or permanently, or unmute it',
    auth: 'viewer',
    body: z.object({ rule_id: SmallId, mute: z.enum(['week', 'for_good', 'none']) }),
    reply: done,
    problems: ['not_found'],
  }),
  markSeen: defineCall({
    ...changes,
    path: '/api/alerts/mark_seen',
    summary: 'Mark all changes up to this one as seen',
    auth: 'viewer',
    body: z.object({ alert_id: SmallId }),
    reply: done,
    problems: ['not_found'],
  }),
  getChoices: defineCall({
    method: 'GET',
    path: '/api/alerts/get_choices',
    summary: 'Your email settings',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: Choices,
  }),
  choose: defineCall({
    ...changes,
    path: '/api/alerts/choose',
    summary: 'Change your email settings',
    auth: 'viewer',
    body: Choices.partial(),
    reply: Choices,
  }),
  stopLetters: defineCall({
    ...changes,
    path: '/api/alerts/stop_letters',
    summary: 'Unsubscribe with the token from an email',
    auth: 'public',
    rateLimit: 'token_check',
    body: z.object({ token: Token }),
    reply: z.object({ stopped: z.enum(alertEmails) }),
    problems: ['link_invalid'],
  }),
  /** The target of `List-Unsubscribe`, as `mail.unsubscribe`. */
  unsubscribe: defineCall({
    method: 'POST',
    path: '/api/alerts/unsubscribe',
    summary: 'One-click unsubscribe for email programs (RFC 8058)',
    auth: 'public',
    rateLimit: 'token_check',
    query: z.object({ token: Token }),
    transport: 'form',
    maxBodyBytes: 4096,
    status: 200,
    reply: z.object({ stopped: z.enum(alertEmails) }),
    problems: ['link_invalid'],
  }),
};
