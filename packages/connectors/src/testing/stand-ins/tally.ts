import { tally } from '../../feedback/tally.ts';
import type { StandIn } from '../stand-in.ts';
import { refused, sentJson, tooMany } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { byChange, cut } from '../stand-in-world.ts';

const key = 'tly-secret';

/** Shapes of the pages “Fetching form submissions” and “Listing submissions” of Tally’s developer documentation. */
export const tallyStandIn: StandIn = {
  kind: tally,
  settings: { form: 'mexJoq', key },
  externalId: idOf,
  tellsDeletes: false,
  tellsEdits: false,
  tellsReplies: false,
  refusals: {
    expired: refused(401, { message: 'Unauthorized' }),
    revoked: refused(401, { message: 'Unauthorized' }),
    forbidden: refused(403, { message: 'Forbidden' }),
  },
  limited: tooMany({ message: 'Too Many Requests' }),
  answer({ at, headers }, world) {
    if (headers.authorization !== `Bearer ${key}`) return this.refusals.revoked;
    if (at.pathname === '/forms/mexJoq')
      return sentJson({ id: 'mexJoq', name: 'Feedback form', status: 'PUBLISHED', blocks });
    return at.pathname === '/forms/mexJoq/submissions'
      ? listed(at, world)
      : refused(404, { message: 'Not Found' });
  },
};

const blocks = [
  { uuid: 'b1', type: 'TITLE', groupUuid: 'g1', groupType: 'QUESTION', payload: {} },
  { uuid: 'b2', type: 'RATING', groupUuid: 'g2', groupType: 'RATING', payload: { stars: 5 } },
];

function idOf({ id }: Pick<Thing, 'id'>): string {
  return `GG6z${String(id).padStart(3, '0')}`;
}

function listed({ searchParams }: URL, world: StandInWorld) {
  const made = world.alive.map((thing) => ({ ...thing, changedAt: thing.createdAt }));
  const rows = byChange(made).reverse();
  const page = Number(searchParams.get('page') ?? 1);
  const size = world.pageSize;
  const { rows: shown, next } = cut(
    { pageSize: size, repeats: world.repeats, runsShort: false },
    rows,
    (page - 1) * size,
    50,
  );
  return sentJson({
    page,
    limit: size,
    hasMore: next !== null,
    totalNumberOfSubmissionsPerFilter: { all: rows.length, completed: rows.length, partial: 0 },
    questions: [
      { id: 'EKOE2N', type: 'TEXTAREA', title: 'What should we mend?', fields: [] },
      {
        id: 'qRzWPA',
        type: 'RATING',
        title: 'How do you like it?',
        fields: [{ uuid: 'b2', blockGroupUuid: 'g2' }],
      },
      { id: 'A7gQbK', type: 'INPUT_EMAIL', title: 'Email', fields: [] },
    ],
    submissions: shown.map(submissionOf),
  });
}

function submissionOf(thing: Thing) {
  return {
    id: idOf(thing),
    formId: 'mexJoq',
    respondentId: 'jzQdR9',
    isCompleted: true,
    submittedAt: new Date(thing.createdAt).toISOString(),
    responses: [
      { id: '4r5rAWb', questionId: 'EKOE2N', answer: thing.said },
      { id: 'eR4RxeQ', questionId: 'qRzWPA', answer: 4 },
      { id: 'k5pQwA2', questionId: 'A7gQbK', answer: 'jo@example.com' },
    ],
  };
}
