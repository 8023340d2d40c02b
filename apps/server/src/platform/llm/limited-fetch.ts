/** A `fetch` that follows no redirect and reads no more than so much. The body fails with a RangeError when it is longer. */
export function fetchUpTo(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const reply = await fetch(input, { ...init, redirect: 'error' });
    if (!reply.body) return reply;
    let bytes = 0;
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) controller.error(new RangeError('The answer is too long'));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = reply;
    return new Response(reply.body.pipeThrough(limit), { status, statusText, headers });
  };
}
