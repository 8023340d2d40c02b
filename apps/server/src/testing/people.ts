import { randomUUID } from 'node:crypto';
import type { Role } from '@earshot/contracts/call';
import type { LoginResult } from '@earshot/contracts/users';
import { insertOperator } from '../platform/auth/operators.sql.ts';
import type { TestApp } from './app.ts';

/** Somebody logged in. */
export interface Person {
  email: string;
  password: string;
  userId: string;
  workspaceId: string;
  token: string;
  /** Headers for `app.inject`. */
  auth: { authorization: string };
  /** The address their requests come from, so that nobody uses up another's limits. */
  remoteAddress: string;
}

type Caller = Pick<TestApp, 'app' | 'mailbox' | 'runJobs'>;

let people = 0;

/** Signs somebody up through the front door, mail included; they own a new workspace. */
export async function signUp(
  test: Caller,
  { email = `person-${randomUUID()}@example.com`, company }: { email?: string; company?: string } = {},
): Promise<Person> {
  const password = randomUUID();
  const remoteAddress = newAddress();
  await post(test, remoteAddress, '/api/user/create_user', { email, password, company });
  await test.runJobs();
  const token = test.mailbox.newestToken(email);
  await post(test, remoteAddress, '/api/user/validate_email', { token });
  return logIn(test, { email, password, remoteAddress });
}

/** Invites a new person, who signs up with the invitation. */
export async function invite(test: Caller, inviter: Person, role: Role): Promise<Person> {
  const email = `person-${randomUUID()}@example.com`;
  const password = randomUUID();
  const remoteAddress = newAddress();
  await post(test, inviter.remoteAddress, '/api/workspaces/invite_member', { email, role }, inviter.auth);
  await test.runJobs();
  const invitation = test.mailbox.newestToken(email);
  await post(test, remoteAddress, '/api/user/create_user', { email, password, invitation });
  return logIn(test, { email, password, remoteAddress });
}

/** Logs in once more. */
export async function logIn(
  test: Caller,
  { email, password, remoteAddress }: Pick<Person, 'email' | 'password' | 'remoteAddress'>,
): Promise<Person> {
  const login = (await post(test, remoteAddress, '/api/user/get_token', { email, password })) as LoginResult;
  return {
    email,
    password,
    userId: login.user_id,
    workspaceId: login.workspace_id,
    token: login.token,
    auth: { authorization: `Bearer ${login.token}` },
    remoteAddress,
  };
}

/** Makes somebody an operator of the server, as the set-up link does. */
export async function makeOperator({ deps }: Pick<TestApp, 'deps'>, { userId }: Person): Promise<void> {
  const since = new Date(deps.now()).toISOString();
  await insertOperator(deps.database.app, { userId, since, madeBy: null });
}

/** An address nobody else of the test file has. */
export function newAddress(): string {
  people += 1;
  return `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`;
}

async function post(
  { app }: Caller,
  remoteAddress: string,
  url: string,
  payload: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const reply = await app.inject({ method: 'POST', url, payload, headers, remoteAddress });
  if (reply.statusCode >= 300) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`);
  return reply.json();
}
