import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Caller } from './asking.ts';
import { address, askFor, bearer } from './asking.ts';
import { fieldsOf, known } from './brought.ts';
import { ConnectionFault } from './connection-fault.ts';
import type { Ask, BroughtItem, BroughtTurn, ConnectionKind, ConnectionSettings } from './connection-kind.ts';
import { afterNewest, placeOf, readFrom } from './place.ts';
import { questionNames } from './question-names.ts';

const scales = new Set(['RATING', 'LINEAR_SCALE']);
const texts = new Set(['INPUT_TEXT', 'TEXTAREA']);

export const tally: ConnectionKind = {
  id: 'tally',
  name: 'Tally',
  group: 'surveys',
  brings: 'Submissions of a form: what was written, and choices and scores to filter by.',
  needs: 'An API key of a person who sees the form.',
  docs: { title: 'Tally API: Listing submissions', version: '1.0.0' },
  fields: [
    {
      id: 'form',
      isPlace: true,
      label: 'Form ID',
      help: 'The part after /r/ in the form’s address.',
      secret: false,
      shape: 'text',
      placeholder: 'mexJoq',
    },
    { id: 'key', label: 'API key', help: 'Tally → Settings → API keys.', secret: true, shape: 'token' },
  ],
  scopes: [],
  limits: [
    'Tally allows 100 requests a minute.',
    'Submissions that are changed or deleted after they were imported stay here as they were.',
  ],
  async test(ask, settings) {
    const headers = bearer(settings.key ?? '');
    const { body } = await askFor(ask, { url: form(settings), headers }, callerOf(0));
    await askFor(ask, { url: `${form(settings)}/submissions`, headers }, callerOf(0));
    return { account: textAt(body, 'name') || (settings.form ?? '') };
  },
  async read(ask, settings, cursor, now) {
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) => {
      const url = address(`${form(settings)}/submissions`, {
        filter: 'completed',
        page: countedPage(from.page).page,
      });
      return askFor(ask, { url, headers: bearer(settings.key ?? '') }, callerOf(now));
    });
    const rows = listAt(answer.body, 'submissions');
    const questions = await questionsOf(ask, settings, answer.body, callerOf(now));
    const total = numberAt(answer.body, 'totalNumberOfSubmissionsPerFilter', 'completed');
    return {
      items: rows.map((submission) => itemOf(submission, questions)),
      accounts: [],
      people: [],
      removed: [],
      refused: [],
      ...(cursor === null && total !== null && { total }),
      ...afterNewest(
        place,
        rows.map((submission) => dateAt(submission, 'submittedAt')),
        pageAfter(countedPage(place.page), total ?? 0, at(answer.body, 'hasMore') === true),
      ),
    };
  },
};

interface CountedPage {
  page: number;
  /** How many submissions there were when the page before was read; null for the first. */
  total: number | null;
}

function countedPage(name: string | null): CountedPage {
  const [page, total] = (name ?? '').split('/').map(Number);
  return total === undefined || page === undefined ? { page: 1, total: null } : { page, total };
}

/** Pages have numbers: where fewer submissions are there than before, those that follow have moved to the page before. */
function pageAfter({ page, total: before }: CountedPage, total: number, hasMore: boolean): string | null {
  if (before !== null && total < before && page > 1) return `${page - 1}/${total}`;
  return hasMore ? `${page + 1}/${total}` : null;
}

interface Question {
  title: string;
  type: string;
  /** What its answers are called as a field. */
  name: string;
  /** The ends of its scale; null where it is none. */
  scale: { min: number; max: number } | null;
}

/** By id. Of scales the form itself says where they end. */
async function questionsOf(
  ask: Ask,
  settings: ConnectionSettings,
  answered: unknown,
  caller: Caller,
): Promise<Map<string, Question>> {
  const listed = listAt(answered, 'questions');
  const hasScale = listed.some((question) => scales.has(textAt(question, 'type')));
  const request = { url: form(settings), headers: bearer(settings.key ?? '') };
  const blocks = hasScale ? listAt((await askFor(ask, request, caller)).body, 'blocks') : [];
  const scaleOf = new Map(blocks.map((block) => [textAt(block, 'groupUuid'), scaleIn(block)] as const));
  const names = questionNames(listed.map((one) => [textAt(one, 'id'), textAt(one, 'title')] as const));
  return new Map(
    listed.map((question) => {
      const [id, title, type] = ['id', 'title', 'type'].map((of) => textAt(question, of)) as [
        string,
        string,
        string,
      ];
      const scale = scaleOf.get(textAt(question, 'fields', 0, 'blockGroupUuid')) ?? null;
      return [id, { title, type, name: names.get(id) ?? '', scale: scales.has(type) ? scale : null }];
    }),
  );
}

function scaleIn(block: unknown): Question['scale'] {
  const end = (name: string, absent: number) => numberAt(block, 'payload', name) ?? absent;
  if (textAt(block, 'type') === 'RATING') return { min: 1, max: end('stars', 5) };
  return textAt(block, 'type') === 'LINEAR_SCALE' ? { min: end('start', 0), max: end('end', 10) } : null;
}

function itemOf(submission: unknown, questions: ReadonlyMap<string, Question>): BroughtItem {
  const submittedAt = textAt(submission, 'submittedAt');
  const turns: BroughtTurn[] = [];
  const answers: Record<string, unknown> = {};
  let email = '';
  let rating: BroughtItem['rating'];
  for (const response of listAt(submission, 'responses')) {
    const question = questions.get(textAt(response, 'questionId'));
    const { title = '', type = '', name = '', scale = null } = question ?? {};
    const value = at(response, 'answer');
    const text = typeof value === 'string' ? value.trim() : '';
    if (type === 'INPUT_EMAIL') email = text;
    else if (texts.has(type) && text !== '') {
      if (title !== '') turns.push({ by: 'system', text: title, at: submittedAt });
      turns.push({ by: 'customer', text, at: submittedAt });
    } else if (name !== '') answers[name] = scales.has(type) ? Number(value) : value;
    const score = numberAt(response, 'answer');
    if (scale !== null && score !== null && score >= scale.min && score <= scale.max)
      rating ??= { value: score, ...scale };
  }
  return {
    externalId: textAt(submission, 'id'),
    createdAt: submittedAt,
    turns,
    author: known({ email, externalId: textAt(submission, 'respondentId') }),
    ...known({ rating }),
    fields: fieldsOf(answers),
  };
}

function form({ form: id = '' }: ConnectionSettings): string {
  if (!/^\w{3,20}$/.test(id)) {
    throw new ConnectionFault('not_found', 'The form’s ID is the part after /r/ in its address.');
  }
  return `https://api.tally.so/forms/${id}`;
}

function callerOf(now: number): Caller {
  return { name: 'Tally', right: 'read this form', where: 'the form ID', now };
}
