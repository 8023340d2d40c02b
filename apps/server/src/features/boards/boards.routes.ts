import { boards } from '@earshot/contracts/boards';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import * as whole from './boards.service.ts';
import * as briefs from './briefs.service.ts';
import * as alerts from './card-alerts.service.ts';
import * as cards from './cards.service.ts';
import * as changes from './changes.service.ts';
import * as comments from './comments.service.ts';
import * as evidence from './evidence.service.ts';
import { exportBoard } from './exports/export-board.service.ts';
import { followUpRoutes } from './follow-ups.routes.ts';
import * as imports from './imports/card-imports.service.ts';
import * as releases from './releases.service.ts';

export async function boardsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  bind(app, boards.list, (_input, caller) => whole.listBoards(deps, caller));
  bind(app, boards.create, ({ body }, caller) => whole.createBoard(deps, caller, body));
  bind(app, boards.get, ({ query }, caller) => whole.getBoard(deps, caller, query.board_id));
  bind(app, boards.getChanges, ({ query }, caller) => changes.getChanges(deps, caller, query));
  bind(app, boards.update, ({ body }, caller) => whole.updateBoard(deps, caller, body));
  bind(app, boards.setColumns, ({ body }, caller) => whole.setColumns(deps, caller, body));
  bind(app, boards.remove, ({ body }, caller) => whole.removeBoard(deps, caller, body.board_id));
  bind(app, boards.restore, ({ body }, caller) => whole.restoreBoard(deps, caller, body.board_id));
  bind(app, boards.addIdeas, ({ body }, caller) => cards.addIdeas(deps, caller, body));
  bind(app, boards.createCard, ({ body }, caller) => cards.createCard(deps, caller, body));
  bind(app, boards.moveCard, ({ body }, caller) => cards.moveCard(deps, caller, body));
  bind(app, boards.updateCard, ({ body }, caller) => cards.updateCard(deps, caller, body));
  bind(app, boards.takeOff, ({ body }, caller) => cards.takeOff(deps, caller, body));
  bind(app, boards.getCard, ({ query }, caller) => evidence.getCard(deps, caller, query));
  bind(app, boards.addEvidence, ({ body }, caller) => evidence.addCardEvidence(deps, caller, body));
  bind(app, boards.removeEvidence, ({ body }, caller) => evidence.removeCardEvidence(deps, caller, body));
  bind(app, boards.release, ({ body }, caller) => releases.releaseCard(deps, caller, body));
  bind(app, boards.getVerdict, ({ query }, caller) => releases.getVerdict(deps, caller, query));
  bind(app, boards.getBrief, ({ query }, caller) => briefs.getBrief(deps, caller, query));
  bind(app, boards.listChanges, ({ query }, caller) => changes.listChanges(deps, caller, query));
  bind(app, boards.undoChange, ({ body }, caller) => changes.undoChange(deps, caller, body));
  bind(app, boards.listComments, ({ query }, caller) => comments.listComments(deps, caller, query));
  bind(app, boards.addComment, ({ body }, caller) => comments.addComment(deps, caller, body));
  bind(app, boards.editComment, ({ body }, caller) => comments.editComment(deps, caller, body));
  bind(app, boards.deleteComment, ({ body }, caller) => comments.deleteComment(deps, caller, body));
  bind(app, boards.restoreComment, ({ body }, caller) => comments.restoreComment(deps, caller, body));
  bind(app, boards.watchCard, ({ body }, caller) => comments.watchCard(deps, caller, body));
  bind(app, boards.listAlerts, ({ query }, caller) => alerts.listAlerts(deps, caller, query));
  bind(app, boards.markAlertsSeen, ({ body }, caller) => alerts.markAlertsSeen(deps, caller, body));
  bind(app, boards.previewCardImport, ({ body }, caller) => imports.previewCardImport(deps, caller, body));
  bind(app, boards.importCards, ({ body }, caller) => imports.importCards(deps, caller, body));
  bind(app, boards.listCardImports, ({ query }, caller) =>
    imports.listCardImports(deps, caller, query.board_id),
  );
  bind(app, boards.undoCardImport, ({ body }, caller) => imports.undoCardImport(deps, caller, body));
  bind(app, boards.exportBoard, ({ query }, caller) => exportBoard(deps, caller, query));
  await followUpRoutes(app, deps);
}
