// Runs Earshot's commands on any Node from 18 on: brings the right Node and the dependencies first where they are
// missing, and needs none itself. Usage: node scripts/launch.mjs <command> [arguments]
import { commands } from './launch/commands.mjs';
import { endWithNpm } from './launch/parent.mjs';
import { CannotGoOn, say } from './launch/say.mjs';

const [name = '', ...args] = process.argv.slice(2);
const command = commands.get(name);
try {
  if (!command) {
    throw new CannotGoOn(`There is no command "${name}". There are: ${[...commands.keys()].join(', ')}.`);
  }
  endWithNpm();
  process.exitCode = await command(args);
} catch (error) {
  say(error instanceof CannotGoOn ? error.message : String(error instanceof Error ? error.stack : error));
  process.exitCode = 1;
}
