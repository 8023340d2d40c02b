import { paths } from './paths.ts';

/** Failed jobs of one kind. */
export function operatorJobsPath(queue: string): string {
  return `${paths.operatorJobs}?queue=${encodeURIComponent(queue)}`;
}
