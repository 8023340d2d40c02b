/** The launcher cannot go on; the message is one sentence for the person who called it. */
export class CannotGoOn extends Error {}

/** The launcher's own words go to the error stream: the output belongs to the program it starts. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** Does one step and says how long it took. */
export async function step(name, work) {
  const began = performance.now();
  const result = await work();
  say(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}
