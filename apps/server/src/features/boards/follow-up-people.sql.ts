import type { FollowUpGroup } from '@earshot/contracts/boards/follow-ups';
import { byteaList } from '../../platform/database/bytea-list.ts';
import type { Db } from '../../platform/database/open.ts';
import { Parameters, runRaw } from '../../platform/database/raw-query.ts';
import type { RecipientHashPads } from '../../platform/mail/recipient-hash.ts';
import { recipientHashSql } from '../../platform/mail/recipient-hash.ts';
import type { Piece } from './evidence.sql.ts';
import { hits } from './evidence.sql.ts';

/** A card whose people are asked for. */
export interface ReleasedCard {
  ideaId: string;
  releasedAt: string;
  pieces: readonly Piece[];
  /** {@link RecipientHashPads} of the server's key. */
  pads: RecipientHashPads;
}

/** As above, with those of its people's addresses that get no mail that others cause, from any workspace. */
export interface CardToTell extends ReleasedCard {
  silenced: readonly Buffer[];
}

export interface PersonRow {
  personId: number;
  name: string | null;
  /** Null without one that can be written to. */
  email: string | null;
  recipientHash: Buffer | null;
  language: string;
}

/** Addresses that can be written to: where people were imported, anything may stand for one. */
const isAddress = (email: string) => `${email} ~ '^[^[:space:]@,;<>]+@[^[:space:]@,;<>]+$'`;

/** The people whose items the pieces find (`spoke`), merged people as one, and the authors who are each of them (`hashed`). */
function found({ releasedAt, pieces, pads }: ReleasedCard, parameters: Parameters): string {
  const released = parameters.add(releasedAt);
  const named = { inner: parameters.add(pads.inner), outer: parameters.add(pads.outer) };
  return `
    with hit as materialized (
      select coalesce(p.person_id, h.author_id) as person_id, h.id, h.sort_at
      from (${hits(pieces, parameters)}) h
      left join author p on p.workspace_id = $1 and p.id = h.author_id and p.person_id is not null
      where h.author_id is not null),
    spoke as (
      select h.person_id, bool_or(h.sort_at > ${released}::timestamptz) as wrote_again,
        bool_and(i.is_sample) as is_demo,
        (array_agg(i.language order by h.sort_at desc, h.id desc))[1] as language
      from hit h join feedback_item i on i.workspace_id = $1 and i.id = h.id
      group by h.person_id),
    member as materialized (
      select s.person_id, a.id, a.name, case when ${isAddress('lower(btrim(a.email))')} then lower(btrim(a.email)) end as email
      from spoke s join author a on a.workspace_id = $1 and (a.id = s.person_id or a.person_id = s.person_id)),
    hashed as materialized (
      select m.*, ${recipientHashSql('m.email', named)} as recipient_hash from member m)`;
}

/**
 * Each of the people in one group, as a query with the columns of {@link PersonRow} and `stands`. They are written to at the
 * address of the author who stands for them, else at the oldest other.
 */
function placed(card: CardToTell, parameters: Parameters): string {
  const [idea, silenced] = [parameters.add(card.ideaId), parameters.add(byteaList(card.silenced))];
  return `${found(card, parameters)},
    reached as (
      select s.*, a.name, a.email, a.recipient_hash
      from spoke s left join lateral (
        select h.name, h.email, h.recipient_hash from hashed h where h.person_id = s.person_id
        order by h.email is null, h.id <> s.person_id, h.id limit 1) a on true)
    select r.person_id, r.name, r.email, r.recipient_hash, r.language,
      case
        when exists (select from follow_up_person f where f.workspace_id = $1 and f.idea_id = ${idea} and (
          f.recipient_hash = r.recipient_hash
          or f.person_id in (select h.id from hashed h where h.person_id = r.person_id))) then 'told'
        when r.email is null then 'no_address'
        when r.is_demo then 'demo'
        when exists (
          select from hashed h where h.person_id = r.person_id and (
            exists (select from follow_up_stop t where t.workspace_id = $1 and t.recipient_hash = h.recipient_hash)
            or h.recipient_hash = any(${silenced}::bytea[]))) then 'opted_out'
        when r.wrote_again then 'wrote_again'
        else 'to_write'
      end as stands
    from reached r`;
}

/** Hashes of all addresses of the card's people. */
export async function recipientHashes(db: Db, workspaceId: string, card: ReleasedCard): Promise<Buffer[]> {
  if (card.pieces.length === 0) return [];
  const parameters = new Parameters(workspaceId);
  const rows = await runRaw<{ hash: Buffer }>(
    db,
    `${found(card, parameters)} select distinct recipient_hash as hash from hashed where recipient_hash is not null`,
    parameters.values,
  );
  return rows.map(({ hash }) => hash);
}

/** How many people stand where, by the language of what they said last. */
export async function countFollowUpPeople(
  db: Db,
  workspaceId: string,
  card: CardToTell,
): Promise<{ stands: FollowUpGroup; language: string; people: number }[]> {
  if (card.pieces.length === 0) return [];
  const parameters = new Parameters(workspaceId);
  return runRaw(
    db,
    `select p.stands, p.language, count(*) as people from (${placed(card, parameters)}) p
     group by p.stands, p.language order by count(*) desc, p.language`,
    parameters.values,
  );
}

/** The people of one group, by id. */
export async function followUpPeople(
  db: Db,
  workspaceId: string,
  card: CardToTell,
  { group, after, limit }: { group: FollowUpGroup; after: number; limit: number },
): Promise<PersonRow[]> {
  if (card.pieces.length === 0) return [];
  const parameters = new Parameters(workspaceId);
  const people = placed(card, parameters);
  return runRaw<PersonRow>(
    db,
    `select p.person_id, p.name, p.email, p.recipient_hash, p.language from (${people}) p
     where p.stands = ${parameters.add(group)} and p.person_id > ${parameters.add(after)}
     order by p.person_id limit ${parameters.add(limit)}`,
    parameters.values,
  );
}
