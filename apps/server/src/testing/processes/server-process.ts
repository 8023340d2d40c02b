import type { Call, CallBody, CallQuery, CallReply } from '@earshot/contracts/call';
import { users } from '@earshot/contracts/users';
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newestMail } from '../../platform/mail/outbox-mailer.ts';
import { killNow } from './jobs-process.ts';

const entry = fileURLToPath(new URL('../../main.ts', import.meta.url));
const readyLine = /Earshot is ready at (\S+)/;

export interface SendInput<C> {
  query?: CallQuery<C>;
  body?: CallBody<C>;
  token?: string;
}

/** The real server, as its operator starts it: a process of its own, with the embedded database in `dataDir` if told no other. */
export class ServerProcess {
  readonly child: ChildProcess;
  readonly #address: string;
  readonly #dataDir: string;

  private constructor(child: ChildProcess, address: string, dataDir: string) {
    this.child = child;
    this.#address = address;
    this.#dataDir = dataDir;
  }

  /**
   * @param more environment variables besides those every test has
   * @throws Error with what it said when it ends before it is ready
   */
  static async start(dataDir: string, more: Record<string, string> = {}): Promise<ServerProcess> {
    const environment = {
      ...more,
      PORT: '0',
      EARSHOT_DATA_DIR: dataDir,
      EARSHOT_LOG_LEVEL: 'warn',
      EARSHOT_FREE_SPACE_FLOOR: '0',
    };
    const child = spawn(process.execPath, [entry], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      const listen = (part: Buffer) => {
        said += part.toString();
        const ready = readyLine.exec(said);
        if (ready?.[1] !== undefined) resolve(ready[1]);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', (code) =>
        reject(new Error(`The server ended with ${code} before it was ready: ${said}`)),
      );
    });
    return new ServerProcess(child, address, dataDir);
  }

  /** Makes a call. @throws Error when no answer comes, or one that is no success */
  async send<C extends Call>(call: C, { query, body, token }: SendInput<C> = {}): Promise<CallReply<C>> {
    const url = new URL(call.path, this.#address);
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, String(value));
    return (await this.#fetch(url, {
      method: call.method,
      headers: { ...bearer(token), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })) as CallReply<C>;
  }

  /** Uploads a file. */
  async upload<C extends Call>(call: C, file: Blob, token: string): Promise<CallReply<C>> {
    const form = new FormData();
    form.set('file', file, 'many.csv');
    const init = { method: 'POST', headers: bearer(token), body: form };
    return (await this.#fetch(new URL(call.path, this.#address), init)) as CallReply<C>;
  }

  /** Sends bytes as plain text, as pages of other sites may. @throws Error when no answer comes, or one that is no success */
  async sendBytes<C extends Call>(
    call: C,
    query: Record<string, string>,
    bytes: Buffer,
  ): Promise<CallReply<C>> {
    const url = new URL(`${call.path}?${new URLSearchParams(query).toString()}`, this.#address);
    const init = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: new Uint8Array(bytes) };
    return (await this.#fetch(url, init)) as CallReply<C>;
  }

  /** Bytes that a call answers. */
  async fetchBytes<C extends Call>(call: C, body: CallBody<C>, token: string): Promise<Buffer> {
    const answer = await fetch(new URL(call.path, this.#address), {
      method: call.method,
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${call.path} answered ${answer.status}: ${await answer.text()}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  /** Signs somebody up by the mail in the outbox. @returns their token */
  async signUp(): Promise<string> {
    const email = `person-${randomUUID()}@example.com`;
    const password = randomUUID();
    await this.send(users.createUser, { body: { email, password } });
    let link: string | null | undefined;
    while (!link) {
      await wait(50);
      link = (await newestMail(join(this.#dataDir, 'outbox')))?.link;
    }
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
    await this.send(users.validateEmail, { body: { token } });
    return (await this.send(users.getToken, { body: { email, password } })).token;
  }

  kill(): Promise<void> {
    return killNow(this.child);
  }

  /** Asks it to stop, as its operator does. @returns its exit code; of one that ended before, that of then */
  async stop(): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const ended = new Promise<number | null>((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    return ended;
  }

  async #fetch(url: URL, init: RequestInit): Promise<unknown> {
    const answer = await fetch(url, init);
    if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
}

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}
