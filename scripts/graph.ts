import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { floors } from './graph/floors.mjs';
import { readGraph } from './graph/read-graph.ts';

/* Prints the floors of the server's features and who imports whom: npm run graph. Fails when something is not in order. */

const { edges, circles, upward, reexporting, misplaced } = readGraph(
  dirname(dirname(fileURLToPath(import.meta.url))),
);
const line = (text = '') => process.stdout.write(`${text}\n`);

for (const floor of floors.toReversed()) {
  line(floor.name);
  for (const feature of floor.features.toReversed()) {
    const below = edges.filter(({ from }) => from === feature);
    const told = below.map(({ to, imports }) => `${to} ${imports}`).join(', ');
    line(`  ${feature}${told === '' ? '' : ` → ${told}`}`);
  }
}
line('platform, jobs');
line();
line(
  `${floors.flatMap(({ features }) => features).length} features, ${edges.length} pairs, ${edges.reduce((sum, { imports }) => sum + imports, 0)} imports`,
);
show(
  'Circles',
  circles.map((circle) => circle.join(' ↔ ')),
);
show('Upward imports', upward);
show('Files that only re-export', reexporting);
show('Without a floor, or without a folder', misplaced);
if (circles.length + upward.length + reexporting.length + misplaced.length > 0) process.exitCode = 1;

function show(name: string, found: readonly string[]): void {
  line(`${name}: ${found.length}`);
  for (const one of found) line(`  ${one}`);
}
