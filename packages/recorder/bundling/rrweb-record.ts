import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { adjustRrweb } from './adjust-rrweb.ts';
import { keepReachable } from './reachable-statements.ts';

/** `record` of the installed rrweb as a module: adjusted, and without what only its player needs. */
export function rrwebRecord(): string {
  const whole = readFileSync(fileURLToPath(import.meta.resolve('rrweb')), 'utf8');
  return keepReachable(adjustRrweb(keepReachable(whole, ['record'])), ['record']);
}

/** The installed rrweb as it came. */
export function wholeRrwebRecord(): string {
  return readFileSync(fileURLToPath(import.meta.resolve('rrweb')), 'utf8');
}
