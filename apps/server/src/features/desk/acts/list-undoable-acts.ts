import type { UndoableAct } from '@sanad/contracts/staff'
import { type LocalText, textIn, undoSeconds } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { completionStands } from '../../case/completion-stands.ts'
import { readDefinitions, type VersionRef, versionRef } from '../../case/definitions.ts'
import { countsStill } from '../../case/document-status.ts'
import { isTakenBack } from '../../case/taken-back.ts'

interface Row {
  readonly decision: UndoableAct['decision']
  readonly request_id: string
  readonly application_id: string
  readonly elapsed_ms: number
  readonly file_id: string | null
  /** The document or the stage of the service, where it is about one. */
  readonly subject: string | null
  readonly words: LocalText | null
  readonly version: VersionRef
}

/**
 * What one did about applications and can take back still, oldest first. The index of the audit log leads to the applications: one member's
 * acts are many, those of the last seconds few.
 */
export async function listUndoableActs(db: Db, staffId: string, language: Language): Promise<UndoableAct[]> {
  const { rows } = await sql<Row>`
    with recent as materialized (
      select distinct entity_id::uuid as id
        from (select entity_type, entity_id, recorded_at from audit_entries
               where staff_id = ${staffId} order by id desc limit 200) last
       where entity_type = 'application' and ${isRecent('recorded_at')})
    select act.*, extract(epoch from clock_timestamp() - act.at)::float8 * 1000 as elapsed_ms, ${versionRef} as version
      from recent join applications a on a.id = recent.id
      join service_versions v on v.slug = a.service_slug and v.version = a.service_version
      cross join lateral (${acts(staffId)}) act
     where ${isRecent('act.at')}
     order by act.at
  `.execute(db)
  const definitionOf = await readDefinitions(
    db,
    rows.map(({ version }) => version),
  )
  return rows.map(({ version, file_id, subject, words, ...row }) => {
    const { documents, timeline } = definitionOf({
      service_slug: version.slug,
      service_version: version.version,
    })
    const part =
      documents.find(({ id }) => id === subject)?.label ?? timeline.find(({ id }) => id === subject)?.title
    const named = { ...row, what: textIn(words ?? part ?? { en: '' }, language) }
    return (file_id === null ? named : { ...named, file_id, document_id: subject }) as UndoableAct
  })
}

const isRecent = (at: string): RawBuilder<boolean> =>
  sql`${sql.ref(at)} > clock_timestamp() - make_interval(secs => ${undoSeconds})`

const both = (en: string, hi: string) =>
  sql`jsonb_strip_nulls(jsonb_build_object('en', ${sql.ref(en)}, 'hi', ${sql.ref(hi)}))`

/** Of the application `a`, by the conditions of what takes each back. */
const acts = (staffId: string) => sql`
  select j.decision, j.request_id, a.id as application_id, d.id as file_id, d.document_id as subject,
         case when q.item_id is not null then ${both('q.title', 'q.title_hi')} end as words, j.recorded_at as at
    from uploaded_documents d join document_decisions j on j.document_id = d.id
    left join extra_item_requests q on q.application_id = a.id and q.item_id = d.document_id
   where d.application_id = a.id and d.replaced_at is null and j.staff_id = ${staffId}
     and j.id = (select max(c.id) from document_decisions c where c.document_id = d.id and ${countsStill('c')})
  union all
  select 'asked', q.request_id, a.id, null, null, ${both('q.title', 'q.title_hi')}, q.recorded_at
    from extra_item_requests q
   where q.application_id = a.id and q.staff_id = ${staffId} and not ${isTakenBack('q')}
     and not exists (select from submitted_extra_info e where e.application_id = a.id and e.item_id = q.item_id)
     and not exists (select from submitted_fields f where f.application_id = a.id and f.field_id = q.item_id)
     and not exists (select from uploaded_documents d where d.application_id = a.id and d.document_id = q.item_id)
  union all
  select 'attached', d.request_id, a.id, null, null, d.title, d.attached_at
    from deliverables d
   where d.application_id = a.id and d.staff_id = ${staffId} and d.act_id is null and not ${isTakenBack('d')}
     and not exists (select from deliverables n where n.replaces = d.id)
  union all
  select 'stage', s.request_id, a.id, null, s.stage_id, null, s.recorded_at
    from staff_acts s
   where s.application_id = a.id and s.staff_id = ${staffId} and s.kind = 'complete' and ${completionStands('s')}
     and not exists (select from held_completions h where h.request_id = s.request_id)
  union all
  select 'held', s.request_id, a.id, null, null, ${both('s.comment', 's.comment_hi')}, s.recorded_at
    from staff_acts s
   where s.application_id = a.id and s.staff_id = ${staffId} and s.kind = 'hold'
     and not exists (select from staff_acts r where r.application_id = a.id and r.kind = 'resume' and r.id > s.id)
  union all
  select 'completed', h.request_id, a.id, null, h.stage_id, null, h.recorded_at
    from held_completions h
   where h.application_id = a.id and h.staff_id = ${staffId}
     and not exists (select from held_completion_outcomes o where o.held_id = h.id)`
