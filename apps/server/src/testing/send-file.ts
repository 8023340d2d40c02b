import type { FastifyInstance } from 'fastify';
import type { Person } from './people.ts';

/** Sends a file as a browser does. */
export async function sendFile(
  app: FastifyInstance,
  url: string,
  {
    as,
    bytes,
    name,
    part = 'file',
  }: { as: Pick<Person, 'auth' | 'remoteAddress'>; bytes: string | Buffer; name: string; part?: string },
): Promise<{ status: number; reply: unknown }> {
  const boundary = 'the-edge-of-the-file';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { ...as.auth, 'content-type': `multipart/form-data; boundary=${boundary}` },
    remoteAddress: as.remoteAddress,
    payload: Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: answer.statusCode, reply: answer.json() };
}
