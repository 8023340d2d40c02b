import { authPaths } from './auth-paths.ts';
import { screens } from './screens.ts';

/** Every path that leads to a page; the server answers all others with status 404. */
export function knownPaths(): string[] {
  return ['/', ...Object.keys(authPaths), ...screens.map(({ path }) => path)];
}
