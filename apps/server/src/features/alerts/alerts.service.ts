/** What other features need of alerts. */
export { alertLetter } from './alert-letter.ts';
export { unseenAlerts } from './choices.service.ts';
export { digestLetter } from './digest-letter.ts';
