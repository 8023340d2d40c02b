import { z } from 'zod';
import { defineCall, roles } from './call.ts';
import { limits } from './limits.ts';
import { sessionEnds } from './call/problems.ts';
import { Email, Instant, Name, Password, SmallId, Token, Uuid } from './call/scalars.ts';

/** The answer to a login. `displayName`, `companyName` and `task.id` are spelled as the product specification has them. */
export const LoginResult = z.object({
  token: z.string(),
  user_id: Uuid,
  displayName: z.string(),
  email: z.string(),
  companyName: z.string(),
  /** The workspace's current onboarding task. */
  task: z.object({ id: SmallId }),
  workspace_id: Uuid,
  role: z.enum(roles),
  /** When the token ends whatever happens; ISO instant. */
  expires_at: z.string(),
});
export type LoginResult = z.infer<typeof LoginResult>;

/** Somebody being signed in somewhere, from logging in to logging out. */
export const LoginSession = z.object({
  session_id: Uuid,
  /** True for the one that asks. */
  is_this: z.boolean(),
  started_at: Instant,
  last_used_at: Instant,
  address: z.string().nullable(),
  /** What the browser says it is. */
  user_agent: z.string().nullable(),
});
export type LoginSession = z.infer<typeof LoginSession>;

/** Where a mailed link may lead after it was used: a path of this site. */
const Redirect = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/, 'must be a path on this site');

/** Mailed links whose page asks before it uses them. */
export const checkedLinks = ['set_password', 'change_email', 'stop_email_change'] as const;
export type CheckedLink = (typeof checkedLinks)[number];

export const users = {
  isTokenValid: defineCall({
    method: 'POST',
    path: '/api/user/is_token_valid',
    summary: 'Check whether a token is valid',
    auth: 'public',
    rateLimit: 'token_check',
    body: z.object({ token: z.string().max(500) }),
    status: 200,
    reply: z.object({
      token_is_valid: z.boolean(),
      /** Why it is over, where its holder has to know. */
      because: z.enum(sessionEnds).optional(),
    }),
  }),
  refreshInitialToken: defineCall({
    method: 'POST',
    path: '/api/user/refresh_initial_token',
    summary: 'Exchange a valid token for a new one; the old one is revoked',
    auth: 'public',
    rateLimit: 'token_check',
    body: z.object({ token: z.string().max(500) }),
    status: 200,
    reply: LoginResult,
    problems: ['not_signed_in'],
  }),
  createUser: defineCall({
    method: 'POST',
    path: '/api/user/create_user',
    summary: 'Sign up; without a password, the emailed link lets the person set one',
    auth: 'public',
    rateLimit: 'sign_up',
    body: z.object({
      email: Email,
      password: Password.optional(),
      company: Name.optional(),
      send_email_verification: z.boolean().default(true),
      /** The section of the site that led here. */
      source: z
        .string()
        .max(60)
        .regex(/^[a-z0-9_-]*$/)
        .optional(),
      /** The time zone's IANA name that the new workspace counts days in; UTC when not given or not known. */
      time_zone: z.string().max(60).optional(),
      /** An invitation's token: joins that workspace instead of making one, at once, since the token came by mail. */
      invitation: Token.optional(),
      /** The token of the server's set-up link: signing up is then open although it is by invitation for all others. */
      set_up: Token.optional(),
    }),
    status: 200,
    reply: z.object({ user_id: Uuid, email_verification_sent: z.boolean() }),
    problems: ['plan_limit_reached', 'password_refused', 'signup_closed', 'link_invalid', 'conflict'],
  }),
  getToken: defineCall({
    method: 'POST',
    path: '/api/user/get_token',
    summary:
      'Log in; after the right password, `second_factor_needed` returns a `challenge` for `finish_login`',
    auth: 'public',
    rateLimit: 'login_by_address',
    body: z.object({ email: Email, password: z.string().min(1).max(limits.passwordMaxChars) }),
    status: 200,
    reply: LoginResult,
    problems: ['wrong_credentials', 'email_not_verified', 'second_factor_needed'],
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/api/user/change_password',
    summary: 'Set a password with the token of an emailed link; all logins of the user end',
    auth: 'public',
    rateLimit: 'link_use',
    body: z.object({ token: Token, password: Password }),
    status: 200,
    reply: z.object({ password_changed: z.boolean() }),
    problems: ['link_invalid', 'password_refused'],
  }),
  checkLink: defineCall({
    method: 'POST',
    path: '/api/user/check_link',
    summary: 'Check whether an emailed link is still valid, without using it',
    auth: 'public',
    rateLimit: 'link_use',
    body: z.object({ token: Token, purpose: z.enum(checkedLinks) }),
    status: 200,
    reply: z.object({ usable: z.literal(true) }),
    problems: ['link_invalid'],
  }),
  sendResetPasswordLink: defineCall({
    method: 'POST',
    path: '/api/user/send_reset_password_link',
    summary: 'Email a link to set a new password; the answer is the same for every address',
    auth: 'public',
    rateLimit: 'reset_link',
    body: z.object({ email: Email, redirect: Redirect.optional() }),
    status: 200,
    reply: z.object({ sent: z.literal(true) }),
  }),
  sendEmailVerification: defineCall({
    method: 'POST',
    path: '/api/user/send_email_verification',
    summary: 'Email a new verification link; the answer is the same for every address',
    auth: 'public',
    rateLimit: 'reset_link',
    body: z.object({ email: Email }),
    status: 200,
    reply: z.object({ sent: z.literal(true) }),
  }),
  validateEmail: defineCall({
    method: 'POST',
    path: '/api/user/validate_email',
    summary: 'Use a verification link',
    auth: 'public',
    rateLimit: 'link_use',
    body: z.object({ token: Token }),
    status: 200,
    reply: z.object({
      email_is_valid: z.boolean(),
      password_is_set: z.boolean(),
      /** For setting the first password; null when one is set or the link is not valid. */
      token: z.string().nullable(),
    }),
  }),
  logOut: defineCall({
    method: 'POST',
    path: '/api/user/log_out',
    summary: 'Log out: revoke the token of this call',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ logged_out: z.literal(true) }),
  }),
  setPassword: defineCall({
    method: 'POST',
    path: '/api/user/set_password',
    summary: 'Change your password with the current one; all your other logins end',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: z.object({ current_password: z.string().min(1).max(limits.passwordMaxChars), password: Password }),
    status: 200,
    reply: z.object({ password_changed: z.literal(true) }),
    problems: ['wrong_password', 'password_refused'],
  }),
  updateProfile: defineCall({
    method: 'POST',
    path: '/api/user/update_profile',
    summary: 'Change your name',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: z.object({ displayName: Name }),
    status: 200,
    reply: z.object({ displayName: z.string() }),
  }),
  listSessions: defineCall({
    method: 'GET',
    path: '/api/user/list_sessions',
    summary: 'List your logins, the last used first',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ sessions: z.array(LoginSession) }),
  }),
  endSession: defineCall({
    method: 'POST',
    path: '/api/user/end_session',
    summary: 'End one of your logins immediately',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: z.object({ session_id: Uuid }),
    status: 200,
    reply: z.object({ done: z.literal(true) }),
    problems: ['not_found'],
  }),
  endOtherSessions: defineCall({
    method: 'POST',
    path: '/api/user/end_other_sessions',
    summary: 'End all your logins except this one',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ done: z.literal(true) }),
  }),
};
