import type { UndoableAct } from '@sanad/contracts/staff'
import { undoSeconds } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

type UndoableReply = Extract<UndoableAct, { decision: 'replied' | 'closed' }>

/** One's replies and closings that can be taken back still; found by one's last entries of the audit log, as other acts. */
export async function listUndoableReplies(db: Db, staffId: string): Promise<UndoableReply[]> {
  const { rows } = await sql<UndoableReply>`
    with recent as materialized (
      select distinct entity_id::uuid as id
        from (select entity_type, entity_id, recorded_at from audit_entries
               where staff_id = ${staffId} order by id desc limit 200) last
       where entity_type = 'ticket' and recorded_at > clock_timestamp() - make_interval(secs => ${undoSeconds}))
    select case when bool_or(e.kind = 'closing') then 'closed' else 'replied' end as decision, e.act_id as request_id,
      t.id as ticket_id, t.subject as what,
      extract(epoch from clock_timestamp() - min(e.recorded_at))::float8 * 1000 as elapsed_ms
    from recent join tickets t using (id) join ticket_entries e on e.ticket_id = t.id
    where e.staff_id = ${staffId} and e.act_id is not null
      and e.recorded_at > clock_timestamp() - make_interval(secs => ${undoSeconds})
    group by t.id, e.act_id`.execute(db)
  return rows
}
