/**
 * Measures what recorders cost the page that they record: ours beside no recorder, the recording library alone and other
 * products, in a real browser, each run in a fresh one, in rounds whose order turns.
 *
 *   npm run bench:recorder -- [--rounds 15] [--seconds 90] [--pages calm,heavy] [--variants none,ours,raw,sentry,openreplay,posthog]
 *     [--at-once 1]
 *
 * The recorders of others are installed from the registry into `.cache/` when first needed; what they send goes nowhere but to this
 * machine. The full size takes five hours, less with several runs of a round at once: what disturbs one then disturbs the others it is
 * compared with. Exits 1 when a limit is missed.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { holds, type Line, median, print } from './load/report.ts';
import { type PageName, pageNames } from './recorder/pages.ts';
import { pairedRatio } from './recorder/ratios.ts';
import { type Cost, runPage } from './recorder/run-page.ts';
import { makeVariant, type Variant, type VariantName, variantNames } from './recorder/variants.ts';

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    // A new picture of the page is due after a minute; with less than 90 seconds a run may hold none.
    seconds: { type: 'string', default: '90' },
    pages: { type: 'string', default: pageNames.join(',') },
    variants: { type: 'string', default: variantNames.join(',') },
    'at-once': { type: 'string', default: '1' },
  },
});
const limits = { calm: { none: 1.35, raw: 1.05 }, heavy: { none: 1.4, raw: 1.05 } };
const bytesLimit = 1.03;
const fileKibLimit = 32;

const rounds = wholeNumber('rounds');
const seconds = wholeNumber('seconds');
const atOnce = wholeNumber('at-once');
const pages = namesOf('pages', pageNames);
const wanted = namesOf('variants', variantNames);
const variants: Variant[] = [];
for (const name of wanted) variants.push(await makeVariant(name));

const lines: Line[] = [];
function report(line: Line): void {
  lines.push(line);
  print(line);
}

for (const page of pages) for (const line of linesOf(page, await measure(page))) report(line);
for (const { name, script } of variants) {
  if (name === 'none') continue;
  const kib = gzipSync(script, { level: 9 }).length / 1024;
  const limit = name === 'ours' ? { limit: { atMost: fileKibLimit } } : {};
  report({ name: `${name}: first file, gzip`, value: kib, unit: 'KiB', ...limit });
}
report({ name: 'load of the machine', value: loadavg()[0] ?? NaN, unit: '' });
process.exitCode = lines.every(holds) ? 0 : 1;

/** Costs by recorder, one of each round. */
async function measure(page: PageName): Promise<Map<VariantName, Cost[]>> {
  const costs = new Map<VariantName, Cost[]>(wanted.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const batch of batchesOf(round)) {
      const run = async (variant: Variant) => {
        const cost = await runPage(page, seconds, variant);
        costs.get(variant.name)?.push(cost);
        const said = `${page} ${round + 1}/${rounds} ${variant.name}: ${cost.mainSeconds.toFixed(2)} s`;
        process.stderr.write(`${said}, load ${loadavg()[0]?.toFixed(1)}\n`);
      };
      await Promise.all(batch.map(run));
    }
  }
  return costs;
}

/**
 * What runs at once in a round, batch after batch. The same recorders always run together, so that those with a limit between them
 * meet the same load; which batch comes first, and who comes first in it, turns with the rounds.
 */
function batchesOf(round: number): Variant[][] {
  const batches: Variant[][] = [];
  for (let first = 0; first < variants.length; first += atOnce)
    batches.push(turned(variants.slice(first, first + atOnce), round));
  return turned(batches, round);
}

function turned<T>(list: readonly T[], by: number): T[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

function linesOf(page: PageName, costs: Map<VariantName, Cost[]>): Line[] {
  return wanted.flatMap((name) => {
    const own = costs.get(name) ?? [];
    const of = (pick: (cost: Cost) => number | undefined) => own.map((cost) => pick(cost) ?? NaN);
    const told = (what: string, value: number, unit: string): Line => ({
      name: `${page}, ${name}: ${what}`,
      value,
      unit,
    });
    const compared = (['none', 'raw'] as const).flatMap((other): Line[] => {
      const others = costs.get(other);
      if (!others || other === name || name === 'none') return [];
      const ratio = pairedRatio(
        of((cost) => cost.mainSeconds),
        others.map((cost) => cost.mainSeconds),
      );
      const line = told(`main thread to ${other}, at most (95 %)`, ratio.upper, '×');
      const note = `median ${ratio.median.toFixed(3)}`;
      return [
        name === 'ours' ? { ...line, note, limit: { atMost: limits[page][other] } } : { ...line, note },
      ];
    });
    const packedBeside = (pick: (cost: Cost) => number | undefined) =>
      pairedRatio(
        of((cost) => cost.bytes),
        of(pick),
      ).upper;
    return [
      told('main thread', median(of((cost) => cost.mainSeconds)), 's'),
      ...compared,
      told('all threads of the page', median(of((cost) => cost.processSeconds)), 's'),
      told('heap', median(of((cost) => cost.heapMb)), 'MB'),
      told('sent', median(of((cost) => cost.bytes)) / 1024, 'KiB'),
      ...(name === 'ours'
        ? [
            {
              ...told(
                'sent to gzip of its events, in one',
                packedBeside(({ gzipBytes }) => gzipBytes),
                '×',
              ),
              limit: { atMost: bytesLimit },
            },
            told(
              'and chunk by chunk',
              packedBeside(({ gzipBytesByChunk }) => gzipBytesByChunk),
              '×',
            ),
          ]
        : []),
      told('requests', median(of((cost) => cost.requests)), ''),
    ];
  });
}

function wholeNumber(flag: 'rounds' | 'seconds' | 'at-once'): number {
  const number = Number(flags[flag]);
  if (!Number.isInteger(number) || number < 1)
    throw new RangeError(`--${flag} is no whole number: ${flags[flag]}`);
  return number;
}

function namesOf<Name extends string>(flag: 'pages' | 'variants', known: readonly Name[]): Name[] {
  return flags[flag].split(',').map((given) => {
    const name = known.find((one) => one === given);
    if (!name) throw new RangeError(`--${flag} knows ${known.join(', ')}, not ${given}`);
    return name;
  });
}
