/** What one case came to. Clicks: settings to change before the mapping is right; Infinity where none makes it so. */
export interface CaseFigures {
  name: string;
  clicks: number;
  /** Which settings those are, for the open half. */
  wrong: string[];
  items: { right: boolean; got: number; wanted: number };
  /** Of the items that the truth spells out. */
  samples: { right: number; all: number };
  fields: { right: number; all: number };
  faults: string[];
}

const mostClicks = 2;

/** One line a case for the open half, and sums for both. */
export function printFigures(half: string, cases: readonly CaseFigures[], details: boolean): void {
  if (details) {
    for (const one of cases) {
      const { name, clicks, items, samples, fields } = one;
      console.log(
        `${name.padEnd(24)} clicks ${String(clicks).padStart(8)}   items ${items.got}/${items.wanted}   samples ${samples.right}/${samples.all}   fields ${fields.right}/${fields.all}`,
      );
      for (const line of [...one.wrong, ...one.faults]) console.log(`    ${line}`);
    }
  }
  const sum = (of: (one: CaseFigures) => number) => cases.reduce((all, one) => all + of(one), 0);
  const share = (right: number, all: number) => `${right} of ${all} (${Math.round((right / all) * 100)} %)`;
  console.log(`\n${half}`);
  console.log(
    `  mapping right without a click   ${share(
      sum(({ clicks }) => Number(clicks === 0)),
      cases.length,
    )}`,
  );
  console.log(
    `  with at most two clicks         ${share(
      sum(({ clicks }) => Number(clicks <= mostClicks)),
      cases.length,
    )}`,
  );
  console.log(
    `  files with the right items      ${share(
      sum(({ items }) => Number(items.right)),
      cases.length,
    )}`,
  );
  console.log(
    `  items wholly right              ${share(
      sum(({ samples }) => samples.right),
      sum(({ samples }) => samples.all),
    )}`,
  );
  console.log(
    `  fields right                    ${share(
      sum(({ fields }) => fields.right),
      sum(({ fields }) => fields.all),
    )}\n`,
  );
}
