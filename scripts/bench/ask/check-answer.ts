import type { Answer } from '@earshot/contracts/questions';
import type { ExpectedPlan } from './expected-plan.ts';
import { labelsOf, matching, valueOf } from './reference.ts';
import type { SeedItem } from './seeded-workspace.ts';
import { sources, themes, topics } from './seeded-workspace.ts';

/** Faults in the numbers of an answer; null when the plan is about a text, which a plain reading cannot count. */
export function wrongNumbers(
  answer: Answer,
  plan: ExpectedPlan,
  items: readonly SeedItem[],
): string[] | null {
  if (plan.filters?.about) return null;
  const base = matching(items, plan.filters);
  const faults: string[] = [];
  const check = (name: string, wanted: number | null) => {
    const figure = answer.figures.find((one) => one.name === name)?.figure;
    const is = figure?.value ?? null;
    if (is === null || wanted === null || Math.abs(is - wanted) > 1e-9)
      faults.push(`${name} is ${String(is)}, not ${String(wanted)}`);
  };
  switch (plan.kind) {
    case 'trend':
      for (const { figure, from, to, label } of answer.trend?.rows ?? []) {
        const within = base.filter(
          ({ day }) => day !== null && from !== undefined && to !== undefined && day >= from && day <= to,
        );
        const wanted = valueOf(within, plan);
        if (!same(figure.value, wanted))
          faults.push(`${label} is ${String(figure.value)}, not ${String(wanted)}`);
      }
      if ((answer.trend?.rows.length ?? 0) === 0) faults.push('no trend');
      break;
    case 'compare': {
      const [first, second] = plan.sides ?? [];
      if (first && second) {
        check('main', valueOf(matching(base, first), plan));
        check('other', valueOf(matching(base, second), plan));
      } else {
        check('main', valueOf(base, plan));
        const before = typeof plan.compare === 'object' ? plan.compare : {};
        check('before', valueOf(matching(items, { ...plan.filters, ...before }), plan));
      }
      break;
    }
    case 'rank':
      faults.push(...wrongRows(answer, plan, base));
      break;
    default:
      check('main', valueOf(base, plan));
  }
  return faults;
}

function wrongRows({ figures }: Answer, plan: ExpectedPlan, base: readonly SeedItem[]): string[] {
  const rows = figures.filter(({ name }) => name === 'main' || name.startsWith('row_'));
  const groups = new Map<string, SeedItem[]>();
  for (const item of base)
    for (const label of withParents(labelsOf(item, plan.by, nameOf), plan))
      groups.set(label, [...(groups.get(label) ?? []), item]);
  const values = [...groups.values()].map((group) => valueOf(group, plan) ?? 0);
  const best = plan.order === 'least' ? Math.min(...values) : Math.max(...values);
  const faults = rows.flatMap(({ label, figure }) => {
    const wanted = valueOf(groups.get(label) ?? [], plan);
    return same(figure.value, wanted) ? [] : [`${label} is ${String(figure.value)}, not ${String(wanted)}`];
  });
  const [top] = rows;
  if (plan.order !== 'change' && !same(top?.figure.value ?? null, best))
    faults.push(`the first is not ${best}`);
  return faults;
}

/** A theme's items belong to the theme around it as well. */
function withParents(labels: string[], { by }: ExpectedPlan): string[] {
  if (by !== 'theme') return labels;
  return [
    ...new Set(
      labels.flatMap((label) => [
        label,
        ...themes
          .filter(({ name }) => name === label)
          .flatMap(({ parentId }) => (parentId === null ? [] : [nameOf('theme', parentId)])),
      ]),
    ),
  ];
}

function nameOf(kind: string, id: number): string {
  if (kind === 'source') return sources.find((one) => one.id === id)?.name ?? '';
  if (kind === 'topic') return topics.find((one) => one.id === id)?.title ?? '';
  return themes.find((one) => one.id === id)?.name ?? '';
}

function same(is: number | null, wanted: number | null): boolean {
  return is === wanted || (is !== null && wanted !== null && Math.abs(is - wanted) < 1e-9);
}
