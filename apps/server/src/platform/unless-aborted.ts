/**
 * What comes of work, or the reason of a signal that is aborted before; the work goes on, and nobody hears of it.
 *
 * @throws the signal's reason; and whatever the work throws
 */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    const abort = () => fail(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(done, fail).finally(() => signal.removeEventListener('abort', abort));
  });
}
