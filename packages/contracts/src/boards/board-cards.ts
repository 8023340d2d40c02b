import { z } from 'zod';
import { FeedbackItem } from '../feedback.ts';
import { IdeaEvidence } from '../ideas.ts';
import { CardLink } from './card-link.ts';
import { PublicCardText } from './public-text.ts';
import { CardOrigin } from './card-origin.ts';
import { Day, Instant, Uuid } from '../call/scalars.ts';

/** What a column says of its cards. Several columns may say the same. */
export const cardStates = ['considering', 'planned', 'committed', 'released', 'declined'] as const;
export type CardState = (typeof cardStates)[number];

export const horizons = ['now', 'next', 'later'] as const;
export type Horizon = (typeof horizons)[number];

/**
 * - `rice`: reach × impact × confidence ÷ effort
 * - `ice`: impact × confidence ÷ effort, for ease is what effort is not
 * - `value_effort`: reach × impact ÷ effort
 */
export const scoreKinds = ['rice', 'ice', 'value_effort'] as const;
export type ScoreKind = (typeof scoreKinds)[number];

export const scoreFactors = ['reach', 'impact', 'confidence', 'effort'] as const;
export type ScoreFactor = (typeof scoreFactors)[number];

export const boardLimits = {
  boards: 50,
  titleMaxChars: 120,
  columns: 12,
  cards: 2000,
  tags: 10,
  tagMaxChars: 40,
  reasonMaxChars: 500,
  versionMaxChars: 60,
  /** A deleted board can be brought back for so long. */
  undoDays: 7,
  effortMax: 1000,
  reachMax: 100_000_000,
} as const;

/** `worse`: complaints rose after the release; `back`: they fell, and are as many as before it again. */
export const reopenReasons = ['worse', 'back'] as const;
export type ReopenReason = (typeof reopenReasons)[number];

/** How much it helps one person, as RICE has it. */
export const impacts = [0.25, 0.5, 1, 2, 3] as const;

/** What the own feedback says that an idea rests on: each item, person and account once, however many pieces of evidence find it. */
export const EvidenceCounts = z.object({
  items: z.int().min(0),
  people: z.int().min(0),
  /** Items whose author is unknown. */
  unnamed: z.int().min(0),
  accounts: z.int().min(0),
  /** Yearly, in euros, of the accounts whose revenue is known; null where it is known of none. */
  revenue: z.number().nullable(),
});
export type EvidenceCounts = z.infer<typeof EvidenceCounts>;

/** A factor that evidence gives, unless a person typed another with a reason. */
export const Factor = z.object({
  /** Null where there is no feedback of one's own to count. */
  value: z.number().nullable(),
  /** What evidence says, also where a person typed another. */
  computed: z.number().nullable(),
  /** Why a person typed another; null where evidence stands. */
  reason: z.string().nullable(),
});
export type Factor = z.infer<typeof Factor>;

export const CardScore = z.object({
  /** Null while a factor is missing. */
  value: z.number().nullable(),
  missing: z.array(z.enum(scoreFactors)),
  /** People who said it, and items whose author is unknown as one person each. */
  reach: Factor,
  /** 0…1. */
  confidence: Factor,
});
export type CardScore = z.infer<typeof CardScore>;

/** A card: an idea that is on a board, with what the board says of it. */
export const BoardCard = z.object({
  idea_id: Uuid,
  title: z.string(),
  column_id: Uuid,
  /** Orders the cards of a board in every view. */
  rank: z.int(),
  horizon: z.enum(horizons).nullable(),
  owner: z.object({ user_id: Uuid, name: z.string() }).nullable(),
  target_on: Day.nullable(),
  tags: z.array(z.string()),
  impact: z.number().nullable(),
  /** Person-weeks. */
  effort: z.number().nullable(),
  /** Null until the evidence was counted for the first time, some seconds after it was added. */
  counts: EvidenceCounts.nullable(),
  counted_at: Instant.nullable(),
  score: CardScore,
  /** When it reached customers, and in which version; null until then, and while it is reopened. */
  released: z.object({ at: Instant, version: z.string().nullable() }).nullable(),
  /** Since when it is not done after all, though it was released: complaints rose, or came back. Null until that, and once it is released again. */
  reopened: z.object({ at: Instant, as: z.enum(reopenReasons), released_at: Instant }).nullable(),
});
export type BoardCard = z.infer<typeof BoardCard>;

export const BoardColumn = z.object({ column_id: Uuid, title: z.string(), state: z.enum(cardStates) });
export type BoardColumn = z.infer<typeof BoardColumn>;

export const Board = z.object({
  board_id: Uuid,
  title: z.string(),
  /** Seen by who made it alone. */
  is_private: z.boolean(),
  score: z.enum(scoreKinds),
  made_by: z.string(),
  /** The caller made it. */
  is_mine: z.boolean(),
  /** Counts the changes of the board and its cards. */
  revision: z.int(),
  columns: z.array(BoardColumn),
});
export type Board = z.infer<typeof Board>;

/** How far a piece of evidence is right, and by what that is known. */
export const EvidenceTrust = z.object({
  /** 0…1. `audit`: people checked random items. `words`: items that say what the theme's name says. `unchecked`: taken as a half. */
  by: z.enum(['audit', 'words', 'unchecked']),
  share: z.number().min(0).max(1),
  low: z.number().nullable(),
  high: z.number().nullable(),
  checked: z.int().nullable(),
});
export type EvidenceTrust = z.infer<typeof EvidenceTrust>;

export const CardEvidence = z.object({
  /** Names it within its card. */
  place: z.int(),
  says: IdeaEvidence,
  /** Of this piece alone; null of evidence that is not the workspace's own feedback, or is gone. */
  counts: EvidenceCounts.nullable(),
  trust: EvidenceTrust.nullable(),
});
export type CardEvidence = z.infer<typeof CardEvidence>;

/** Everything that a card rests on, as it is now. */
export const CardDetail = z.object({
  card: BoardCard,
  note: z.string(),
  sent_by: z.string(),
  sent_at: Instant,
  /** Counted at this moment; null without feedback of one's own. */
  counts: EvidenceCounts.nullable(),
  evidence: z.array(CardEvidence),
  /** What the tool said of it that it was imported from; null of a card that was not imported. */
  origin: CardOrigin.nullable(),
  links: z.array(CardLink),
  /** What the public roadmap says of it; null where it is not on it. */
  public_text: PublicCardText.nullable(),
  comment_count: z.int().min(0),
  /** Of the last twelve whole weeks, oldest first; items without a date are in none. */
  weeks: z.array(z.object({ from: Day, items: z.int().min(0) })),
  /** The newest items with the customer's own words, of different people. */
  quotes: z.array(
    FeedbackItem.pick({ review_id: true, text: true, said_at: true, author: true, account: true }),
  ),
});
export type CardDetail = z.infer<typeof CardDetail>;

export const releaseVerdicts = ['improved', 'no_change', 'worse', 'too_early'] as const;

/** A whole week, counted from the moment of the release. */
export const ReleaseWeek = z.object({
  from: Instant,
  /** Items that the card's evidence finds. */
  complaints: z.int().min(0),
  /** What complaints are counted by: see `counted_by`. */
  active: z.int().min(0),
});

/** What became of the complaints that a card rests on since it was released. */
export const ReleaseVerdict = z.object({
  verdict: z.enum(releaseVerdicts),
  /** Complaints are counted for each recorded session, or, where sessions were not recorded throughout, for each item of all feedback. */
  counted_by: z.enum(['sessions', 'items']),
  /** How many times as many complaints there are for each; null where it is too early to say. */
  ratio: z.number().nullable(),
  /** 95 % interval of the ratio. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Share by which complaints would have to fall to be seen in four of five cases, 0…1; null where nothing can be said. */
  smallest_seen: z.number().nullable(),
  /** At most twelve, oldest first; weeks before there was any feedback are left out. */
  before: z.array(ReleaseWeek),
  after: z.array(ReleaseWeek),
});
export type ReleaseVerdict = z.infer<typeof ReleaseVerdict>;

export const changeKinds = [
  'board',
  'columns',
  'added',
  'taken_off',
  'moved',
  'edited',
  'evidence',
  'released',
  'reopened',
  'told',
  'commented',
  'comment_edited',
  'comment_deleted',
  'comment_restored',
  'expected',
  'published',
  'linked',
  'unlinked',
  'merged',
  'split',
  'imported',
  'import_undone',
  'counted',
  'undone',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A line of a board's history: the fields that differ, before and after, named as in the calls that set them. */
export const BoardChange = z.object({
  revision: z.int(),
  idea_id: Uuid.nullable(),
  /** The card's title now; null where the board itself changed, or the idea is gone. */
  title: z.string().nullable(),
  kind: z.enum(changeKinds),
  /** Null where new feedback changed it. */
  by: z.string().nullable(),
  at: Instant,
  before: z.record(z.string(), z.json()),
  after: z.record(z.string(), z.json()),
  is_undone: z.boolean(),
  can_undo: z.boolean(),
});
export type BoardChange = z.infer<typeof BoardChange>;
