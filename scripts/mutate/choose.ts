import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas, modulesOf } from './areas.ts';
import { mutantsOf, type Mutant } from './mutants.ts';

export interface PlantedFault extends Mutant {
  area: string;
  path: string;
}

/** The same faults for the same seed and code: of each area its share, from modules drawn evenly. */
export function chooseFaults(root: string, count: number, seed: number): PlantedFault[] {
  const chance = chanceFrom(seed);
  return Object.entries(areas).flatMap(([area, { share }]) => {
    const modules = modulesOf(area, root)
      .map((path) => ({ path, mutants: mutantsOf(path, readFileSync(join(root, path), 'utf8')) }))
      .filter(({ mutants }) => mutants.length > 0);
    const chosen = new Map<string, PlantedFault>();
    const wanted = Math.round(count * share);
    for (let tries = 0; chosen.size < wanted && tries < wanted * 20; tries++) {
      const { path, mutants } = pick(modules, chance);
      const mutant = pick(mutants, chance);
      chosen.set(`${path}:${mutant.start}:${mutant.kind}`, { ...mutant, area, path });
    }
    return [...chosen.values()];
  });
}

function pick<Item>(list: readonly Item[], chance: () => number): Item {
  const item = list[Math.floor(chance() * list.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from');
  return item;
}

/** Mulberry32: numbers of at least 0 and below 1. */
function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
