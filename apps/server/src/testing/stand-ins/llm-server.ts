import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';

/** How the model behaves with the next requests. */
export type LlmManner = (prompt: string, response: ServerResponse) => void;

/** A server of the OpenAI protocol that behaves as a test wants it to, and keeps what it was asked. */
export interface LlmServer {
  url: string;
  prompts: string[];
  behave: (manner: LlmManner) => void;
  stop: () => Promise<void>;
}

export async function llmServer(): Promise<LlmServer> {
  let manner: LlmManner = says('');
  const prompts: string[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      prompts.push(body);
      manner(body, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    prompts,
    behave: (next) => {
      manner = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Answers with a text, which may depend on what was asked. */
export function says(text: string | ((prompt: string) => string)): LlmManner {
  return (prompt, response) => {
    const content = typeof text === 'string' ? text : text(textOfRequest(prompt));
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: 'answer',
        object: 'chat.completion',
        created: 0,
        model: 'stand-in',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  };
}

/** Answers each text with the vector that it is given, as an encoder would. */
export function embeds(vectorOf: (text: string) => number[]): LlmManner {
  return (body, response) => {
    const { input } = JSON.parse(body) as { input: string[] };
    const data = input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }));
    const usage = { prompt_tokens: 1, total_tokens: 1 };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ object: 'list', data, model: 'stand-in', usage }));
  };
}

/** Answers nothing for as long as anybody waits. */
export const silent: LlmManner = () => undefined;

/** Answers with a status and a body of its own; whoever tries again after a failure need not wait for seconds. */
export function replies(status: number, body: string): LlmManner {
  return (_prompt, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '5' }).end(body);
  };
}

/** Never stops answering. */
export const endless: LlmManner = (_prompt, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = `"${'x'.repeat(65_536)}`;
  const write = () => {
    if (!response.destroyed) response.write(chunk, () => setImmediate(write));
  };
  write();
};

/** What the model was told and asked, as one text. */
export function textOfRequest(body: string): string {
  const { messages } = JSON.parse(body) as { messages: { content: unknown }[] };
  return messages
    .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
    .join('\n');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
