import { findPersonalData } from '@earshot/analysis/personal-data/find-personal-data';
import type { Measured } from '../search/report.ts';
import type { LabelledString } from './labelled-strings.ts';

const showMissed = process.argv.includes('--missed');

/** Share of the labelled places that are covered whole by a span of their kind. */
export function measureRecall(name: string, strings: readonly LabelledString[], atLeast: number): Measured {
  let all = 0;
  let found = 0;
  for (const { text, spans } of strings) {
    const given = findPersonalData(text);
    for (const { kind, start, end } of spans) {
      all += 1;
      if (given.some((span) => span.kind === kind && span.start <= start && span.end >= end)) found += 1;
      else if (showMissed) console.log(`missed ${kind}: ${text}`, JSON.stringify(given));
    }
  }
  return {
    name: `personal data masked, ${name} (${all} places in ${strings.length})`,
    value: (100 * found) / all,
    unit: '%',
    limit: { atLeast },
  };
}

/** Share of the strings without personal data in which something is masked. */
export function measureHarm(name: string, strings: readonly LabelledString[], atMost: number): Measured {
  const harmed = strings.filter(({ text }) => {
    const given = findPersonalData(text);
    if (given.length > 0 && showMissed) console.log(`masked ${given[0]?.kind ?? ''}: ${text}`);
    return given.length > 0;
  });
  return {
    name: `wrongly masked, ${name} (${strings.length})`,
    value: (100 * harmed.length) / strings.length,
    unit: '%',
    limit: { atMost },
  };
}
