/**
 * Business constants shared by server and web; those of sent items that no screen needs are in `ingest-limits`. Server-only
 * limits (bytes, pools) live in the server's configuration.
 */
export const limits = {
  heroSubjectMinChars: 2,
  heroRedirectMs: 2000,
  contactCloseMs: 700,
  previewWords: 30,
  previewChars: 50,
  similarityHigh: 0.5,
  similarityMedium: 0.25,
  /** With a query, `get_feedback` returns items of at least this score, or holding all its words. */
  similarityFloor: 0.1,
  pageSize: 25,
  pageSizeMax: 100,
  /** Of `get_chunks`; a single chunk is answered whole. */
  chunksAnswerMaxBytes: 8 * 1024 * 1024,
  recordingDaysAtMost: 730,
  recordingsPage: 1,
  recordingsLimit: 10,
  accuracyDecimals: 2,
  menuBreakpointPx: 992,
  chunkLoadTimeoutMs: 120_000,
  suggestionsMaxHeightPx: 300,
  passwordMinChars: 12,
  passwordMaxChars: 128,
  emailMaxChars: 254,
  nameMaxChars: 120,
  searchMaxChars: 1000,
  /** Further wordings of what a filter is about. */
  wordingsAtMost: 320,
  /** Words of what a filter is about, each with its wordings. */
  wordListsAtMost: 5,
  feedbackTextMaxChars: 100_000,
  feedbackTitleMaxChars: 1000,
  addFeedbackMaxItems: 500,
  maskingTryMaxChars: 5000,
  importMaxBytes: 200_000_000,
  importUndoDays: 30,
  cleaningUndoDays: 30,
  templateSwitchesAtMost: 100,
  verifyLinkHours: 24,
  resetLinkMinutes: 30,
  emailChangeStopDays: 7,
  inviteLinkDays: 7,
  /** The link at the foot of a mail, by which its reader stops such mail. */
  mailChoiceDays: 90,
  loginChallengeMinutes: 10,
  loginChallengeTries: 5,
  recoveryCodes: 10,
  setUpLinkHours: 24,
  sessionIdleDays: 14,
  sessionAbsoluteDays: 30,
  resendWaitSeconds: 60,
  /** A workspace that an owner asked to delete can be kept for so long. */
  workspaceKeepDays: 7,
} as const;

export type SimilarityBand = 'High' | 'Medium' | 'Low';

/** The label of a similarity score: High from 0.5, Medium from 0.25, else Low. */
export function similarityBand(score: number): SimilarityBand {
  if (score >= limits.similarityHigh) return 'High';
  return score >= limits.similarityMedium ? 'Medium' : 'Low';
}

/** Whole days from `now` until `expiry`, rounded up; null when there is no expiry; 0 once it has passed. */
export function daysLeft(expiry: Date | null, now: Date): number | null {
  if (!expiry) return null;
  return Math.max(0, Math.ceil((expiry.getTime() - now.getTime()) / 86_400_000));
}
