import { surveymonkey } from '../../feedback/surveymonkey.ts';
import type { StandIn } from '../stand-in.ts';
import { refused, sentJson } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { byChange, cut } from '../stand-in-world.ts';

const token = 'sm-secret-token';

function fault(status: number, id: string, name: string, headers: Record<string, string> = {}) {
  return refused(
    status,
    {
      error: {
        id,
        name,
        docs: 'https://developer.surveymonkey.com/api/v3/',
        message: name,
        http_status_code: status,
      },
    },
    headers,
  );
}

/** Shapes of SurveyMonkey’s public API documentation, v3: “/surveys/{id}/details”, “/surveys/{id}/responses/bulk”, “Errors”. */
export const surveymonkeyStandIn: StandIn = {
  kind: surveymonkey,
  settings: { survey: '105723396', region: 'us', token },
  externalId: ({ id }) => String(5_007_154_000 + id),
  tellsDeletes: false,
  tellsEdits: true,
  tellsReplies: false,
  refusals: {
    expired: fault(401, '1012', 'Authorization Error'),
    revoked: fault(401, '1013', 'Authorization Error'),
    forbidden: fault(403, '1014', 'Permission Error'),
  },
  limited: (retryAfterS) =>
    fault(
      429,
      '1040',
      'Rate limit reached',
      retryAfterS === null ? {} : { 'x-ratelimit-app-global-minute-reset': String(retryAfterS) },
    ),
  answer({ at, headers }, world) {
    if (headers.authorization !== `Bearer ${token}`) return this.refusals.revoked;
    if (at.pathname === '/v3/surveys/105723396')
      return sentJson({ id: '105723396', title: 'Customer Satisfaction' });
    if (at.pathname === '/v3/surveys/105723396/details') return sentJson(details);
    return at.pathname === '/v3/surveys/105723396/responses/bulk'
      ? listed(at, world)
      : fault(404, '1020', 'Resource Not Found');
  },
};

const question = (id: string, family: string, subtype: string, heading: string, answers: object = {}) => ({
  ...{ id, family, subtype, headings: [{ heading }], answers },
});

const details = {
  id: '105723396',
  title: 'Customer Satisfaction',
  pages: [
    {
      id: '103332310',
      questions: [
        question('319352786', 'single_choice', 'vertical', 'How <b>satisfied</b> are you?'),
        question('319352787', 'open_ended', 'essay', 'What is missing?'),
        question('319352788', 'demographic', 'international', 'Who are you?', {
          rows: [
            { id: '1', type: 'name', text: 'Name' },
            { id: '2', type: 'email', text: 'Email' },
          ],
        }),
        question('319352789', 'datetime', 'date_only', 'Since when?'),
      ],
    },
  ],
};

function listed(at: URL, world: StandInWorld) {
  const { searchParams } = at;
  const since = Date.parse(`${searchParams.get('start_modified_at') ?? '1970-01-01T00:00:00'}Z`);
  const rows = byChange(world.alive).filter(({ changedAt }) => changedAt >= since);
  if (searchParams.get('sort_order') !== 'ASC') rows.reverse();
  const size = Math.min(world.pageSize, Number(searchParams.get('per_page')));
  const page = Number(searchParams.get('page') ?? 1);
  const { rows: shown, next } = cut(
    { pageSize: size, repeats: world.repeats, runsShort: false },
    rows,
    (page - 1) * size,
    size,
  );
  const isSimple = searchParams.get('simple') === 'true';
  searchParams.set('page', String(page + 1));
  return sentJson({
    per_page: size,
    total: rows.length,
    data: shown.map((thing) => responseOf(thing, isSimple)),
    page,
    links: { self: at.href, ...(next !== null && { next: at.href }) },
  });
}

function responseOf(thing: Thing, isSimple: boolean) {
  const simple = (text: string) => (isSimple ? { simple_text: text } : {});
  const heading = (text: string) => (isSimple ? { heading: text } : {});
  const stamp = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}+00:00`;
  return {
    total_time: 144,
    collection_mode: 'default',
    href: `https://api.surveymonkey.com/v3/responses/${5_007_154_000 + thing.id}`,
    custom_variables: { plan: 'pro' },
    custom_value: 'custom identifier for the response',
    analyze_url: 'https://www.surveymonkey.com/analyze/browse/',
    ip_address: '',
    pages: [
      {
        id: '103332310',
        questions: [
          {
            id: '319352786',
            ...heading('How <b>satisfied</b> are you?'),
            answers: [{ choice_id: '3057839051', ...simple('Very') }],
          },
          {
            id: '319352787',
            ...heading('What is missing?'),
            answers: [{ text: thing.said, ...simple(thing.said) }],
          },
          {
            id: '319352788',
            ...heading('Who are you?'),
            answers: [
              { row_id: '1', text: 'Jo Reed', ...simple('Name - Jo Reed') },
              { row_id: '2', text: 'jo@example.com', ...simple('Email - jo@example.com') },
            ],
          },
          {
            id: '319352789',
            ...heading('Since when?'),
            answers: [{ row_id: '3', text: '01/02/2026', ...simple('01/02/2026') }],
          },
        ],
      },
    ],
    date_modified: stamp(thing.changedAt),
    response_status: 'completed',
    id: String(5_007_154_000 + thing.id),
    collector_id: '50253586',
    recipient_id: '0',
    date_created: stamp(thing.createdAt),
    survey_id: '105723396',
  };
}
