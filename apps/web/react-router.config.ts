import type { Config } from '@react-router/dev/config';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { siteFiles, siteRoutes } from './src/app/routes/site-routes.ts';
import { paths } from './src/lib/paths.ts';

const postFolder = fileURLToPath(new URL('content/blog', import.meta.url));
const posts = globSync('*.md', { cwd: postFolder }).map((file) =>
  paths.blogPost.replace(':slug', file.replace(/\.md$/, '')),
);

export default {
  ssr: false,
  prerender: [...Object.keys(siteRoutes), ...Object.keys(siteFiles), ...posts, paths.marketReport],
} satisfies Config;
