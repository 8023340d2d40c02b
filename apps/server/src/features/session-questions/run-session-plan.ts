import type { MomentCondition, RecordingFilter } from '@earshot/contracts/recordings';
import type { SessionFigure, SessionPlan } from '@earshot/contracts/session-questions';
import { measureInWords } from './measure-in-words.ts';
import { narrowedSessions } from './narrowed-sessions.ts';
import { rankSessions } from './rank-sessions.ts';
import * as sql from './session-counts.sql.ts';
import { SessionDraft } from './session-draft.ts';
import { filterInWords, periodInWords, unitInWords } from './session-words.service.ts';
import type { SessionScene, CountedSessions } from './session-scene.ts';

/** Counts what a plan asks for, and says it. */
export async function runSessionPlan(scene: SessionScene): Promise<CountedSessions> {
  switch (scene.plan.kind) {
    case 'share':
      return share(scene);
    case 'trend':
      return trend(scene);
    case 'compare':
      return compare(scene);
    case 'rank':
      return rankSessions(scene);
    case 'measure':
      return measure(scene);
    case 'count':
    case 'list':
      return count(scene);
  }
}

/** The first moment of whichever of the sessions is cited. */
function countedOf(
  draft: SessionDraft,
  behind: RecordingFilter,
  moment: MomentCondition | undefined,
  notice: string | null = null,
): CountedSessions {
  return { draft, behind, moment: moment ?? null, pick: 'first', only: null, notice };
}

/** So many of a plan's unit in the sessions of a filter. */
export async function figureOf(
  { tx, workspaceId, plan }: SessionScene,
  name: string,
  label: string,
  filters: RecordingFilter,
): Promise<SessionFigure> {
  const { unit, moment, measure: of } = plan;
  const known =
    unit === 'people' || unit === 'accounts' ? narrowedSessions(filters, { is_known: true }) : filters;
  const sums = await sql.sumsOf(tx, workspaceId, known);
  const common = { name, label, sessions: sums.sessions, filters: known };
  if (of) {
    const value = await sql.measureOf(tx, workspaceId, known, of);
    return { ...common, value, unit: of.of === 'pages' || of.of === 'clicks' ? 'per_session' : 'seconds' };
  }
  if (unit === 'moments' && moment) {
    return { ...common, value: await sql.countMoments(tx, workspaceId, known, moment), unit };
  }
  return {
    ...common,
    value: sums[unit === 'moments' ? 'sessions' : unit],
    unit: unit === 'moments' ? 'sessions' : unit,
  };
}

async function count(scene: SessionScene): Promise<CountedSessions> {
  const { tx, workspaceId, names, plan } = scene;
  const draft = new SessionDraft();
  const words = filterInWords(plan.filters, names);
  const main = await figureOf(
    scene,
    'main',
    `${unitInWords(plan.unit, 2, plan.moment?.kind)}${words}`,
    plan.filters,
  );
  const noun = unitInWords(main.unit, main.value, plan.moment?.kind);
  if (main.unit === 'sessions') draft.say(draft.figure(main), ` ${noun}${words}.`);
  else {
    const { sessions, filters } = main;
    const inSessions: SessionFigure = {
      ...{ name: 'sessions', label: 'Sessions behind it', value: sessions, unit: 'sessions' },
      ...{ sessions, filters },
    };
    draft.say(
      draft.figure(main),
      ` ${noun}, in `,
      draft.figure(inSessions),
      ` ${unitInWords('sessions', sessions)}${words}.`,
    );
  }
  const isOfKnown = plan.unit === 'people' || plan.unit === 'accounts';
  const unknown = isOfKnown ? (await sql.sumsOf(tx, workspaceId, plan.filters)).unknown : 0;
  return countedOf(draft, main.filters, plan.moment, unknown > 0 ? unknownNotice(unknown) : null);
}

function unknownNotice(unknown: number): string {
  return unknown === 1
    ? '1 more session has no identified person and is not counted.'
    : `${unknown} more sessions have no identified person and are not counted.`;
}

async function share(scene: SessionScene): Promise<CountedSessions> {
  const { plan, names } = scene;
  const draft = new SessionDraft();
  const both = narrowedSessions(plan.filters, plan.part ?? {});
  const whole = await figureOf(scene, 'whole', 'All of them', plan.filters);
  const part = await figureOf(scene, 'part', 'The part', both);
  const value = whole.value ? (part.value ?? 0) / whole.value : null;
  const main: SessionFigure = { ...part, name: 'main', label: 'Share', value, unit: 'share' };
  const scope = filterInWords(plan.filters, names);
  const asked = hadInWords(filterInWords(plan.part ?? {}, names), part.value);
  const shown = draft.figure(main);
  draft.say(
    draft.figure(part),
    ' of ',
    draft.figure(whole),
    ` ${unitInWords(whole.unit, whole.value)}${scope} (`,
    shown,
    `)${asked}.`,
  );
  return countedOf(draft, part.filters, plan.moment ?? plan.part?.moments?.[0]);
}

/** What a part had, of which a filter says " with an error" or " that started on /cart". */
function hadInWords(words: string, value: number | null): string {
  if (words.startsWith(' with ')) return ` had ${words.slice(' with '.length)}`;
  if (words.startsWith(' that ')) return ` ${words.slice(' that '.length)}`;
  return words === '' ? '' : ` ${value === 1 ? 'was' : 'were'}${words}`;
}

async function trend(scene: SessionScene): Promise<CountedSessions> {
  const { tx, workspaceId, names, plan } = scene;
  const draft = new SessionDraft();
  const asked = typeof plan.by === 'object' && 'time' in plan.by ? plan.by.time : 'auto';
  const time = asked === 'auto' ? 'day' : asked;
  const moment = plan.unit === 'moments' ? plan.moment : undefined;
  const rows = await sql.overTime(tx, workspaceId, plan.filters, { time, timeZone: names.timeZone, moment });
  const words = filterInWords(plan.filters, names);
  const main = await figureOf(scene, 'main', `In all${words}`, plan.filters);
  const figures = rows.map((row, i): SessionFigure => ({
    ...{ name: `row${i + 1}`, label: row.day, value: row.value, unit: main.unit, sessions: row.sessions },
    filters: narrowedSessions(plan.filters, { from: row.from, to: row.to }),
  }));
  figures.forEach((figure) => draft.rows.push({ label: figure.label, figure }));
  const [most] = [...figures].sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const noun = unitInWords(main.unit, main.value, plan.moment?.kind);
  draft.say(draft.figure(main), ` ${noun}${words}.`);
  if (most?.value) {
    const when = periodInWords(most.filters, names.timeZone);
    draft.say(`The most were ${when}: `, draft.figure({ ...most, name: 'most' }), '.');
  }
  return countedOf(draft, main.filters, plan.moment);
}

async function compare(scene: SessionScene): Promise<CountedSessions> {
  const { names, plan } = scene;
  const draft = new SessionDraft();
  const [first, second] = plan.sides ?? [];
  const one = narrowedSessions(plan.filters, first?.filters ?? {});
  const { from: _from, to: _to, ...rest } = plan.filters;
  const other = second ? narrowedSessions(plan.filters, second.filters) : { ...rest, ...plan.compare };
  const nameOf = (filter: RecordingFilter, label: string | undefined) =>
    label ?? periodInWords(filter, names.timeZone);
  const main = await figureOf(scene, 'main', nameOf(one, first?.label), one);
  const held = await figureOf(scene, 'other', nameOf(other, second?.label), other);
  draft.rows.push({ label: main.label, figure: main }, { label: held.label, figure: held });
  const change = (main.value ?? 0) - (held.value ?? 0);
  const difference: SessionFigure = {
    ...{ name: 'difference', label: 'Difference', value: Math.abs(change), unit: main.unit },
    ...{ sessions: main.sessions, filters: main.filters },
  };
  const noun = plan.measure ? '' : ` ${unitInWords(main.unit, main.value, plan.moment?.kind)}`;
  draft.say(
    plan.measure ? `${measureInWords(plan.measure)}: ` : '',
    draft.figure(main),
    `${noun} ${joinName(main.label)}, `,
    draft.figure(held),
    ` ${joinName(held.label)}. `,
    ...(change === 0
      ? ['There is no difference.']
      : ['That is ', draft.figure(difference), ` ${directionInWords(plan.measure, change)}.`]),
  );
  return countedOf(draft, main.filters, plan.moment);
}

/** "longer" of lengths, "less" of time in use, "fewer" of what is counted. */
function directionInWords(measured: SessionPlan['measure'], change: number): string {
  if (measured?.of === 'seconds') return change > 0 ? 'longer' : 'shorter';
  if (change > 0) return 'more';
  return measured?.of === 'active_seconds' ? 'less' : 'fewer';
}

/** Periods say for themselves how they join; names of sides do not. */
function joinName(label: string): string {
  return /^(on|from|since|until) /.test(label) ? label : `for ${label}`;
}

async function measure(scene: SessionScene): Promise<CountedSessions> {
  const { tx, workspaceId, names, plan } = scene;
  const draft = new SessionDraft();
  const of = plan.measure ?? { of: 'seconds', how: 'mean' };
  const words = filterInWords(plan.filters, names);
  const label = measureInWords(of);
  const main = await figureOf(scene, 'main', label, plan.filters);
  const whole: SessionFigure = {
    ...main,
    name: 'sessions',
    label: 'Sessions behind it',
    value: main.sessions,
    unit: 'sessions',
  };
  const isExtreme = of.how === 'max' || of.how === 'min';
  const only = isExtreme ? await sql.extremeOf(tx, workspaceId, plan.filters, of) : null;
  draft.say(
    `${label}: `,
    draft.figure(main),
    ', over ',
    draft.figure(whole),
    ` ${unitInWords('sessions', main.sessions)}${words}.`,
  );
  return { draft, behind: main.filters, moment: null, pick: 'first', only, notice: null };
}
