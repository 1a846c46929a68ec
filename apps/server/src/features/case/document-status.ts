import type { UploadedDocument } from '@sanad/contracts'
import { sql } from 'kysely'

/** Joins what staff decided last about `uploaded_documents d`, and what the virus scanner said. */
export const lastDecision = sql`
  left join lateral (select decision, reason from document_decisions
                      where document_id = d.id order by id desc limit 1) j on true
  left join file_scans scan on scan.filename = d.filename`

/** The status of `d` after `lastDecision`: a document that nobody judged is only submitted. */
export const documentStatus = sql<UploadedDocument['status']>`
  case scan.state when 'waiting' then 'checking' when 'infected' then 'infected'
    else coalesce(j.decision, 'submitted') end`
