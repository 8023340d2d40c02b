import type { Part, PlannedParts } from '@earshot/analysis/questions/plan-parts';
import { planParts, planSecond } from '@earshot/analysis/questions/plan-parts';
import type { PlanningContext } from '@earshot/analysis/questions/plan-question';
import { planQuestion } from '@earshot/analysis/questions/plan-question';
import type { PlannedQuestion, PlanFilter } from '@earshot/analysis/questions/plan';
import type { TwoParts } from '@earshot/analysis/questions/two-parts';
import type { ParsedBody } from '@earshot/contracts/call';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { Answer, AnswerEvent, AnswerPart, questions } from '@earshot/contracts/questions';
import { QuestionPlan } from '@earshot/contracts/questions';
import { starRange } from '@earshot/contracts/filter/stars';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../platform/auth/caller.ts';
import { inWorkspace, readInWorkspace, readSnapshot } from '../../platform/database/workspace-transaction.ts';
import type { Encoder } from '../../platform/llm/encoder.ts';
import type { Llm } from '../../platform/llm/llm.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import type { ListedItem } from '../feedback/list/items-by-id.service.ts';
import { ItemsAbout } from '../feedback/filter/items-about.service.ts';
import { readProgress } from '../enrichment/progress.service.ts';
import { measureCache } from '../analytics/analytics.service.ts';
import * as sql from './answers.sql.ts';
import { textOf } from './count/draft.ts';
import type { Found } from './found.ts';
import { mostFollowUps, nothing } from './found.ts';
import { joinParts } from './join-parts.ts';
import { inModelWords } from './model/in-model-words.ts';
import type { Proposal } from './plan/propose-plan.ts';
import { proposePlan } from './plan/propose-plan.ts';
import { sayNamesakes } from './word/namesakes.ts';
import { nearestFirst } from './quote/nearest-first.ts';
import { doubtOf, nothingFound, unusedInWords } from './count/doubt.ts';
import { evidenceOf, similarOf } from './quote/evidence.ts';
import { followUpsOf } from './word/follow-ups.ts';
import { askedSpelling } from './plan/asked-spelling.ts';
import { nearestOfUnused, nearestQuestions } from './word/nearest-questions.ts';
import { askOtherRatings, otherRatingsInWords } from './word/other-ratings.ts';
import { insightsOf } from './word/insights.ts';
import { withGroundedMatters } from './plan/ground-matters.ts';
import { keptAnswer, responseOf } from './kept-answer.ts';
import type { Standing } from './plan/known-names.sql.ts';
import { firstDayOf, readStanding } from './plan/known-names.sql.ts';
import { quote } from './quote/quote.ts';
import { isOfMatters, rankMatters } from './count/rank-matters.ts';
import { readyPlan } from './plan/ready-plan.ts';
import { refusalOf } from './plan/refusals.ts';
import { dayInWords } from './word/in-words.ts';
import { runPlan } from './count/run-plan.ts';
import type { Counted, Scene } from './count/scene.ts';
import { take } from './count/scene.ts';
import { subjectOf, wordingsOf } from './plan/subject-of.ts';
import { tellWords } from './word/tell-words.ts';
import { withoutLoose } from './plan/without-loose.ts';
import type { WorkspaceNames } from './plan/workspace-names.ts';
import { NamesOfWorkspaces } from './plan/workspace-names.ts';
import { readyAsSaved } from '../feedback/filter/ready-filter.service.ts';

type Body = ParsedBody<typeof questions.ask>;
export type AskerDeps = Pick<Deps, 'database' | 'engine' | 'freeSpace' | 'now'> & {
  /** Writes the words around the numbers; without it they are built in. */
  llm: Llm | null;
  /** Puts first what is quoted; without it the order of the search holds. */
  encoder: Encoder | null;
};
export type Asking = Pick<Caller, 'workspaceId' | 'userId'>;
export type Tell = (event: AnswerEvent) => void;

const forgetAfterMs = 90 * 86_400_000;

interface Asked {
  workspaceId: string;
  body: Body;
  standing: Standing;
  names: WorkspaceNames;
  question: string;
  planned: PlannedQuestion;
  plan: QuestionPlan;
  tell: Tell;
}

type Place = Pick<Asked, 'workspaceId' | 'body' | 'standing' | 'names' | 'tell'>;

/** One question, or one part of it, read and answered. */
interface ReadPart extends Pick<Answer, 'plan' | 'read_from' | 'not_understood' | 'notice'> {
  question: string;
  found: Found;
  /** The one that a ranking put first; null of all else. */
  top: FeedbackFilter | null;
}

/** Answers questions from counted feedback. A language model may propose the plan and word the answer, never a number. */
export class Asker {
  readonly #deps: AskerDeps;
  readonly #about: ItemsAbout;
  readonly #names = new NamesOfWorkspaces();
  readonly #cache = measureCache();

  constructor(deps: AskerDeps) {
    this.#deps = deps;
    this.#about = new ItemsAbout(deps);
  }

  /**
   * Counts, quotes and stores; `tell` hears each part as soon as it is there.
   *
   * @throws Problem `not_found` for an unknown conversation; `storage_full`
   */
  async ask(caller: Asking, body: Body, tell: Tell = () => undefined): Promise<Answer> {
    this.#deps.freeSpace.assertRoom();
    const answer = await this.answer(caller.workspaceId, body, tell);
    await this.#store(caller, answer);
    tell({ event: 'done', data: answer });
    return answer;
  }

  /**
   * Counts and quotes, and stores nothing.
   *
   * @throws Problem `not_found` for an unknown conversation
   */
  async answer(workspaceId: string, body: Body, tell: Tell = () => undefined): Promise<Answer> {
    const { database, now } = this.#deps;
    const { standing, names, previous } = await readInWorkspace(database, workspaceId, async (tx) => {
      const read = await readStanding(tx, workspaceId, now());
      return {
        standing: read,
        names: await this.#names.at(tx, workspaceId, read.revision, now()),
        previous:
          body.conversation_id && (await sql.lastOfConversation(tx, workspaceId, body.conversation_id)),
      };
    });
    if (previous === undefined && body.conversation_id !== undefined) {
      throw new Problem('not_found', { detail: 'There is no conversation with this ID.' });
    }
    const before = previous ? previous.plan : null;
    const context: PlanningContext = {
      names: names.index,
      today: standing.today,
      starRange,
      ...(before && { previous: before as NonNullable<PlannedQuestion['plan']> }),
    };
    const unspelt = body.plan
      ? {
          first: { question: body.new_message, planned: planQuestion(body.new_message, context) },
          second: null,
        }
      : planParts(body.new_message, context);
    const spelling = body.plan
      ? null
      : await this.#spelling({ workspaceId, standing }, body.new_message, unspelt, context);
    const spelt = spelling ? { ...context, spelling: spelling.words } : context;
    const asked = spelling ? planParts(body.new_message, spelt) : unspelt;
    const place = { workspaceId, body, standing, names, tell };
    const first = await this.#read(place, asked.first);
    const second =
      asked.second && first.plan ? await this.#readSecond(place, first, asked.second, spelt) : null;
    const found = second ? joinParts(first.found, second) : first.found;
    const written = first.plan
      ? await inModelWords(this.#deps.llm, { ...found, question: body.new_message })
      : found;
    const notices = [spelling?.notice, first.notice, second?.notice, written.notice].filter(
      (notice) => typeof notice === 'string',
    );
    return {
      ...written,
      notice: notices.length > 0 ? [...new Set(notices)].join(' ') : null,
      answer_id: randomUUID(),
      conversation_id: body.conversation_id ?? randomUUID(),
      question: body.new_message,
      plan: first.plan,
      second: second?.plan ? { first: first.question, question: second.question, plan: second.plan } : null,
      read_from: [...first.read_from, ...(second?.read_from ?? [])],
      not_understood: [...first.not_understood, ...(second?.not_understood ?? [])],
      filters: body.filters ?? {},
      asked_at: new Date(now()).toISOString(),
      name: null,
      time_zone: standing.timeZone,
    };
  }

  /** How items spell what is asked about, in either part of a question. */
  #spelling(
    { workspaceId, standing }: Pick<Asked, 'workspaceId' | 'standing'>,
    question: string,
    { first, second }: PlannedParts,
    context: PlanningContext,
  ) {
    const { plan } = first.planned;
    const other = second && plan ? planSecond(second, plan, null, context) : null;
    const readings = other ? [first.planned, other] : [first.planned];
    return askedSpelling(question, readings, this.#deps.engine, {
      workspaceId,
      revision: standing.revision,
    });
  }

  /** Makes the plan of one question ready for this workspace's items, and answers it. */
  async #read(
    { workspaceId, body, standing, names, tell }: Place,
    { question, planned }: Part,
  ): Promise<ReadPart> {
    if (planned.since) await this.#startAtFirst(workspaceId, planned);
    // A plan past what a filter may hold, such as twenty names left out, counts as not understood.
    const parsed = QuestionPlan.safeParse(planned.plan).data;
    const grounded =
      !body.plan && parsed
        ? await withGroundedMatters(parsed, { ...this.#place(workspaceId, standing), question })
        : null;
    if (grounded) planned.not_understood.push(...grounded.unused);
    const read = body.plan ?? grounded?.plan ?? null;
    const proposal = read || planned.beyond ? null : await this.#propose(question, names, standing);
    const asked = read ?? proposal?.plan ?? null;
    const isRead = !body.plan && !proposal?.plan;
    const loose = isRead && asked ? withoutLoose(asked, planned) : null;
    const isNone = loose && asked && !(await this.#isThere(workspaceId, { body, plan: asked }, standing));
    const plan = isNone ? loose.plan : asked;
    if (isNone) planned.not_understood.push(loose.unused);
    const { read_from } = planned;
    const not_understood = isRead ? planned.not_understood : [];
    tell({ event: 'plan', data: { plan, read_from, not_understood } });
    const { found, top } = plan
      ? await this.#found({ workspaceId, body, standing, names, question, planned, plan, tell })
      : { found: this.#refused(refusalOf(planned), { planned, plan, names }, tell), top: null };
    const ofReading = body.plan ? [] : [countedFromInWords(planned), unnamedInWords(planned)];
    const notices = [proposal?.notice, ...ofReading].filter((notice) => typeof notice === 'string');
    return {
      ...{ question, plan, top, found, read_from, not_understood },
      notice: notices.length > 0 ? notices.join(' ') : null,
    };
  }

  /** Reads and answers the second part of a question; what cannot be read of it is named. */
  async #readSecond(
    place: Place,
    first: ReadPart,
    parts: TwoParts,
    context: PlanningContext,
  ): Promise<ReadPart> {
    const before = first.plan as NonNullable<PlannedQuestion['plan']>;
    const planned = planSecond(parts, before, first.top as PlanFilter | null, context);
    const isSame = asKept(planned.plan) === asKept(before);
    if (planned.plan && !planned.beyond && !isSame) {
      // What is streamed of a plan and its figures is the first part's.
      const tell: Tell = (event) => (event.event === 'text' ? place.tell(event) : undefined);
      return this.#read({ ...place, tell }, { question: parts.second, planned });
    }
    const words = withoutStops(parts.second);
    const missing = refusalOf({ beyond: planned.beyond, not_understood: [words] });
    const detail = planned.beyond ? missing.detail : unusedInWords([words]);
    const paragraphs: AnswerPart[][] = [[{ kind: 'text', text: detail }]];
    return {
      ...{
        question: parts.second,
        plan: null,
        top: null,
        read_from: [],
        not_understood: [words],
        notice: null,
      },
      found: { ...nothing, paragraphs, response: detail, status: 'refused', missing: { ...missing, detail } },
    };
  }

  #place(workspaceId: string, { revision }: Standing) {
    const { database, engine } = this.#deps;
    return { database, engine, workspaceId, revision };
  }

  /** How a model would read a question that no rule could read; null without a model. */
  async #propose(question: string, { known }: WorkspaceNames, { today }: Standing): Promise<Proposal | null> {
    const { llm } = this.#deps;
    return llm && proposePlan(llm, { question, known, today });
  }

  #refused(
    missing: NonNullable<Answer['missing']>,
    { planned, plan, names }: Pick<Asked, 'planned' | 'names'> & { plan: QuestionPlan | null },
    tell: Tell,
  ): Found {
    const hasRatings = names.index.scale !== undefined;
    const nearest = nearestQuestions({ reason: missing.reason, planned, plan, hasRatings });
    tell({ event: 'text', data: { text: missing.detail } });
    const paragraphs: AnswerPart[][] = [[{ kind: 'text', text: missing.detail }]];
    return {
      ...nothing,
      paragraphs,
      response: missing.detail,
      missing,
      status: 'refused',
      follow_ups: nearest,
    };
  }

  async #found(asked: Asked): Promise<{ found: Found; top: FeedbackFilter | null }> {
    const { workspaceId, standing, names, tell } = asked;
    const { database, engine, now } = this.#deps;
    const { plan, floor } = await readyPlan(this.#about, asked, standing.today);
    const subject = subjectOf(plan, names);
    const matters = isOfMatters(plan, names.known)
      ? await rankMatters(
          { database, engine, about: this.#about },
          { workspaceId, revision: standing.revision, plan },
        )
      : [];
    const otherRatings = asked.body.plan
      ? null
      : otherRatingsInWords(asked.planned, plan, names.known.ratings ?? []);
    const read = await readSnapshot(database, workspaceId, async (db): Promise<Evidence | Found> => {
      const scene: Scene = {
        db,
        workspaceId,
        nowMs: now(),
        cache: this.#cache,
        known: names.known,
        names: names.index,
        plan,
        floor,
        matters,
      };
      const counted = await runPlan(scene);
      const { total } = await take(scene, { filters: counted.behind });
      const missing = counted.missing ?? nothingFound(plan, total.n);
      if (missing) return this.#refused(missing, { ...asked, plan: asked.plan }, tell);
      await sayNamesakes(scene, counted);
      if (otherRatings !== null) counted.draft.say(otherRatings);
      tell({ event: 'figures', data: counted.draft.figures });
      for (const parts of counted.draft.paragraphs)
        tellWords(
          tell,
          textOf(parts, () => undefined),
        );
      const place = { db, engine, workspaceId, revision: standing.revision };
      const ofGroups: ListedItem[][] = [];
      for (const { filters } of counted.groups)
        ofGroups.push(await evidenceOf(place, readyAsSaved(filters), subject));
      return {
        counted,
        analysing: await readProgress(db, workspaceId),
        count: total.n,
        items: await evidenceOf(place, readyAsSaved(counted.behind), subject),
        ofGroups,
        trend: counted.trend ?? (await trendOf(scene, counted.behind)),
        insights: await insightsOf(scene, counted.behind, total),
      };
    });
    if (!('counted' in read)) return { found: read, top: null };
    const { counted, analysing, count, items, ofGroups, trend, insights } = read;
    // Outside the transaction, which should not wait for another server.
    const toQuote = await nearestFirst(this.#deps.encoder, items, subject && asked.question);
    const citations = quote(counted, toQuote.items, ofGroups, wordingsOf(plan) || subject, plan);
    tell({ event: 'citations', data: citations });
    const unused = asked.body.plan ? [] : asked.planned.not_understood;
    if (unused.length > 0) counted.draft.say(unusedInWords(unused));
    const doubt = doubtOf(plan, { unused, count });
    const found: Found = {
      paragraphs: counted.draft.paragraphs,
      response: responseOf(counted.draft.paragraphs, citations),
      status: doubt ? 'partial' : 'answered',
      missing: doubt,
      figures: counted.draft.figures,
      citations,
      trend,
      insights,
      results: similarOf(items),
      total_count: count,
      items_behind: counted.behind,
      follow_ups: [
        ...nearestOfUnused(unused, names.index),
        ...(otherRatings === null ? [] : askOtherRatings(asked.planned, names.index.fields)),
        ...(asked.body.plan ? [] : asked.planned.close),
        ...followUpsOf(plan, { accounts: names.index.hasAccounts }),
      ].slice(0, mostFollowUps),
      written_by: 'built_in',
      notice: toQuote.notice,
      analysing,
    };
    return { found, top: counted.top };
  }

  /** Whether any item is what a plan is about. */
  async #isThere(
    workspaceId: string,
    { body, plan }: Pick<Asked, 'body' | 'plan'>,
    { today }: Standing,
  ): Promise<boolean> {
    const { filters } = (await readyPlan(this.#about, { workspaceId, body, plan }, today)).plan;
    const { database, now } = this.#deps;
    const scene = { workspaceId, nowMs: now(), cache: this.#cache };
    return readSnapshot(
      database,
      workspaceId,
      async (db) => (await take({ db, ...scene }, { filters })).total.n > 0,
    );
  }

  /** A period that the first item of a value begins or ends gets that item's day. */
  async #startAtFirst(workspaceId: string, planned: PlannedQuestion): Promise<void> {
    const { since, plan } = planned;
    if (!since || !plan) return;
    const day = await readInWorkspace(this.#deps.database, workspaceId, (tx) =>
      firstDayOf(tx, workspaceId, since),
    );
    if (day === undefined) return;
    if (since.side === 'from') plan.filters = { ...plan.filters, said_from: day };
    else plan.filters = { ...plan.filters, said_to: dayBefore(day) };
  }

  async #store({ workspaceId, userId }: Asking, answer: Answer): Promise<void> {
    const { database, now } = this.#deps;
    await inWorkspace(database, workspaceId, async (tx) => {
      await sql.removeUnsavedBefore(tx, workspaceId, new Date(now() - forgetAfterMs).toISOString());
      await sql.insertAnswer(tx, workspaceId, {
        id: answer.answer_id,
        conversationId: answer.conversation_id,
        question: answer.question,
        filter: answer.filters,
        plan: answer.plan,
        content: keptAnswer(answer),
        askedBy: userId,
        askedAt: answer.asked_at,
      });
    });
  }
}

/** What an answer is put together from, as it was read at one moment. */
interface Evidence {
  counted: Counted;
  analysing: Answer['analysing'];
  /** Items behind the answer. */
  count: number;
  items: ListedItem[];
  /** In the order of what was counted apart. */
  ofGroups: ListedItem[][];
  trend: Answer['trend'];
  insights: Answer['insights'];
}

function countedFromInWords({ counted_from: day }: PlannedQuestion): string | null {
  return day === null ? null : `Periods count back from the newest item, ${dayInWords(day)}.`;
}

function unnamedInWords({ is_of_unnamed: isOfUnnamed, plan }: PlannedQuestion): string | null {
  return isOfUnnamed && plan ? 'No item says who wrote it, so items are counted instead of people.' : null;
}

/** A plan as it is kept, in whatever order its parts were put together. */
function asKept(plan: unknown): string {
  return JSON.stringify(QuestionPlan.safeParse(plan).data ?? null);
}

/** A part of a question without the signs behind it. */
function withoutStops(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s?.!]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

async function trendOf(scene: Scene, behind: FeedbackFilter): Promise<Answer['trend']> {
  const { rows, time } = await take(scene, { filters: behind, by: { time: 'auto' } });
  return rows.length === 0 ? null : { label: 'Items behind this answer', time: time ?? 'week', rows };
}
