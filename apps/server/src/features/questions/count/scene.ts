import type { NameIndex } from '@earshot/analysis/questions/names/names';
import type { KnownNames } from '@earshot/analysis/questions/plan';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { Measured, MeasureRequest } from '@earshot/contracts/analytics';
import type { Answer, QuestionPlan } from '@earshot/contracts/questions';
import type { Db } from '../../../platform/database/open.ts';
import type { MeasureCache } from '../../analytics/analytics.service.ts';
import { measure } from '../../analytics/analytics.service.ts';
import { capital } from '../word/capital.ts';
import { Draft } from './draft.ts';
import { itemsInWords, unitInWords } from '../word/in-words.ts';
import type { Scale } from '../word/in-words.ts';
import { measureName } from '../word/measure-names.ts';
import type { RankedMatter } from './rank-matters.ts';
import { readyMeasure } from '../../analytics/ready-measure.service.ts';

/** What a plan is run on; its filters are ready for the database. */
export interface Scene {
  db: Db;
  workspaceId: string;
  nowMs: number;
  cache: MeasureCache;
  known: KnownNames;
  names: NameIndex;
  plan: QuestionPlan;
  /** Of what is counted by likeness, the filter of those items that contain the words; null else. */
  floor: FeedbackFilter | null;
  /** What the items speak of most, where that is asked. */
  matters: readonly RankedMatter[];
}

export interface Counted {
  draft: Draft;
  /** The items that quotes and similar feedback are taken from. */
  behind: FeedbackFilter;
  /** Parts of them that each deserve a quote. */
  groups: { label: string; filters: FeedbackFilter }[];
  trend: Answer['trend'];
  missing: Answer['missing'];
  /** The part of the items that a ranking put first. */
  top: FeedbackFilter | null;
}

export function take(
  scene: Pick<Scene, 'db' | 'workspaceId' | 'nowMs' | 'cache'>,
  query: MeasureRequest,
): Promise<Measured> {
  const { db, workspaceId, nowMs, cache } = scene;
  return measure(db, workspaceId, readyMeasure(query), nowMs, cache);
}

/** The scale that means are told in: that of all ratings, where it is one and not that of stars. */
export function scaleOf({ known }: Pick<Scene, 'known'>): Scale | null {
  const [scale, other] = known.scales ?? [];
  return scale && !other && (scale.min !== 1 || scale.max !== 5) ? scale : null;
}

/** Words for items that a filter leaves. */
export function inWords({ known }: Scene, filter: FeedbackFilter, noun?: string): string {
  return itemsInWords(filter, known, noun);
}

/** What is counted of a plan, before anything was. */
export function blank(scene: Scene): Counted {
  return {
    draft: new Draft(scaleOf(scene)),
    behind: scene.plan.filters,
    groups: [],
    trend: null,
    missing: null,
    top: null,
  };
}

export function labelOf(scene: Scene, phrase: string): string {
  const { measure: kind, unit } = scene.plan;
  const noun =
    kind === 'count' || kind === 'share' ? unitInWords(unit, 2) : measureName(kind, scaleOf(scene));
  return capital(unit === 'items' && (kind === 'count' || kind === 'share') ? phrase : `${noun}: ${phrase}`);
}

export function nothingMeasured(scene: Scene, phrase: string): Answer['missing'] {
  const { measure: kind, unit } = scene.plan;
  const detail =
    kind === 'count' || kind === 'share'
      ? `Nothing to count: no ${unit === 'items' ? '' : `${unitInWords(unit, 2)} known behind `}${phrase}.`
      : `There is no ${measureName(kind, scaleOf(scene))}: no ratings among ${phrase}.`;
  return { reason: 'nothing_measured', detail };
}
