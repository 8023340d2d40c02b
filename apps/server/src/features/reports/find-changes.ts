import type { NamedFigure } from '@earshot/contracts/questions';
import type { ReportRun } from '@earshot/contracts/reports/report-run';
import type { KeptRun } from './kept-run.ts';

type Section = ReportRun['sections'][number];

/** What is different from the run before; null where there is none that asked for the same. */
export function findChanges(
  now: { asked: string; headline: readonly NamedFigure[]; sections: readonly Section[] },
  before: KeptRun | undefined,
): ReportRun['changes'] {
  if (!before || before.asked !== now.asked) return null;
  const [then, today] = [themesOf(before.sections), themesOf(now.sections)];
  return {
    since: before.counted_at,
    period: before.period,
    figures: now.headline.flatMap(({ name, label, figure }) => {
      const old = before.headline.find((one) => one.name === name);
      if (!old) return [];
      const { change: _change, ...own } = figure;
      return [{ label, now: own, before: old.figure }];
    }),
    new_themes: then && today ? namesMissingIn(then, today) : [],
    gone_themes: then && today ? namesMissingIn(today, then) : [],
  };
}

type Rows = Extract<Section, { kind: 'themes' }>['rows'];

function themesOf(sections: readonly Section[]): Rows | null {
  return sections.find((one) => one.kind === 'themes')?.rows ?? null;
}

function namesMissingIn(there: Rows, rows: Rows): string[] {
  const known = new Set(there.map(({ key }) => key));
  return rows.filter(({ key }) => !known.has(key)).map(({ label }) => label);
}
