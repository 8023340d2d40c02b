import { createServer } from 'node:http';

/* A bare server that answers each POST with 10 kB of JSON: what this machine can do today, whatever Earshot does. */

const reply = Buffer.from(
  JSON.stringify({ results: Array.from({ length: 25 }, (_, i) => ({ i, text: 'x'.repeat(380) })) }),
);

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': reply.length });
    response.end(reply);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.send?.(`http://127.0.0.1:${address.port}`);
});
process.once('disconnect', () => process.exit());
