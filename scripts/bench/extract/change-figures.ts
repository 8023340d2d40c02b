import { comparedPlan, planChanges } from '@earshot/extraction/changes/plan-changes';
import type { PlanChange, PlanField } from '@earshot/extraction/changes/plan-changes';
import { readPage } from '@earshot/extraction/page/read-page';
import { readPricing } from '@earshot/extraction/pricing/read-pricing';
import {
  cosmeticOfDevelopment,
  plantedInDevelopment,
} from '../../../packages/stand-in-internet/src/pricing/changes-development.ts';
import {
  cosmeticOfFrozen,
  plantedInFrozen,
} from '../../../packages/stand-in-internet/src/pricing/changes-frozen.ts';
import type {
  Edit,
  PlantedChange,
  ToldChange,
} from '../../../packages/stand-in-internet/src/pricing/edits.ts';
import { pricingPage } from '../../../packages/stand-in-internet/src/pricing/pages.ts';
import type { Half } from '../../../packages/stand-in-internet/src/pricing/pages.ts';
import type { Measured } from '../search/report.ts';

export interface ChangeFigures {
  lines: Measured[];
  /** Ids of changes that were not told rightly. */
  faulty: string[];
}

const FIELDS: Readonly<Record<NonNullable<ToldChange['field']>, PlanField>> = {
  amount: 'amount',
  currency: 'currency',
  per: 'per',
  kind: 'kind',
  name: 'name',
  setup_fee: 'setupFee',
  is_from: 'isFrom',
};

/** Reads pages before and after planted and cosmetic changes: the first must all be told, of the second nothing. */
export function changeFigures(half: Half): ChangeFigures {
  const planted = half === 'development' ? plantedInDevelopment : plantedInFrozen;
  const cosmetic = half === 'development' ? cosmeticOfDevelopment : cosmeticOfFrozen;
  const missed = planted.filter((change) => !isTold(half, change));
  const disturbed = cosmetic.filter(({ page, edit }) => changesOf(half, page, edit).length > 0);
  const line = (name: string, value: number, whole: number): Measured => ({
    name: `${half}: ${name}, of ${whole}`,
    value,
    unit: '',
    limit: { atLeast: whole },
  });
  return {
    lines: [
      line('planted changes told, each alone', planted.length - missed.length, planted.length),
      line('cosmetic changes passed over', cosmetic.length - disturbed.length, cosmetic.length),
    ],
    faulty: [...missed, ...disturbed].map(({ id }) => id),
  };
}

/** Each change is told, and nothing else. */
function isTold(half: Half, { page, edit, told }: PlantedChange): boolean {
  const changes = changesOf(half, page, edit);
  return (
    changes.length === told.length && told.every((each) => changes.some((change) => agrees(change, each)))
  );
}

function changesOf(half: Half, name: string, edit: Edit): PlanChange[] {
  const { html, url } = pricingPage(half, name);
  const plansOf = (text: string) => readPricing(readPage(text, url)).plans.map(comparedPlan);
  return planChanges(plansOf(html), plansOf(edit(html)));
}

function agrees(change: PlanChange, told: ToldChange): boolean {
  return (
    change.plan === told.plan &&
    change.kind === told.kind &&
    change.field === (told.field === null ? null : FIELDS[told.field]) &&
    change.before === told.before &&
    change.after === told.after
  );
}
