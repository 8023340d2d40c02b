import { globSync } from 'node:fs';

interface Area {
  files: readonly string[];
  /** Of all faults. */
  share: number;
  /** Folders with tests of these files, besides their own packages and features. */
  tests?: readonly string[];
}

/** Where faults are planted. */
export const areas: Readonly<Record<string, Area>> = {
  packages: {
    files: ['packages/{analysis,connectors,contracts,crawler,extraction,replay-format,tabular}/src/**/*.ts'],
    share: 0.5,
  },
  masking: {
    files: ['packages/recorder/src/masking/*.ts', 'apps/server/src/features/personal-data/**/*.ts'],
    share: 0.15,
  },
  auth: {
    files: ['apps/server/src/platform/auth/*.ts', 'apps/server/src/features/{users,logins}/**/*.ts'],
    share: 0.15,
    tests: [
      'apps/server/src/features/logins',
      'apps/server/src/features/users',
      // Invitations and keys are taken there, and accounts end there.
      'apps/server/src/features/workspaces',
      'apps/server/src/features/deletion',
    ],
  },
  tenancy: {
    files: ['apps/server/src/platform/database/*.ts', 'apps/server/src/features/workspaces/**/*.ts'],
    share: 0.1,
    tests: ['apps/server/src/platform/database', 'apps/server/src/features/workspaces'],
  },
  billing: { files: ['apps/server/src/features/billing/**/*.ts'], share: 0.1 },
};

/** Tests, what helps them, and lists of words are not judged: no rule lives there. */
const left = /\.(?:test|slow|hard)\.ts$|\/testing\/|\/test-support\/|\.words\.ts$|-words\.ts$|\/tables\.ts$/;

/** The modules of an area, by path. */
export function modulesOf(name: string, root: string): string[] {
  const area = areas[name];
  if (!area) throw new RangeError(`There is no area ${name}: ${Object.keys(areas).join(', ')}`);
  return area.files
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !left.test(file))
    .toSorted();
}
