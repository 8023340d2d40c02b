import { sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../../../apps/server/src/platform/database/open-database.ts';
import { inWorkspace } from '../../../apps/server/src/platform/database/workspace-transaction.ts';
import { bitsOfMoments } from '../../../apps/server/src/features/recordings/kind-bits.sql.ts';

/** Fills a workspace with recordings of the last 30 days, each with sixteen moments, as reading them leaves them. */
export async function seedRecordings(dataDir: string, workspaceId: string, count: number): Promise<void> {
  const database = await openDatabase({ dataDir, log: pino({ level: 'warn' }) });
  try {
    await inWorkspace(database, workspaceId, async (tx) => {
      await sql`insert into site (workspace_id, id, name, key, settings, created_at)
        values (${workspaceId}, 1, 'Bench', 'bench-key-0123456789', '{}', now())`.execute(tx);
      await sql`
        insert into recording (workspace_id, id, site_id, begun_at, last_chunk_at, first_event, last_event, chunk_count,
          event_count, bytes, page_count, click_count, rage_click_count, error_count, active_seconds, first_url, person_id,
          person_name, person_email, account, plan, metadata, browser, is_packed)
        select ${workspaceId}, gen_random_uuid(), 1, at, at + interval '10 minutes', extract(epoch from at) * 1000,
          extract(epoch from at) * 1000 + 600000, 120, 12000, 400000, 8, 4, (n % 20 = 0)::int, (n % 7 = 0)::int, 200,
          'https://shop.test/product/' || n % 500, 'person-' || n % 4000, 'Person ' || n % 4000,
          'person-' || n % 4000 || '@shop.test', 'Account ' || n % 300, 'team',
          jsonb_build_object('plan', case n % 3 when 0 then 'team' else 'free' end, 'release', '4.' || n % 9),
          '{"userAgent": "Bench", "width": 1200, "height": 800}', true
        from generate_series(1, ${count}::int) n,
          lateral (select now() - n * (interval '30 days' / ${count}::int) as at) t`.execute(tx);
      await sql`
        insert into recording_moment (workspace_id, recording_id, tab_id, seq, number, at, kind, label, value)
        select ${workspaceId}, r.id, '00000000000000aa', 0, m, r.first_event + m * 30000,
          case when m <= 8 then 'page' when m <= 14 then 'click' when m = 15 and r.error_count > 0 then 'error'
            when m = 16 and r.rage_click_count > 0 then 'rage_click' else 'vital' end,
          case when m <= 8 then r.first_url || '/' || m when m = 15 and r.error_count > 0
            then 'total is undefined ' || (r.first_event % 50) else '' end, null
        from recording r, generate_series(1, 16) m where r.workspace_id = ${workspaceId}`.execute(tx);
      await sql`
        update recording r set kinds = k.bits from (
          select m.recording_id, ${bitsOfMoments()} as bits from recording_moment m
          where m.workspace_id = ${workspaceId} group by m.recording_id) k
        where r.workspace_id = ${workspaceId} and r.id = k.recording_id`.execute(tx);
      // As the migration that made these tables filled them.
      await sql`
        create temporary table said on commit drop as
        select recording_id, part, text, substr(encode(sha256(convert_to(text, 'UTF8')), 'hex'), 1, 32)::uuid as id
        from (
          select distinct m.recording_id, lower(m.label) as text,
            case m.kind when 'page' then 'page' else 'label' end as part
          from recording_moment m where m.workspace_id = ${workspaceId} and m.label <> ''
          union all
          select r.id, lower(concat_ws(chr(31), r.person_id, r.person_name, r.person_email, r.account)), 'person'
          from recording r where r.workspace_id = ${workspaceId}) t`.execute(tx);
      await sql`insert into recording_text select distinct ${workspaceId}::uuid, id, text from said`.execute(
        tx,
      );
      await sql`
        insert into recording_text_use (workspace_id, text_id, recording_id, part)
        select ${workspaceId}, id, recording_id, part from said order by id, part, recording_id`.execute(tx);
    });
    await database.ownerPool.query('vacuum analyze');
  } finally {
    await database.stop();
  }
}
