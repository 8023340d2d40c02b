/**
 * The floors of the server, from the bottom up, and on each its features, from the bottom up too: a feature imports only features
 * that are written before it. `.dependency-cruiser.cjs` makes rules of it, and `npm run graph` draws it.
 *
 * What a lower feature needs of an upper one is handed in at start, or queued as a job.
 *
 * @type {readonly {name: string, features: readonly string[]}[]}
 */
export const floors = [
  { name: 'identity', features: ['onboarding', 'users', 'workspaces', 'logins'] },
  { name: 'plans', features: ['billing'] },
  {
    name: 'content',
    features: [
      'sources',
      'personal-data',
      'views',
      'feedback',
      'imports',
      'connections',
      'recordings',
      'stored-texts',
    ],
  },
  {
    name: 'enrichment',
    features: [
      'enrichment',
      'topics',
      'analytics',
      'people',
      'themes',
      'cleaning',
      'validation',
      'questions',
      'session-questions',
      'feedback-moments',
    ],
  },
  { name: 'answers', features: ['reports', 'alerts', 'visits', 'market', 'ideas', 'boards', 'demo-data'] },
  {
    name: 'maintenance',
    features: ['contact', 'mail', 'deletion', 'maintenance', 'operator', 'preferences', 'reference'],
  },
];

/** All features, from the bottom up. */
export const features = floors.flatMap((floor) => floor.features);

/** Files beside the features that every one of them may import, and that import none. */
export const basement = ['account-deps.ts', 'deps.ts', 'job-deps.ts', 'text-engine.ts'];

/** Files beside the features where features meet: they import any, and none imports them. */
export const roof = [
  'job-handlers.ts',
  'open-job-deps.ts',
  'own-handlers.ts',
  'register.ts',
  'enrichment-steps.ts',
];
