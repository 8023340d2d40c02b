/** How other features say what happened in a session. */
export { happenedInWords } from './session-words.ts';
