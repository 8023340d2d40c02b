import { paths } from '../../lib/paths.ts';

export function connectionPath(connectionId: string): string {
  return `${paths.connection}?id=${encodeURIComponent(connectionId)}`;
}
