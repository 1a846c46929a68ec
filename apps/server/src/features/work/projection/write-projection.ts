import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { isDoneBy } from '../../case/open-work.ts'
import type { OtherSubject } from './project-others.ts'
import type { Projection } from './projection.ts'

interface Written extends Projection {
  readonly applicationIds: readonly string[]
  readonly others: readonly OtherSubject[]
  /** Removes the marks of the transaction under way; those of others are removed by whoever looks after them. */
  readonly ownMarks: boolean
}

/**
 * Writes what the facts of these subjects give in one statement, and ends what they give no more. The owner is set when
 * a piece appears and never touched afterwards: taking writes it directly, and may commit between the reading and this.
 */
export async function writeProjection(
  db: Db,
  { applicationIds, others, states, items, outcomes, ownMarks }: Written,
): Promise<void> {
  const otherIds = others.map(({ id }) => id)
  await sql`
    with given as (
      select g.*, folded.*
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as g (
        kind text, subject_id uuid, application_id uuid, customer_id uuid, service_slug text, stage_id text,
        state_id smallint, due_at timestamptz, half_at timestamptz, clock text, used_minutes integer, target_minutes integer,
        waiting_since timestamptz, appears_at timestamptz)
      -- Nobody's where who had it has left meanwhile, their deputy's where they are away; nobody's where they may not do it.
      cross join lateral present_owner((select w.owner from work_acts w
          where w.subject_id = g.subject_id and w.kind = g.kind and w.act in ('taken', 'released', 'assigned')
          order by w.id desc limit 1)) as present
      cross join lateral (select
        case when ${isDoneBy(sql`present`, { kind: sql`g.kind`, subjectId: sql`g.subject_id` })}
          then present end as owner,
        (select w.priority from work_acts w
          where w.subject_id = g.subject_id and w.kind = g.kind and w.act = 'priority'
          order by w.id desc limit 1) as priority,
        (select w.until from work_acts w
          where w.subject_id = g.subject_id and w.kind = g.kind and w.act = 'snoozed'
            and w.recorded_at >= g.waiting_since order by w.id desc limit 1) as snoozed,
        (select w.until from work_acts w
          where w.subject_id = g.subject_id and w.kind = g.kind and w.act = 'due'
            and w.recorded_at >= g.waiting_since order by w.id desc limit 1) as due
      ) folded
    ), ended as (
      delete from work_items w
      where (w.application_id = any(${applicationIds}::uuid[]) and w.kind not in ('ticket', 'consultation', 'message')
             or w.subject_id = any(${otherIds}::uuid[]) and w.kind in ('ticket', 'consultation', 'message'))
        and not exists (select from given g where g.kind = w.kind and g.subject_id = w.subject_id)
    ), put as (
      insert into work_items as w (kind, subject_id, application_id, customer_id, service_slug, stage_id, state_id,
        owner, priority, due_at, half_at, clock, used_minutes, target_minutes, waiting_since, snoozed_until)
      select kind, subject_id, application_id, customer_id, service_slug, stage_id, state_id, owner,
        coalesce(priority, 2), coalesce(due, due_at), half_at, clock, used_minutes, target_minutes, waiting_since,
        greatest(appears_at, snoozed)
      from given
      on conflict (kind, subject_id) do update set
        application_id = excluded.application_id, service_slug = excluded.service_slug,
        stage_id = excluded.stage_id, state_id = excluded.state_id, priority = excluded.priority,
        due_at = excluded.due_at, half_at = excluded.half_at, clock = excluded.clock, used_minutes = excluded.used_minutes,
        target_minutes = excluded.target_minutes, waiting_since = excluded.waiting_since,
        snoozed_until = excluded.snoozed_until,
        version = w.version + (
          (w.application_id, w.stage_id, w.priority, w.due_at, w.clock, w.waiting_since, w.snoozed_until)
          is distinct from
          (excluded.application_id, excluded.stage_id, excluded.priority, excluded.due_at, excluded.clock, excluded.waiting_since,
           excluded.snoozed_until))::int
    ), gone as (
      delete from application_states s
      where s.application_id = any(${applicationIds}::uuid[])
        and s.application_id <> all(${states.map((state) => state.application_id)}::uuid[])
    ), stated as (
      insert into application_states as s (application_id, track_id, customer_id, service_slug, client_status, turn,
        next_step, stage_id, state_id, documents_to_check, pending_items, created_at)
      select g.* from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as g (
        application_id uuid, track_id text, customer_id uuid, service_slug text, client_status text, turn text,
        next_step text, stage_id text, state_id smallint, documents_to_check smallint, pending_items smallint,
        created_at timestamptz)
      on conflict (application_id) do update set
        version = s.version + 1, track_id = excluded.track_id, service_slug = excluded.service_slug,
        client_status = excluded.client_status, turn = excluded.turn, next_step = excluded.next_step,
        stage_id = excluded.stage_id, state_id = excluded.state_id,
        documents_to_check = excluded.documents_to_check, pending_items = excluded.pending_items
    ), come_of as (
      insert into work_outcomes (application_id, stage_id, started_at, ended_at, target_minutes, used_minutes, met,
        waited, calendar_version)
      select g.* from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as g (
        application_id uuid, stage_id text, started_at timestamptz, ended_at timestamptz, target_minutes integer,
        used_minutes integer, met boolean, waited jsonb, calendar_version bigint)
      on conflict do nothing
    )
    delete from stale_subjects m
    where m.transaction = pg_current_xact_id_if_assigned() and ${ownMarks}::boolean
  `.execute(db)
}
