import type { Operator } from '@earshot/contracts/operator';
import type { Caller } from '../../platform/auth/caller.ts';
import { insertOperator, lockOperators } from '../../platform/auth/operators.sql.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { userByEmail } from '../users/people.service.ts';
import * as sql from './operators.sql.ts';

export async function listOperators({ database }: Deps): Promise<Operator[]> {
  const rows = await sql.listOperators(database.app);
  return rows.map(({ userId, email, displayName, since, madeBy }) => ({
    user_id: userId,
    email,
    display_name: displayName,
    since,
    made_by: madeBy,
  }));
}

/** @throws Problem `bad_request` when nobody has this address; `conflict` for who is an operator already */
export async function addOperator(
  { database, log, now }: Deps,
  { userId: madeBy }: Caller,
  email: string,
): Promise<void> {
  const user = await userByEmail(database.app, email);
  if (!user) throw badField('email', `No user with the address ${email} has an account here.`);
  const since = new Date(now()).toISOString();
  if (!(await insertOperator(database.app, { userId: user.id, since, madeBy }))) {
    throw badField('email', `${email} is already an operator.`, 'conflict');
  }
  log.info({ userId: user.id, madeBy }, 'Somebody was made an operator');
}

/** @throws Problem `not_found` for who is none; `conflict` for the last one */
export async function removeOperator(
  { database, log }: Deps,
  { userId: removedBy }: Caller,
  userId: string,
): Promise<void> {
  await database.app.transaction().execute(async (tx) => {
    await lockOperators(tx);
    if (!(await sql.deleteOperator(tx, userId))) throw new Problem('not_found');
    if ((await sql.countOperators(tx)) === 0) {
      throw new Problem('conflict', {
        detail: 'A server needs at least one operator. Add another one first.',
      });
    }
  });
  log.info({ userId, removedBy }, 'Somebody is an operator no more');
}
