import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A connection on which a test says byte by byte what it wants, and hears everything until the other side closes. */
export class RawConnection {
  readonly #socket: Socket;
  #heard = '';
  /** Resolves with all that was heard, once the connection is closed. */
  readonly closed: Promise<string>;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.on('data', (part: Buffer) => (this.#heard += part.toString()));
    // A connection that is closed while it is written to is closed all the same.
    this.#socket.on('error', () => undefined);
    this.closed = new Promise((done) => this.#socket.once('close', () => done(this.#heard)));
  }

  get heard(): string {
    return this.#heard;
  }

  get isClosed(): boolean {
    return this.#socket.closed;
  }

  say(text: string): this {
    this.#socket.write(text);
    return this;
  }

  /** Says one byte every `everyMs` until the connection is closed. */
  drip(everyMs: number, text = 'a'): this {
    void (async () => {
      for (let nth = 0; !this.#socket.destroyed; nth += 1) {
        await wait(everyMs);
        this.#socket.write(text[nth % text.length] ?? 'a');
      }
    })();
    return this;
  }

  end(): void {
    this.#socket.destroy();
  }
}

/** The problem that an answer of HTTP/1.1 holds. */
export function problemIn(answer: string): { code: string; status: number } {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  if (!/^content-type: application\/problem\+json/im.test(head)) throw new Error(`No problem: ${answer}`);
  return JSON.parse(body) as { code: string; status: number };
}
