import { typeform } from '../../feedback/typeform.ts';
import type { StandIn } from '../stand-in.ts';
import { iso, refused, sentJson, tooMany } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { byChange, cut } from '../stand-in-world.ts';

const token = 'tfp_secret';

/** Shapes of the pages “Retrieve responses” and “Retrieve form” of Typeform’s developer portal. */
export const typeformStandIn: StandIn = {
  kind: typeform,
  settings: { form: 'lT4Z3j', region: 'us', token },
  externalId: tokenOf,
  tellsDeletes: false,
  tellsEdits: false,
  tellsReplies: false,
  refusals: {
    expired: refused(401, {
      code: 'AUTHENTICATION_FAILED',
      description: 'Authentication credentials not found',
    }),
    revoked: refused(401, {
      code: 'AUTHENTICATION_FAILED',
      description: 'Authentication credentials not found',
    }),
    forbidden: refused(403, { code: 'FORBIDDEN', description: 'The token has no access to this form' }),
  },
  limited: tooMany({ code: 'TOO_MANY_REQUESTS', description: 'Too many requests' }),
  answer({ at, headers }, world) {
    if (headers.authorization !== `Bearer ${token}`) return this.refusals.expired;
    if (at.pathname === '/forms/lT4Z3j') return sentJson(form);
    if (at.pathname === '/forms/lT4Z3j/responses') return responses(at, world);
    return refused(404, { code: 'FORM_NOT_FOUND', description: 'The form was not found' });
  },
};

const form = {
  id: 'lT4Z3j',
  title: 'Feedback form',
  fields: [
    {
      id: 'hVONkQcnSNRj',
      title: 'What should we mend?',
      ref: 'my_custom_text',
      type: 'long_text',
      properties: {},
    },
    {
      id: 'Bkkr5B1ukrYR',
      title: 'How likely are you to tell others?',
      type: 'opinion_scale',
      properties: { steps: 11, start_at_one: false },
    },
    { id: 'RUqkXSeXBXSd', title: 'Do you use it at work?', type: 'yes_no', properties: {} },
    { id: 'k6TP9oLGgHjl', title: 'Which plan?', type: 'multiple_choice', properties: {} },
  ],
};

function tokenOf({ id }: Pick<Thing, 'id'>): string {
  return `21085286190ffad1248d17c4135ee${String(id).padStart(3, '0')}`;
}

function responses(at: URL, world: StandInWorld) {
  const { searchParams } = at;
  const since = Date.parse(`${searchParams.get('since') ?? '1970-01-01T00:00:00'}Z`);
  const before = searchParams.get('before');
  // Half an hour passes until a response is shown.
  const rows = byChange(world.alive).filter(
    ({ createdAt }) => createdAt >= since && createdAt <= world.clock - 1_800_000,
  );
  rows.reverse();
  const found = before === null ? -1 : rows.findIndex((thing) => tokenOf(thing) === before);
  if (before !== null && found < 0)
    return refused(400, { code: 'VALIDATION_ERROR', description: 'Invalid before' });
  const { rows: shown } = cut(world, rows, found + 1, Number(searchParams.get('page_size')));
  return sentJson({
    total_items: rows.length,
    page_count: Math.ceil(rows.length / world.pageSize),
    items: shown.map((thing) => ({
      landing_id: tokenOf(thing),
      token: tokenOf(thing),
      landed_at: iso(thing.createdAt - 60_000),
      submitted_at: iso(thing.createdAt),
      metadata: {
        user_agent: 'Mozilla/5.0',
        platform: 'mobile',
        referer: 'https://user_id.typeform.com/to/lR6F4j',
      },
      hidden: { plan: 'pro' },
      calculated: { score: 2 },
      answers: [
        {
          field: { id: 'hVONkQcnSNRj', type: 'long_text', ref: 'my_custom_text' },
          type: 'text',
          text: thing.said,
        },
        { field: { id: 'Bkkr5B1ukrYR', type: 'opinion_scale' }, type: 'number', number: 9 },
        { field: { id: 'RUqkXSeXBXSd', type: 'yes_no' }, type: 'boolean', boolean: false },
        {
          field: { id: 'k6TP9oLGgHjl', type: 'multiple_choice' },
          type: 'choice',
          choice: { label: 'Basic' },
        },
      ],
    })),
  });
}
