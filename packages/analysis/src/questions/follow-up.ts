import { filterOf } from './constraints.ts';
import type { PlanFilter, PlanPart, QuestionPlan } from './plan.ts';
import type { Read } from './plan-question.ts';
import type { Reading } from './reading.ts';

const joins = /^(and|only|just|but|now|also|instead|what about|how about|same|or) /;
const pointsBack = /\b(that|those|these|them|they|of it|is it|are there|of these)\b/;
const bare =
  /^(why|how come|since when|who|where|show (me )?(them|more|all)|which (accounts|people|sources|ones)) $/;

/** Whether a question only makes sense after the one before it. */
export function isFollowUp(reading: Reading): boolean {
  if (reading.has(joins) || reading.has(bare)) return true;
  return (
    reading.words.length <= 7 &&
    reading.has(pointsBack) &&
    reading.has(/^(how many|how much|which|who|why|show)\b/)
  );
}

/** The plan before with what the question changes. */
export function continued(previous: QuestionPlan, { cues, periods, constraints }: Read): QuestionPlan {
  const [period] = periods;
  let filters: PlanFilter = { ...previous.filters };
  if (period) {
    delete filters.said_from;
    delete filters.said_to;
    if (period.from !== undefined) filters.said_from = period.from;
    if (period.to !== undefined) filters.said_to = period.to;
  }
  filters = replaced(filters, filterOf(constraints));
  const kind = cues.kind ?? previous.kind;
  const isSame = kind === previous.kind;
  const by =
    cues.by ??
    (isSame ? previous.by : undefined) ??
    (kind === 'trend' ? { time: 'auto' as const } : undefined);
  const measure = cues.measure ?? (isSame ? previous.measure : kind === 'share' ? 'share' : 'count');
  return {
    kind: kind === 'rank' && by === undefined ? 'list' : kind,
    unit: cues.unit ?? (isSame ? previous.unit : 'items'),
    measure,
    filters,
    ...(isSame && previous.part && { part: previous.part }),
    ...(by !== undefined && { by }),
    ...(isSame && previous.compare !== undefined && { compare: previous.compare }),
    ...(isSame && previous.sides && { sides: previous.sides }),
    order: cues.order,
  };
}

const subjects = ['custom_trend_id', 'theme_ids', 'about'] as const;

/** What is named anew takes the place of what was of its kind. */
function replaced(filter: PlanFilter, change: PlanFilter): PlanFilter {
  const { custom_trend_id: _topic, theme_ids: _themes, about: _about, ...others } = filter;
  const isNewSubject = subjects.some((name) => change[name] !== undefined);
  const result: PlanFilter = isNewSubject ? others : { ...filter };
  const { metadata_filters: fields, also, except, ...rest } = change;
  Object.assign(result, rest satisfies PlanPart);
  if (fields) {
    const keys = new Set(fields.map(({ key }) => key));
    result.metadata_filters = [
      ...(filter.metadata_filters ?? []).filter(({ key }) => !keys.has(key)),
      ...fields,
    ];
  }
  if (also) result.also = [...(filter.also ?? []), ...also];
  if (except) result.except = [...(filter.except ?? []), ...except];
  return result;
}
