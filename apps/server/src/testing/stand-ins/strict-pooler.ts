import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** What PgBouncer takes with the start of a connection when nothing is set up. */
const taken = new Set([
  ...['user', 'database', 'client_encoding', 'datestyle', 'timezone', 'standard_conforming_strings'],
  'application_name',
]);

export interface StrictPooler {
  port: number;
  stop(): void;
}

/**
 * Stands before a server as a pooler does that refuses start-up options in its own words.
 *
 * @param reword what it makes of the server's answers, which keep their length
 */
export async function startStrictPooler(
  serverPort: number,
  reword: (answer: string) => string = (answer) => answer,
): Promise<StrictPooler> {
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined).once('close', () => open.delete(socket));
    return socket;
  };
  const pooler = createServer((client) => {
    keep(client).once('data', (first: Buffer) => {
      const refused = parametersOf(first).find((name) => !taken.has(name.toLowerCase()));
      if (refused !== undefined) {
        client.end(errorOf(`unsupported startup parameter: ${refused}`));
        return;
      }
      const server = keep(connect(serverPort, '127.0.0.1'));
      server.write(first);
      client.pipe(server);
      server.on('data', (answer: Buffer) => {
        client.write(Buffer.from(reword(answer.toString('latin1')), 'latin1'));
      });
      server.once('end', () => client.end());
    });
  });
  await new Promise<void>((done) => pooler.listen(0, '127.0.0.1', done));
  return {
    port: (pooler.address() as AddressInfo).port,
    stop: () => {
      pooler.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** Names of what a start-up message holds: its length, the protocol's version, then names and values in turn. */
function parametersOf(message: Buffer): string[] {
  const words = message.subarray(8).toString().split('\0');
  return words.filter((word, nth) => nth % 2 === 0 && word !== '');
}

function errorOf(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
