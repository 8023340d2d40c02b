import { randomUUID } from 'node:crypto';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { users } from '@earshot/contracts/users';
import { sendMail } from '../../jobs/mail-order.ts';
import { endLinks, findLink, insertLink, takeLink } from '../../platform/auth/mail-links.sql.ts';
import { hashSecret, newSecret } from '../../platform/auth/secret.ts';
import { isSetUpLinkOpen } from '../../platform/auth/set-up-links.sql.ts';
import type { Db } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import { mayMailAccount } from '../../platform/mail/account-mail-budget.sql.ts';
import { claimInvitation, findInvitationLink } from '../workspaces/invitations.service.ts';
import { addWorkspace, isTimeZone } from '../workspaces/workspaces.service.ts';
import type { AccountDeps } from '../account-deps.ts';
import { hashPassword } from './passwords/password-hashes.ts';
import { assertPasswordAllowed } from './passwords/password-rules.ts';
import { addUser, localPartOf } from '../users/people.service.ts';
import * as sql from './sign-ups.sql.ts';
import type { SignUp } from './sign-ups.sql.ts';
import { lifetimes } from '../../platform/auth/time-limits.ts';
import { instantOf } from '../../platform/instant.ts';

type SignUpInput = ParsedBody<typeof users.createUser>;

/**
 * Takes a sign-up. It does the same for known and unknown addresses; which of the two it is, only the mail tells. User and
 * workspace are made when the mailed link is used.
 *
 * @throws Problem `password_refused`; `signup_closed` and `link_invalid` where an invitation is needed or given
 */
export async function createUser(
  deps: AccountDeps,
  input: SignUpInput,
  address: string,
): Promise<CallReply<typeof users.createUser>> {
  deps.freeSpace.assertRoom();
  if (input.invitation !== undefined) return signUpInvited(deps, input, input.invitation, address);
  if (deps.config.signup === 'invite' && !(await setsUp(deps, input.set_up)))
    throw new Problem('signup_closed');
  const { email, company = null, password, source = null, time_zone: zone } = input;
  const timeZone = zone !== undefined && (await isTimeZone(deps.database.app, zone)) ? zone : null;
  const passwordHash = password === undefined ? null : await checkedHash(password, email, company);
  const now = instantOf(deps.now());
  const signUp = {
    email,
    id: randomUUID(),
    userId: randomUUID(),
    passwordHash,
    company,
    source,
    timeZone,
    createdAt: now,
  };
  await deps.database.app.transaction().execute(async (tx) => {
    await sql.insertSignUp(tx, signUp);
    const mail = { recipient: email, requester: address, isUsualPlace: false, now };
    if (input.send_email_verification && (await mayMailAccount(tx, mail))) {
      await deps.queue.enqueue(tx, sendMail, { kind: 'sign_up', email, signUpId: signUp.id });
    }
  });
  return { user_id: signUp.userId, email_verification_sent: input.send_email_verification };
}

/** Who holds the set-up link is who runs the server, and nobody is there yet to invite them. */
async function setsUp({ database, now }: AccountDeps, token: string | undefined): Promise<boolean> {
  return token !== undefined && isSetUpLinkOpen(database.app, hashSecret(token), instantOf(now()));
}

/** The invitation's token came by mail to the invited address, so that address is verified at once. */
async function signUpInvited(
  deps: AccountDeps,
  { email, password, source }: SignUpInput,
  token: string,
  address: string,
): Promise<CallReply<typeof users.createUser>> {
  const now = instantOf(deps.now());
  const link = await findInvitationLink(deps.database.app, token, now);
  if (link.email !== email)
    throw badField('email', 'The invitation is for a different address.', 'link_invalid');
  if (password === undefined) throw badField('password', 'You need a password to accept an invitation.');
  const passwordHash = await checkedHash(password, email, null);
  const userId = randomUUID();
  await inWorkspace(deps.database, link.workspaceId, async (tx) => {
    if (!(await addUser(tx, { id: userId, email, passwordHash, source: source ?? null }, now))) {
      throw new Problem('conflict', {
        detail: 'This address already has an account. Log in to accept the invitation.',
      });
    }
    await claimInvitation(deps, tx, { token, link, userId, address, now });
    await forgetSignUps(tx, email, now);
  });
  return { user_id: userId, email_verification_sent: false };
}

async function checkedHash(password: string, email: string, company: string | null): Promise<string> {
  await assertPasswordAllowed(password, { email, company });
  return hashPassword(password);
}

/** Asks for another verification mail; the same for known and unknown addresses. */
export async function sendEmailVerification(
  deps: AccountDeps,
  email: string,
  address: string,
): Promise<void> {
  deps.freeSpace.assertRoom();
  const now = instantOf(deps.now());
  await deps.database.app.transaction().execute(async (tx) => {
    if (await mayMailAccount(tx, { recipient: email, requester: address, isUsualPlace: false, now })) {
      await deps.queue.enqueue(tx, sendMail, { kind: 'verify_again', email });
    }
  });
}

/** Uses a verification link: makes the user and a workspace of theirs. Of several uses at once one succeeds. */
export async function validateEmail(
  deps: AccountDeps,
  token: string,
  address: string,
): Promise<CallReply<typeof users.validateEmail>> {
  const ms = deps.now();
  const now = instantOf(ms);
  const invalid = { email_is_valid: false, password_is_set: false, token: null };
  const tokenHash = hashSecret(token);
  const link = await findLink(deps.database.app, tokenHash, ['verify'], now);
  const signUp = link?.signUpId
    ? await sql.findSignUp(deps.database.app, link.email, link.signUpId)
    : undefined;
  if (!signUp) return invalid;
  deps.freeSpace.assertRoom();
  const workspaceId = randomUUID();
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    if (!(await takeLink(tx, tokenHash, address, now))) return invalid;
    if (!(await addVerified(tx, workspaceId, signUp, signUp.passwordHash, now))) return invalid;
    if (signUp.passwordHash !== null) return { email_is_valid: true, password_is_set: true, token: null };
    const secret = newSecret();
    await insertLink(tx, {
      tokenHash: hashSecret(secret),
      purpose: 'set_password',
      email: signUp.email,
      userId: signUp.userId,
      createdAt: now,
      expiresAt: instantOf(ms + lifetimes.resetLink),
    });
    return { email_is_valid: true, password_is_set: false, token: secret };
  });
}

/**
 * Makes the user of a sign-up, and their workspace.
 *
 * @returns false when the address has become somebody's in the meantime
 */
export async function addVerified(
  tx: Db,
  workspaceId: string,
  signUp: SignUp,
  passwordHash: string | null,
  now: string,
): Promise<boolean> {
  const { email, userId, company, source, timeZone } = signUp;
  if (!(await addUser(tx, { id: userId, email, passwordHash, source }, now))) return false;
  const name = company ?? localPartOf(email);
  await addWorkspace(tx, workspaceId, { name, ownerId: userId, now, timeZone });
  await forgetSignUps(tx, email, now);
  return true;
}

async function forgetSignUps(tx: Db, email: string, now: string): Promise<void> {
  await endLinks(tx, email, ['verify'], now);
  await sql.deleteSignUps(tx, email);
}
