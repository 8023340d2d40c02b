import { limits } from '../limits.ts';

/** The source that a site’s widget stores in; it is known by its name, so a renamed site begins another one. */
export function widgetSourceName(site: string): string {
  return `Widget: ${site}`.slice(0, limits.nameMaxChars);
}
