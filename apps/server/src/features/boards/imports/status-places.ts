import type { CardState } from '@earshot/contracts/boards/board-cards';
import { boardLimits } from '@earshot/contracts/boards/board-cards';
import type { StatusPlace } from '@earshot/contracts/boards/card-imports';
import type { ColumnRow } from '../boards.sql.ts';

/** What statuses of other tools say, in some languages; each is looked for as a whole word of the status. */
const meanings: readonly (readonly [CardState, RegExp])[] = [
  [
    'declined',
    /(?<!\p{L})(?:declined|rejected|cancell?ed|won.?t (?:do|fix)|wontfix|not planned|closed as|duplicate|abandoned|archived|abgelehnt|verworfen|abgebrochen|annulé|refusé|rejeté|abandonné|cancelado|rechazado)(?!\p{L})/iu,
  ],
  [
    'released',
    /(?<!\p{L})(?:done|released?|shipped|completed?|closed|live|launched|delivered|resolved|finished|deployed|fertig|erledigt|veröffentlicht|abgeschlossen|ausgeliefert|geschlossen|terminée?|livrée?|publiée?|fait|hecho|completado|entregado|listo|fatto|klaar|gotowe)(?!\p{L})/iu,
  ],
  [
    'committed',
    /(?<!\p{L})(?:in progress|in development|in arbeit|in umsetzung|in entwicklung|started|doing|active|building|committed|in review|testing|in test|now|this sprint|en cours|en curso|en progreso|in corso|bezig|w toku|beta|ready for release|working on it|development)(?!\p{L})/iu,
  ],
  [
    'planned',
    /(?<!\p{L})(?:planned|to ?do|next|next up|ready|scheduled|selected for development|accepted|approved|up next|geplant|offen|zu erledigen|prévue?|planifiée?|à faire|planificado|por hacer|pendiente|pianificato|gepland|zaplanowane)(?!\p{L})/iu,
  ],
  [
    'considering',
    /(?<!\p{L})(?:considering|under consideration|under review|backlog|new|new idea|ideas?|open|triage|candidate|discovery|later|icebox|exploring|inbox|needs review|submitted|idee|ideen|neu|in prüfung|à l.étude|idées?|nouveau|nueva?|en estudio|idea|nieuw|nowe)(?!\p{L})/iu,
  ],
];

/** What a status of another tool says of its cards; null where its words are not known. */
export function stateOfStatus(status: string): CardState | null {
  return meanings.find(([, words]) => words.test(status))?.[0] ?? null;
}

/**
 * Where cards of each status go: to the column of that name, else to the first that says the same, else to a new one while the board
 * has room; then to its first.
 *
 * @param columns of the board, from left to right
 */
export function statusPlaces(
  statuses: readonly (string | null)[],
  columns: readonly Pick<ColumnRow, 'id' | 'title' | 'state'>[],
): StatusPlace[] {
  let room = boardLimits.columns - columns.length;
  return statuses.map((status): StatusPlace => {
    const state = status === null ? null : stateOfStatus(status);
    const named = status === null ? columns[0] : columns.find(({ title }) => isSame(title, status));
    const alike = named ?? (state === null ? undefined : columns.find((column) => column.state === state));
    const title = (status ?? columns[0]?.title ?? 'Imported').slice(0, 60).trim();
    const place = { status, title, state: alike?.state ?? state ?? 'considering' };
    if (alike) return { ...place, column_id: alike.id };
    if (room <= 0) return { ...place, column_id: columns[0]?.id ?? null };
    room -= 1;
    return { ...place, column_id: null };
  });
}

function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
