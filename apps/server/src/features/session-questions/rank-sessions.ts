import type { MomentCondition, RecordingFilter } from '@earshot/contracts/recordings';
import type { SessionFigure, SessionPlan } from '@earshot/contracts/session-questions';
import { narrowedSessions } from './narrowed-sessions.ts';
import type { CountedSessions, SessionScene } from './session-scene.ts';
import type { GroupRow } from './session-counts.sql.ts';
import * as sql from './session-counts.sql.ts';
import { SessionDraft } from './session-draft.ts';
import { filterInWords, unitInWords } from './session-words.service.ts';

const rowsMax = 10;
const rowsInWords = 3;

type By = Exclude<SessionPlan['by'], undefined | { time: unknown }>;

/** Groups by what was counted in them, the first few in words. */
export async function rankSessions(scene: SessionScene): Promise<CountedSessions> {
  const { tx, workspaceId, names, plan } = scene;
  const by = groupingOf(plan);
  const moment = by === 'page' || by === 'label' ? (plan.moment ?? { kind: 'page' as const }) : plan.moment;
  const isOfMoments = plan.unit === 'moments' && moment !== undefined;
  const wanted = { order: plan.order, limit: rowsMax };
  const { rows, groups } =
    (by === 'page' || by === 'label') && moment
      ? await sql.groupsOfMoments(tx, workspaceId, plan.filters, {
          ...wanted,
          ...{ by: by === 'page' && moment.kind === 'page' ? 'label' : by, moment },
          unit: isOfMoments ? 'moments' : 'sessions',
        })
      : await sql.groupsOfSessions(tx, workspaceId, plan.filters, {
          ...wanted,
          by: by as Exclude<By, 'page' | 'label'>,
          moment: isOfMoments ? moment : undefined,
        });
  const draft = new SessionDraft();
  const figures = rows.map((row, i): SessionFigure => ({
    ...{ name: i === 0 ? 'main' : `row${i + 1}`, label: row.label, value: row.value },
    ...{ unit: isOfMoments ? 'moments' : 'sessions', sessions: row.sessions },
    filters: narrowedSessions(...groupOf(plan.filters, by, moment, row)),
  }));
  figures.forEach((figure) => draft.rows.push({ label: figure.label, figure }));
  const words = filterInWords(withoutMoment(plan.filters, isOfMoments ? moment : undefined), names);
  const [first, ...others] = figures;
  if (!first) draft.say(`Nothing found${words}.`);
  else {
    const noun = unitInWords(first.unit, first.value, moment?.kind);
    draft.say(
      `${first.label}: `,
      draft.figure(first),
      ` ${noun}${words}${groups > 1 ? `, the ${plan.order} of ${groups}` : ''}.`,
    );
    const next = others.slice(0, rowsInWords - 1);
    if (next.length > 0) {
      draft.say(
        'Next: ',
        ...next.flatMap((figure, i) => [i > 0 ? ', ' : '', `${figure.label}: `, draft.figure(figure)]),
        '.',
      );
    }
  }
  const cited = moment && first && narrowMoment(moment, by, first.label);
  return {
    draft,
    behind: isOfMoments ? narrowedSessions(plan.filters, { moments: [moment] }) : plan.filters,
    moment: cited ?? moment ?? (by === 'last_page' || by === 'first_page' ? { kind: 'page' } : null),
    pick: by === 'last_page' ? 'last' : 'first',
    only: null,
    notice: null,
  };
}

function groupingOf({ by }: SessionPlan): By {
  return by === undefined || (typeof by === 'object' && 'time' in by) ? 'label' : by;
}

/** The moments of a group: of whom it was is said by the session. */
function narrowMoment(moment: MomentCondition, by: By, key: string): MomentCondition {
  if (by === 'label' || (by === 'page' && moment.kind === 'page')) return { ...moment, says: { is: key } };
  return by === 'page' ? { ...moment, on_page: { is: key } } : moment;
}

/** What a group's sessions have besides those of the filter. */
function groupOf(
  filters: RecordingFilter,
  by: By,
  moment: MomentCondition | undefined,
  { key, label }: GroupRow,
): [RecordingFilter, RecordingFilter] {
  const moments = moment ? { moments: [narrowMoment(moment, by, key)] } : {};
  const base = withoutMoment(filters, moment);
  if (typeof by === 'object') {
    return [base, { ...moments, metadata: [{ key: by.metadata, condition: 'equals', value: label }] }];
  }
  switch (by) {
    case 'page':
    case 'label':
      return [base, moments];
    case 'person':
      return [base, { ...moments, person_ids: [key] }];
    case 'account':
      return [base, { ...moments, accounts: [key] }];
    case 'plan':
      return [base, { ...moments, plans: [key] }];
    case 'site':
      return [base, { ...moments, site_ids: [Number(key)] }];
    case 'first_page':
      return [base, { ...moments, first_page: { is: key } }];
    case 'last_page':
      return [base, { ...moments, last_page: { is: key } }];
  }
}

/** A group has its own, narrower moment in place of the plan's. */
function withoutMoment(filters: RecordingFilter, moment: MomentCondition | undefined): RecordingFilter {
  const { moments = [], ...rest } = filters;
  const others = moments.filter((one) => JSON.stringify(one) !== JSON.stringify(moment));
  return others.length > 0 ? { ...rest, moments: others } : rest;
}
