import { layout, route, type RouteConfig } from '@react-router/dev/routes';
import { authPaths } from '../src/app/routes/auth-paths.ts';
import { siteFiles, siteRoutes } from '../src/app/routes/site-routes.ts';
import { paths } from '../src/lib/paths.ts';
import { screens } from '../src/app/screens.ts';

export default [
  ...Object.entries({ ...siteRoutes, ...siteFiles }).map(([path, file]) => route(path, file, { id: path })),
  route(paths.blogPost, 'routes/blog-post.tsx'),
  ...Object.keys(authPaths).map((path) => route(path, 'routes/auth.tsx', { id: path })),
  route(paths.sharedReport, 'routes/shared-report.tsx'),
  route(paths.visit, 'routes/visit.tsx'),
  route(paths.marketReport, 'routes/analysis-report.tsx'),
  route(paths.sharedReplay, 'routes/shared-replay.tsx'),
  layout(
    'routes/signed-in.tsx',
    screens.map(({ path }) => route(path, 'routes/screen.tsx', { id: path })),
  ),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
