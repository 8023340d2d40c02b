import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Caller } from './asking.ts';
import { address, askFor, bearer } from './asking.ts';
import { fieldsAt, fieldsOf, iso, known } from './brought.ts';
import { ConnectionFault } from './connection-fault.ts';
import type { BroughtItem, BroughtTurn, ConnectionKind, ConnectionSettings } from './connection-kind.ts';
import { plainText } from '../plain-text.ts';
import { afterStep, placeOf, readFrom, stepOf } from './place.ts';

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
      label: 'Survey ID',
      help: 'The number in the address of the survey’s summary.',
      secret: false,
      shape: 'text',
    },
    {
      id: 'region',
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
    return {
      items: kept.map(itemOf),
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

function itemOf(response: unknown): BroughtItem {
  const turns: BroughtTurn[] = [];
  const choices: Record<string, unknown> = {};
  for (const question of listAt(response, 'pages').flatMap((page) => listAt(page, 'questions'))) {
    const heading = plainText(textAt(question, 'heading'));
    const answers = listAt(question, 'answers');
    const written = answers.map(writtenIn).filter((text) => text !== '');
    if (written.length > 0) {
      if (heading !== '') turns.push({ by: 'system', text: heading });
      turns.push({ by: 'customer', text: written.join('\n') });
    }
    const chosen = answers
      .filter((answer) => writtenIn(answer) === '')
      .map((answer) => textAt(answer, 'simple_text'));
    if (heading !== '') choices[heading] = chosen.filter((text) => text !== '');
  }
  const createdAt = iso(dateAt(response, 'date_created')) ?? '';
  return {
    externalId: textAt(response, 'id'),
    createdAt,
    turns: turns.map((turn) => ({ ...turn, at: createdAt })),
    author: known({
      name: nameOf(response),
      email: textAt(response, 'metadata', 'contact', 'email', 'value'),
    }),
    ...known({ url: textAt(response, 'analyze_url'), updatedAt: iso(dateAt(response, 'date_modified')) }),
    fields: {
      ...fieldsOf(choices),
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
