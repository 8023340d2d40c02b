import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { authPaths } from '../src/app/auth-paths.ts';
import { paths } from '../src/lib/paths.ts';
import { screens } from '../src/app/screens.ts';

export default [
  index('routes/front.tsx'),
  ...Object.keys(authPaths).map((path) => route(path, 'routes/auth.tsx', { id: path })),
  route(paths.sharedReport, 'routes/shared-report.tsx'),
  layout(
    'routes/signed-in.tsx',
    screens.map(({ path }) => route(path, 'routes/screen.tsx', { id: path })),
  ),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
