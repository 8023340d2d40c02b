import { planSessions } from '@earshot/analysis/session-questions/plan-sessions';
import { NamesInSessions } from '@earshot/analysis/session-questions/named-in-sessions';
import type {
  PlannedSessionQuestion,
  SessionPlan as ReadPlan,
} from '@earshot/analysis/session-questions/plan';
import type { ParsedBody } from '@earshot/contracts/call';
import type { AnswerPart } from '@earshot/contracts/questions';
import type { RecordingFilter } from '@earshot/contracts/recordings';
import type { SessionAnswer, SessionPlan, sessionQuestions } from '@earshot/contracts/session-questions';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db } from '../../platform/database/open.ts';
import { readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { badField } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { inModelWords, responseOf } from '../questions/questions.service.ts';
import { recordingOf, recordingRows } from '../recordings/recordings.service.ts';
import { citedMoments } from './cited-moments.ts';
import { daysInInstants, planInInstants } from './in-days.ts';
import { readKnownInSessions, readStanding } from './known-in-sessions.sql.ts';
import { narrowedSessions } from './narrowed-sessions.ts';
import type { SessionScene } from './session-scene.ts';
import { runSessionPlan } from './run-session-plan.ts';
import { sumsOf } from './session-counts.sql.ts';
import { untoldInWords } from './untold-in-words.ts';

type Body = ParsedBody<typeof sessionQuestions.ask>;
type Answering = Pick<Deps, 'database' | 'llm' | 'now'>;

/**
 * Counts what a question asks for, and tells it with the moments it rests on. A model, where there is one, writes other
 * words around the same numbers.
 *
 * @throws Problem `bad_request` when no message is the user's
 */
export async function askAboutSessions(
  { database, llm, now }: Answering,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
  body: Body,
): Promise<SessionAnswer> {
  const questions = body.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const question = questions.at(-1);
  if (question === undefined) throw badField('messages', 'None of the messages is the user’s.');
  const counted = await readSnapshot(database, workspaceId, (tx) =>
    answerWithin(tx, workspaceId, { body, questions, now: now() }),
  );
  const quoted = counted.citations.map((cited) => ({ ...cited, quote: cited.what }));
  const written = await inModelWords(llm, { ...counted, question, citations: quoted }, 'recorded sessions');
  const { paragraphs, response, written_by, notice } = written;
  return { ...counted, question, paragraphs, response, written_by, notice };
}

type Counted = Omit<SessionAnswer, 'question'>;

async function answerWithin(
  tx: Db,
  workspaceId: string,
  { body, questions, now }: { body: Body; questions: readonly string[]; now: number },
): Promise<Counted> {
  const { timeZone, today } = await readStanding(tx, workspaceId, now);
  const asked: RecordingFilter = {
    ...(await daysInInstants(tx, timeZone, body)),
    ...(body.metadata_filters?.length && { metadata: body.metadata_filters }),
  };
  const known = await readKnownInSessions(tx, workspaceId);
  const read = body.plan ? null : planned(questions, new NamesInSessions(known), today);
  const plan = body.plan ?? (read?.plan ? await planInInstants(tx, timeZone, read.plan, today) : null);
  if (!plan) return refused(read);
  const { sessions } = await sumsOf(tx, workspaceId, asked);
  if (sessions === 0) {
    const detail = 'No recorded session matches these dates and metadata.';
    return {
      ...refused(read),
      missing: { reason: 'nothing_recorded', detail },
      response: detail,
      paragraphs: said(detail),
    };
  }
  const scene: SessionScene = {
    tx,
    workspaceId,
    names: { sites: known.sites, people: known.people, timeZone },
    plan: within(plan, asked),
  };
  const counted = await runSessionPlan(scene);
  const { draft, behind } = counted;
  const [rows, sums] = await Promise.all([
    recordingRows(tx, workspaceId, behind, {
      after: null,
      offset: (body.page - 1) * body.limit,
      limit: body.limit,
    }),
    sumsOf(tx, workspaceId, behind),
  ]);
  const citations = await citedMoments(scene, counted, sums.sessions);
  const quotes = citations.flatMap(({ number }, i): (string | AnswerPart)[] => [
    i === 0 ? 'Watch: ' : ' ',
    { kind: 'quote', number },
    { kind: 'citation', number },
  ]);
  if (quotes.length > 0) draft.say(...quotes);
  return {
    response: responseOf(
      draft.paragraphs,
      citations.map(({ number, what }) => ({ number, quote: what })),
    ),
    paragraphs: draft.paragraphs,
    status: 'answered',
    missing: null,
    plan,
    read_from: read?.read_from ?? [],
    figures: draft.figures,
    citations,
    rows: draft.rows,
    results: rows.map((row) => ({ ...recordingOf(row, now), matched_at: row.matchedAt })),
    total_count: sums.sessions,
    sessions_behind: behind,
    written_by: 'built_in',
    notice: counted.notice,
  };
}

/** The last question as it is read after those before it. */
function planned(
  questions: readonly string[],
  names: NamesInSessions,
  today: string,
): PlannedSessionQuestion {
  let read: PlannedSessionQuestion = { plan: null, read_from: [], untold: null };
  let previous: ReadPlan | undefined;
  for (const question of questions) {
    read = planSessions(question, { names, today, ...(previous && { previous }) });
    previous = read.plan ?? previous;
  }
  return read;
}

/** The plan within the dates and metadata that were given beside the question. */
function within(plan: SessionPlan, asked: RecordingFilter): SessionPlan {
  return { ...plan, filters: narrowedSessions(plan.filters, asked) };
}

function said(text: string): AnswerPart[][] {
  return [[{ kind: 'text', text }]];
}

function refused(read: PlannedSessionQuestion | null): Counted {
  const missing = untoldInWords(read ?? { untold: null });
  return {
    response: missing.detail,
    paragraphs: said(missing.detail),
    status: 'refused',
    missing,
    plan: null,
    read_from: read?.read_from ?? [],
    figures: [],
    citations: [],
    rows: [],
    results: [],
    total_count: 0,
    sessions_behind: {},
    written_by: 'built_in',
    notice: null,
  };
}
