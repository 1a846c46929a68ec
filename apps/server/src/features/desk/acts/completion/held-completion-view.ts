import { sql } from 'kysely'
import type { Db } from '../../../../platform/db.ts'

interface Row {
  readonly stage_id: string
  readonly request_id: string
  readonly staff_name: string
  readonly takes_effect_at: Date
  readonly outcome: 'done' | 'taken_back' | 'returned' | null
  readonly problem: string | null
}

/** What became of the completion that was held last: held still, or come back with a reason. */
export async function readHeldCompletion(db: Db, applicationId: string) {
  const { rows } = await sql<Row>`
    select h.stage_id, h.request_id, m.name as staff_name, h.takes_effect_at, o.outcome, o.problem
    from held_completions h join staff_members m on m.id = h.staff_id
    left join held_completion_outcomes o on o.held_id = h.id
    where h.application_id = ${applicationId} order by h.recorded_at desc limit 1
  `.execute(db)
  const [last] = rows
  const isReturned = last?.outcome === 'returned'
  return {
    held: last?.outcome === null ? toHeld(last) : null,
    returned: isReturned ? { stage_id: last.stage_id, problem: last.problem ?? '' } : null,
  }
}

const toHeld = ({ stage_id, request_id, staff_name, takes_effect_at }: Row) => ({
  stage_id,
  request_id,
  staff_name,
  takes_effect_at: takes_effect_at.toISOString(),
})
