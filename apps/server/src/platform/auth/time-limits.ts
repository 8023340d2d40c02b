import { limits } from '@earshot/contracts/limits';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long each thing of an account lasts, in milliseconds. */
export const lifetimes = {
  verifyLink: limits.verifyLinkHours * hourMs,
  resetLink: limits.resetLinkMinutes * minuteMs,
  /** So long the old address can stop a change, counted from when it was asked for. */
  stopEmailChange: limits.emailChangeStopDays * dayMs,
  inviteLink: limits.inviteLinkDays * dayMs,
  /** A sign-up can be verified with a new link until then. */
  signUp: 7 * dayMs,
  sessionIdle: limits.sessionIdleDays * dayMs,
  session: limits.sessionAbsoluteDays * dayMs,
  /** A log-in whose password was right waits so long for its code. */
  loginChallenge: limits.loginChallengeMinutes * minuteMs,
  /** Two tabs may refresh one token at the same time, or an answer is lost; later, a replaced token is a stolen one. */
  rotationGrace: 30_000,
} as const;
