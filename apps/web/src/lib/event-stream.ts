/** One event of a server's stream. */
export interface ServerEvent {
  id: string | undefined;
  event: string;
  data: unknown;
}

/** Events of a body as they come, of the kind that our servers send: one line of JSON each. Comments are passed over. */
export async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function eventOf(block: string): ServerEvent | null {
  const [, id, event, data] = /^(?:id: (.*)\n)?event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
  return event && data ? { id, event, data: JSON.parse(data) as unknown } : null;
}
