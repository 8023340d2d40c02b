import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { knownPaths } from './src/app/known-paths.ts';

export default {
  ssr: false,
  prerender: ['/'],
  // The server answers every other path with the fallback page; which of them exist it reads from this list.
  buildEnd: async ({ reactRouterConfig }) => {
    const file = join(reactRouterConfig.buildDirectory, 'known-paths.json');
    await writeFile(file, `${JSON.stringify(knownPaths(), null, 2)}\n`);
  },
} satisfies Config;
