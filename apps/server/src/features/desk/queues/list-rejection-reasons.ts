import type { SuccessOf } from '@sanad/contracts'
import type { listRejectionReasons as endpoint } from '@sanad/contracts/staff'
import { textsIn } from '@sanad/texts/node'
import { rejectionReasonsMessages } from '@sanad/texts/server/rejection-reasons'
import { sql } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { countsStill } from '../../case/document-status.ts'

const english = textsIn(rejectionReasonsMessages, 'en')
const hindi = textsIn(rejectionReasonsMessages, 'hi')
const templates = Object.keys(english) as (keyof typeof english)[]

/** Bounds the count: what was used lately says what is used most. */
const LATEST = 500

/**
 * The reasons for rejecting a document, those most used for the same document of the same service first. What was used
 * today counts from tomorrow on: a digit means the same all day.
 */
export async function listRejectionReasons(
  db: Db,
  documentId: string,
): Promise<SuccessOf<typeof endpoint>['data']> {
  const place = await db
    .selectFrom('uploaded_documents as d')
    .innerJoin('applications as a', 'a.id', 'd.application_id')
    .select(['a.service_slug as service', 'd.document_id as document'])
    .where('d.id', '=', documentId)
    .executeTakeFirst()
  const { service, document } = orThrow(place, 'not_found')
  const { rows } = await sql<{ template_id: string; uses: number }>`
    select template_id, count(*)::int as uses
    from (select j.template_id from document_decisions j
            join uploaded_documents d on d.id = j.document_id
            join applications a on a.id = d.application_id
           where d.document_id = ${document} and a.service_slug = ${service} and j.template_id is not null
             and ${countsStill('j')}
             and j.recorded_at < date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
           order by j.id desc limit ${LATEST}) latest
    group by template_id`.execute(db)
  const usesOf = (template: string) => rows.find(({ template_id }) => template_id === template)?.uses ?? 0
  return templates
    .map((template) => ({
      template_id: template,
      reason: english[template],
      reason_hi: hindi[template],
      uses: usesOf(template),
    }))
    .toSorted((a, b) => b.uses - a.uses)
}
