import { globSync } from 'node:fs';

/** Where faults are planted, and what share of them each part gets. */
export const areas: Readonly<Record<string, { files: readonly string[]; share: number }>> = {
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
  },
  tenancy: {
    files: ['apps/server/src/platform/database/*.ts', 'apps/server/src/features/workspaces/**/*.ts'],
    share: 0.1,
  },
  billing: { files: ['apps/server/src/features/billing/**/*.ts'], share: 0.1 },
};

/** Tests, what helps them, and lists of words are not judged: no rule lives there. */
const left = /\.(?:test|hard)\.ts$|\/testing\/|\/test-support\/|\.words\.ts$|-words\.ts$|\/tables\.ts$/;

/** The modules of an area, by path. */
export function modulesOf(name: string, root: string): string[] {
  const area = areas[name];
  if (!area) throw new RangeError(`There is no area ${name}: ${Object.keys(areas).join(', ')}`);
  return area.files
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !left.test(file))
    .toSorted();
}
