import { defineConfig, globalIgnores } from 'eslint/config';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Query building belongs into a feature's `*.sql.ts`; elsewhere its beginnings are refused. */
const queryBeginnings = [
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'selectNoFrom',
];

const noQueries = queryBeginnings.map((name) => ({
  selector: `CallExpression[callee.property.name='${name}']`,
  message: 'Queries are built in the feature’s *.sql.ts.',
}));

const noRawSql = {
  selector: "TaggedTemplateExpression[tag.name='sql']",
  message: 'Queries are built in the feature’s *.sql.ts.',
};

const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only config.ts reads the environment.',
};

/** What others may have of a feature stands in its `*.service.ts`, and its shared queries in `*.shared.sql.ts`. */
const noReexport = {
  selector: ':matches(ExportNamedDeclaration[declaration=null], ExportAllDeclaration)',
  message: 'A file exports what it holds: import from there.',
};

/** Pure packages take time, chance, addresses and files as arguments. */
const impure = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Take the time as an argument.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Take the time as an argument.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Take chance as an argument.',
  },
];

/** What Oxlint (.oxlintrc.json) does not have: the house's own patterns, and React's rules. Nothing here needs types. */
export default defineConfig(
  globalIgnores([
    '**/node_modules/',
    '**/build/',
    '**/dist/',
    '**/.react-router/',
    '.cache/',
    '.runtime*/',
    'data/',
    'screens/',
    '**/test-results/',
    '**/playwright-report/',
    // AssemblyScript, which its own compiler checks.
    'packages/analysis/kernel/',
    'apps/server/src/platform/database/tables.ts',
  ]),
  {
    files: ['apps/web/**/*.{ts,tsx}', 'apps/server/src/**/*.ts', 'packages/**/*.ts'],
    // No rule of these is about tests of the server and the packages.
    ignores: ['{apps/server,packages}/**/*.{test,slow}.ts'],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['apps/server/src/**/*.ts', 'packages/**/*.ts'],
    ignores: ['apps/server/src/config.ts', 'apps/server/src/main.ts', '**/*.{test,slow}.ts'],
    rules: {
      'no-restricted-syntax': ['error', noEnvironment],
    },
  },
  {
    files: ['apps/server/src/features/**/*.sql.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnvironment, noReexport] },
  },
  {
    files: ['apps/server/src/features/**/*.ts'],
    ignores: ['**/*.sql.ts', '**/*.{test,slow}.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnvironment, noReexport, ...noQueries, noRawSql] },
  },
  {
    // It still hands out what stands in files beside it.
    files: ['apps/server/src/features/questions/questions.service.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnvironment, ...noQueries, noRawSql] },
  },
  {
    files: [
      'packages/{analysis,cleaning,replay-format,crawler,extraction,connectors,report-view}/src/**/*.ts',
    ],
    ignores: ['**/*.{test,slow}.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...impure],
    },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    extends: [hooks.configs.flat.recommended],
  },
);
