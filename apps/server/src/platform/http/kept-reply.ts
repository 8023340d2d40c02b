/** A reply that is given many times as it is: it is serialised with the first. */
export class KeptReply<Reply> {
  #reply: Reply | undefined;
  #bytes: Buffer | undefined;

  constructor(reply: Reply) {
    this.#reply = reply;
  }

  /** @param serialise always the same for one reply */
  bytes(serialise: (reply: Reply) => string): Buffer {
    if (this.#reply !== undefined) {
      this.#bytes = Buffer.from(serialise(this.#reply));
      this.#reply = undefined;
    }
    return this.#bytes ?? Buffer.alloc(0);
  }
}
