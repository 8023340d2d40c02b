import { startContact } from '../contact/start-contact.ts';
import { startMenus } from './start-menus.ts';

/**
 * Gives the top bar and the footer what they do beyond HTML, on built pages as on those that React draws.
 *
 * @returns takes it back
 */
export function startFrame(): () => void {
  const stops = [startMenus(), startContact()];
  return () => {
    for (const stop of stops) stop();
  };
}
