import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Caller } from './asking.ts';
import { address, askFor, askForPage, bearer } from './asking.ts';
import { fieldsOf, known } from './brought.ts';
import { ConnectionFault } from './connection-fault.ts';
import type { BroughtItem, BroughtTurn, ConnectionKind, ConnectionSettings } from './connection-kind.ts';
import { after, placeOf, readFrom } from './place.ts';
import { questionNames } from './question-names.ts';

const perPage = 200;
/** Typeform may show a response half an hour after it was sent. */
const lateMs = 60 * 60_000;
const hosts: Readonly<Record<string, string>> = {
  us: 'https://api.typeform.com',
  eu: 'https://api.eu.typeform.com',
};
const scales = new Set(['opinion_scale', 'rating', 'nps']);

export const typeform: ConnectionKind = {
  id: 'typeform',
  name: 'Typeform',
  group: 'surveys',
  brings: 'Responses to a form: what was written, and choices and scores to filter by.',
  needs: 'A personal token that may read forms and responses.',
  docs: { title: 'Typeform Responses API: Retrieve responses', version: '2024' },
  fields: [
    {
      id: 'form',
      isPlace: true,
      label: 'Form ID',
      help: 'The part after /to/ in the form’s address.',
      secret: false,
      shape: 'text',
      placeholder: 'u6nXL7',
    },
    {
      id: 'region',
      isPlace: true,
      label: 'Data center',
      secret: false,
      shape: 'choice',
      choices: [
        { value: 'us', label: 'United States' },
        { value: 'eu', label: 'Europe' },
      ],
    },
    {
      id: 'token',
      label: 'Personal token',
      help: 'Typeform → Settings → Personal tokens.',
      secret: true,
      shape: 'token',
    },
  ],
  scopes: ['forms:read', 'responses:read'],
  limits: [
    'Typeform may show a response half an hour after it was sent.',
    'Responses that are deleted in Typeform stay here until you delete them.',
  ],
  async test(ask, settings) {
    const headers = bearer(settings.token ?? '');
    const { body } = await askFor(ask, { url: form(settings), headers }, callerOf(0));
    const url = address(`${form(settings)}/responses`, { page_size: 1 });
    await askFor(ask, { url, headers }, callerOf(0));
    return { account: textAt(body, 'title') || (settings.form ?? '') };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const headers = bearer(settings.token ?? '');
    const questions = questionsOf((await askFor(ask, { url: form(settings), headers }, caller)).body);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) => {
      const since = from.since === null ? null : new Date(from.since).toISOString().slice(0, 19);
      const url = address(`${form(settings)}/responses`, { page_size: perPage, since, before: from.page });
      const isForgotten = (status: number) => (status === 400 || status === 404) && from.page !== null;
      return askForPage(ask, { url, headers }, caller, ({ status }) => isForgotten(status));
    });
    const rows = listAt(answer.body, 'items');
    const total = numberAt(answer.body, 'total_items');
    // The latest come first; a page may be short, so only an empty one is the last.
    const last = rows.length === 0 ? null : textAt(rows.at(-1), 'token');
    return {
      items: rows.map((response) => itemOf(response, questions)),
      accounts: [],
      people: [],
      removed: [],
      refused: [],
      ...(cursor === null && total !== null && { total }),
      ...after(
        place,
        rows.map((response) => dateAt(response, 'submitted_at')),
        last === place.page ? null : last,
        lateMs,
      ),
    };
  },
};

interface Question {
  title: string;
  /** What its answers are called as a field. */
  name: string;
  /** The end of its scale; null where it is none. */
  scale: { min: number; max: number } | null;
}

function questionsOf(body: unknown): Map<string, Question> {
  const questions = new Map<string, Omit<Question, 'name'>>();
  const add = (fields: readonly unknown[]) => {
    for (const field of fields) {
      const steps = numberAt(field, 'properties', 'steps');
      const isFromOne =
        textAt(field, 'type') === 'rating' || at(field, 'properties', 'start_at_one') === true;
      const isScale = scales.has(textAt(field, 'type')) && steps !== null;
      const scale = isScale ? { min: isFromOne ? 1 : 0, max: isFromOne ? steps : steps - 1 } : null;
      questions.set(textAt(field, 'id'), { title: textAt(field, 'title'), scale });
      add(listAt(field, 'properties', 'fields'));
    }
  };
  add(listAt(body, 'fields'));
  const names = questionNames([...questions].map(([id, { title }]) => [id, title] as const));
  return new Map([...questions].map(([id, question]) => [id, { ...question, name: names.get(id) ?? '' }]));
}

function itemOf(response: unknown, questions: ReadonlyMap<string, Question>): BroughtItem {
  const turns: BroughtTurn[] = [];
  const answers: Record<string, unknown> = {};
  let rating: BroughtItem['rating'];
  let email = '';
  for (const answer of listAt(response, 'answers')) {
    const question = questions.get(textAt(answer, 'field', 'id'));
    const name = question?.name ?? refOf(answer);
    const type = textAt(answer, 'type');
    const value = valueOf(answer, type);
    if (type === 'text') turns.push(...asked(question?.title ?? '', String(value)));
    else if (type === 'email') email = String(value);
    else if (name !== '') answers[name] = value;
    // Written in a choice’s field “Other”.
    turns.push(...asked(question?.title ?? '', textAt(answer, type, 'other')));
    const scale = question?.scale ?? null;
    if (type === 'number' && scale !== null && typeof value === 'number') rating ??= { value, ...scale };
  }
  const submitted = textAt(response, 'submitted_at');
  return {
    externalId: textAt(response, 'token'),
    createdAt: submitted,
    turns: turns.map((turn) => ({ ...turn, at: submitted })),
    author: known({ email }),
    ...known({ rating }),
    fields: { ...fieldsOf(answers), ...fieldsOf(hidden(response)) },
  };
}

function asked(question: string, text: string): BroughtTurn[] {
  if (text.trim() === '') return [];
  return [...(question === '' ? [] : [{ by: 'system', text: question } as const]), { by: 'customer', text }];
}

/** The name that somebody gave to a question which is no longer in the form; Typeform makes up others that say nothing. */
function refOf(answer: unknown): string {
  const ref = textAt(answer, 'field', 'ref');
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(ref) ? '' : ref;
}

function valueOf(answer: unknown, type: string): unknown {
  if (type === 'choice') return textAt(answer, 'choice', 'label');
  return type === 'choices' ? listAt(answer, 'choices', 'labels') : at(answer, type);
}

function hidden(response: unknown): Record<string, unknown> {
  const found = at(response, 'hidden');
  return typeof found === 'object' && found !== null ? { ...found } : {};
}

function form({ region = 'us', form: id = '' }: ConnectionSettings): string {
  const host = hosts[region];
  if (host === undefined || !/^\w{1,40}$/.test(id)) {
    throw new ConnectionFault('not_found', 'The form’s ID is the part after /to/ in its address.');
  }
  return `${host}/forms/${id}`;
}

function callerOf(now: number): Caller {
  return {
    name: 'Typeform',
    right: 'read the responses: it needs the scopes forms:read and responses:read',
    where: 'the form ID and the data center',
    now,
  };
}
