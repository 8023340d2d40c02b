import { boards } from '@earshot/contracts/boards';
import { beforeEach } from 'vitest';
import type { JobApp } from './job-app.ts';
import { jobApp } from './job-app.ts';
import type { Given } from './person-each.ts';
import { personEach } from './person-each.ts';
import { send } from './send.ts';

/** One server for all tests of a file, and for each test a new person with an empty board. */
export function boardEach(): Readonly<Given<JobApp>> & { readonly boardId: string } {
  const given = personEach(() => jobApp([]));
  let boardId: string | undefined;
  beforeEach(async () => {
    const body = { title: 'Field app' };
    const { reply } = await send(given.server.app, boards.create, { as: given.person, body });
    boardId = reply.board_id;
  });
  return {
    get server() {
      return given.server;
    },
    get person() {
      return given.person;
    },
    get boardId() {
      if (boardId === undefined) throw new Error('There is a board only in a test');
      return boardId;
    },
  };
}
