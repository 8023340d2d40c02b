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

/** Faults that need no types to be seen. */
const coreRules = Object.fromEntries(
  [
    'eqeqeq',
    'no-async-promise-executor',
    'no-cond-assign',
    'no-control-regex',
    'no-debugger',
    'no-dupe-else-if',
    'no-empty',
    'no-fallthrough',
    'no-irregular-whitespace',
    'no-misleading-character-class',
    'no-self-assign',
    'no-unsafe-finally',
    'no-useless-escape',
    'no-var',
    'prefer-const',
    'require-yield',
    'use-isnan',
  ].map((rule) => [rule, 'error']),
);
coreRules['no-constant-condition'] = ['error', { checkLoops: false }];

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
    'apps/server/src/platform/database/tables.ts',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Numbers and booleans in messages read as meant.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Awaiting nothing is how an interface of promises is met.
      '@typescript-eslint/require-await': 'off',
      // Matters of taste, or what the reader sees without help.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-unnecessary-type-arguments': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Spread of text gives its characters, which is what it is used for.
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
    },
  },
  {
    rules: coreRules,
  },
  {
    files: ['apps/server/src/**/*.ts', 'packages/**/*.ts'],
    ignores: ['apps/server/src/config.ts', 'apps/server/src/main.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Only config.ts reads the environment.',
        },
      ],
    },
  },
  {
    files: ['apps/server/src/features/**/*.ts'],
    ignores: ['**/*.sql.ts', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noQueries, noRawSql] },
  },
  {
    files: ['packages/{analysis,replay-format}/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...impure],
      'no-restricted-globals': ['error', 'process', 'fetch', 'window', 'document', 'Buffer'],
    },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    extends: [hooks.configs.flat.recommended],
  },
  {
    // Frameworks and tools load these by their default export.
    files: [
      '**/*.config.ts',
      'apps/web/app/**/*.{ts,tsx}',
      'apps/server/src/testing/global-setup.ts',
      'e2e/global-*.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
);
