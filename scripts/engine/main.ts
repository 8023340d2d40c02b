/**
 * The text engine as a command: JSONL on standard input until it closes, JSONL on standard output.
 *
 *   npm run --silent engine -- search|topics|sentiment|lang|cluster
 *
 * Exits 2 when the mode is unknown or a line cannot be used; the message names the line.
 */
import { LineError, readLines } from './lines.ts';
import { MODES } from './modes.ts';

const name = process.argv[2] ?? '';
const mode = MODES.get(name);
if (mode) {
  try {
    await mode(readLines(process.stdin), process.stdout);
  } catch (error) {
    if (!(error instanceof LineError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
    // What is still to come is not read.
    process.stdin.destroy();
  }
} else {
  console.error(`Say one of ${[...MODES.keys()].join(', ')} after "engine"; "${name}" is none of them.`);
  process.exitCode = 2;
}
