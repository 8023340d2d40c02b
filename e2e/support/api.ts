import { randomBytes } from 'node:crypto';
import type { LoginResult } from '@earshot/contracts/users';
import { mailTo } from './outbox.ts';

/** A network address (of those kept for documentation) that nobody else in the run has. */
export function ownAddress(): string {
  const part = () => randomBytes(2).toString('hex');
  return `2001:db8:${part()}:${part()}::1`;
}

/** Somebody with an account, as a test sees them. */
export interface Person extends LoginResult {
  password: string;
}

/** Calls of the API without a browser. */
export class Api {
  readonly url: string;
  readonly dataDir: string;
  private readonly from = ownAddress();

  constructor(url: string, dataDir: string) {
    this.url = url;
    this.dataDir = dataDir;
  }

  /**
   * Posts a body, or gets when there is none, and gives the answer.
   *
   * @throws Error with the problem when the call fails
   */
  async call<Reply>(path: string, body?: object, token?: string): Promise<Reply> {
    const headers: Record<string, string> = { 'x-forwarded-for': this.from };
    if (body) headers['content-type'] = 'application/json';
    if (token) headers.authorization = `Bearer ${token}`;
    const answer = await fetch(this.url + path, {
      method: body ? 'POST' : 'GET',
      headers,
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as Reply;
  }

  /** Signs somebody up with a workspace of their own, uses the mailed link and logs in. */
  async signUp(company = 'Marrowby'): Promise<Person> {
    const email = `person-${randomBytes(5).toString('hex')}@marrowby.example`;
    const password = `correct horse ${randomBytes(6).toString('hex')}`;
    await this.call('/api/user/create_user', { email, password, company });
    const { link } = await mailTo(this.dataDir, email);
    await this.call('/api/user/validate_email', { token: new URL(link).hash.replace('#token=', '') });
    const login = await this.call<LoginResult>('/api/user/get_token', { email, password });
    return { ...login, password };
  }
}
