/**
 * Loaded before a program (`node --import`), it answers every look-up of a name under `.test` with the loopback, in all of its
 * threads. So a server that runs as its users start it meets the stand-in; every other name is looked up as always.
 */
import promises from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';

const lookup = promises.lookup;

promises.lookup = (async (host: string, options: { all: true }) =>
  host.endsWith('.test')
    ? [{ address: '127.0.0.1', family: 4 }]
    : lookup(host, options)) as typeof promises.lookup;
syncBuiltinESMExports();
