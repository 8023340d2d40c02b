import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Caller } from './asking.ts';
import { address, askFor, bearer } from './asking.ts';
import { fieldsAt, fieldsOf, iso, known } from './brought.ts';
import { ConnectionFault } from './connection-fault.ts';
import type { Ask, BroughtItem, BroughtTurn, ConnectionKind, ConnectionSettings } from './connection-kind.ts';
import { plainText } from '../plain-text.ts';
import { afterStep, placeOf, readFrom, stepOf } from './place.ts';
import { questionNames } from './question-names.ts';

const perPage = 100;
const hosts: Readonly<Record<string, string>> = {
  us: 'https://api.surveymonkey.com/v3',
  eu: 'https://api.eu.surveymonkey.com/v3',
  ca: 'https://api.surveymonkey.ca/v3',
};

export const surveymonkey: ConnectionKind = {
  id: 'surveymonkey',
  name: 'SurveyMonkey',
  group: 'surveys',
  brings: 'Responses to a survey, partial ones too: what was written, and choices to filter by.',
  needs: 'An access token that may view surveys and response details.',
  docs: { title: 'SurveyMonkey API: Survey Responses, bulk', version: 'v3' },
  fields: [
    {
      id: 'survey',
      isPlace: true,
      label: 'Survey ID',
      help: 'The number in the address of the survey’s summary.',
      secret: false,
      shape: 'text',
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
        { value: 'ca', label: 'Canada' },
      ],
    },
    {
      id: 'token',
      label: 'Access token',
      help: 'developer.surveymonkey.com → My apps → your app → Settings.',
      secret: true,
      shape: 'token',
    },
  ],
  scopes: ['surveys_read', 'responses_read', 'responses_read_detail'],
  limits: [
    'SurveyMonkey allows private apps 120 requests a minute and 500 a day.',
    'Responses that are deleted in SurveyMonkey stay here until you delete them.',
  ],
  async test(ask, settings) {
    const headers = bearer(settings.token ?? '');
    const { body } = await askFor(ask, { url: survey(settings), headers }, callerOf(0));
    const url = address(`${survey(settings)}/responses/bulk`, { per_page: 1 });
    await askFor(ask, { url, headers }, callerOf(0));
    return { account: textAt(body, 'title') || (settings.survey ?? '') };
  },
  async read(ask, settings, cursor, now) {
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) => {
      const { since, page } = stepOf(from);
      const sort = { sort_by: 'date_modified', sort_order: 'ASC', simple: 'true', per_page: perPage, page };
      const modified = since === null ? null : new Date(since).toISOString().slice(0, 19);
      const url = address(`${survey(settings)}/responses/bulk`, { ...sort, start_modified_at: modified });
      return askFor(ask, { url, headers: bearer(settings.token ?? '') }, callerOf(now));
    });
    const rows = listAt(answer.body, 'data');
    const total = numberAt(answer.body, 'total');
    // What the team typed in to see how it looks is nobody’s answer.
    const kept = rows.filter((row) => !textAt(row, 'collection_mode').includes('preview'));
    const questions =
      kept.length === 0 ? new Map<string, Question>() : await questionsOf(ask, settings, callerOf(now));
    return {
      items: kept.map((row) => itemOf(row, questions)),
      accounts: [],
      people: [],
      removed: [],
      refused: [],
      ...(cursor === null && total !== null && { total }),
      ...afterStep(
        place,
        rows.map((row) => dateAt(row, 'date_modified')),
        textAt(answer.body, 'links', 'next') !== '',
      ),
    };
  },
};

interface Question {
  /** What its answers are called as a field. */
  name: string;
  kind: 'said' | 'field' | 'person';
  /** What each line of a form for contacts asks for: `name`, `email`, `phone`. By id. */
  lines: ReadonlyMap<string, string>;
}

/** By id. The responses do not say what kind of question they answer. */
async function questionsOf(
  ask: Ask,
  settings: ConnectionSettings,
  caller: Caller,
): Promise<Map<string, Question>> {
  const request = { url: `${survey(settings)}/details`, headers: bearer(settings.token ?? '') };
  const { body } = await askFor(ask, request, caller);
  const listed = listAt(body, 'pages').flatMap((page) => listAt(page, 'questions'));
  const headingOf = (question: unknown) => plainText(textAt(question, 'headings', 0, 'heading'));
  const names = questionNames(listed.map((one) => [textAt(one, 'id'), headingOf(one)] as const));
  return new Map(
    listed.map((question) => {
      const id = textAt(question, 'id');
      const rows = listAt(question, 'answers', 'rows');
      const lines = new Map(rows.map((row) => [textAt(row, 'id'), textAt(row, 'type')] as const));
      return [id, { name: names.get(id) ?? '', kind: kindOf(question), lines }];
    }),
  );
}

function kindOf(question: unknown): Question['kind'] {
  const family = textAt(question, 'family');
  if (family === 'demographic') return 'person';
  return family === 'datetime' || textAt(question, 'subtype') === 'numerical' ? 'field' : 'said';
}

function itemOf(response: unknown, questions: ReadonlyMap<string, Question>): BroughtItem {
  const turns: BroughtTurn[] = [];
  const values: Record<string, unknown> = {};
  const person = new Map<string, string>();
  for (const answered of listAt(response, 'pages').flatMap((page) => listAt(page, 'questions'))) {
    const question = questions.get(textAt(answered, 'id'));
    const heading = plainText(textAt(answered, 'heading'));
    const name = question?.name || heading;
    const kind = question?.kind ?? 'said';
    const answers = listAt(answered, 'answers');
    if (kind === 'person') {
      for (const answer of answers) {
        person.set(question?.lines.get(textAt(answer, 'row_id')) ?? '', textAt(answer, 'text'));
      }
      continue;
    }
    const isSaid = (answer: unknown) => kind === 'said' && writtenIn(answer) !== '';
    const written = answers.filter(isSaid).map(writtenIn);
    if (written.length > 0) {
      if (heading !== '') turns.push({ by: 'system', text: heading });
      turns.push({ by: 'customer', text: written.join('\n') });
    }
    const chosen = answers
      .filter((answer) => !isSaid(answer))
      .map((answer) => textAt(answer, 'simple_text') || writtenIn(answer));
    if (name !== '') values[name] = chosen.filter((text) => text !== '');
  }
  const createdAt = iso(dateAt(response, 'date_created')) ?? '';
  return {
    externalId: textAt(response, 'id'),
    createdAt,
    turns: turns.map((turn) => ({ ...turn, at: createdAt })),
    author: known({
      name: nameOf(response) || person.get('name'),
      email: textAt(response, 'metadata', 'contact', 'email', 'value') || person.get('email'),
    }),
    ...known({ url: textAt(response, 'analyze_url'), updatedAt: iso(dateAt(response, 'date_modified')) }),
    fields: {
      ...fieldsOf(values),
      ...fieldsAt(response, 'custom_variables'),
      ...fieldsOf({ status: at(response, 'response_status') }),
    },
  };
}

/** Only what was typed has a text of its own; of what was chosen there is the choice. */
function writtenIn(answer: unknown): string {
  return textAt(answer, 'choice_id') === '' ? textAt(answer, 'text') : '';
}

function nameOf(response: unknown): string {
  const part = (name: string) => textAt(response, 'metadata', 'contact', name, 'value');
  return `${part('first_name')} ${part('last_name')}`.trim();
}

function survey({ region = 'us', survey: id = '' }: ConnectionSettings): string {
  const host = hosts[region];
  if (host === undefined || !/^\d{1,20}$/.test(id))
    throw new ConnectionFault('not_found', 'The survey ID is a number.');
  return `${host}/surveys/${id}`;
}

function callerOf(now: number): Caller {
  return {
    name: 'SurveyMonkey',
    right: 'read the responses: it needs the scopes View Surveys and View Response Details',
    where: 'the survey ID and the data center',
    now,
  };
}
