/** What other features' nightly jobs need. */
export { everyWorkspace } from './upkeep.sql.ts';
