import type { Consultation } from '@sanad/contracts'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'
import type { OwnConsultation } from './consultation-queries.ts'
import { type ConsultationRow, consultationColumns, toConsultation } from './consultation-view.ts'

export async function readConsultation(
  db: Db,
  { consultationId, customerId }: OwnConsultation,
  language: Language,
): Promise<Consultation> {
  const { rows } = await sql<ConsultationRow>`
    select ${consultationColumns} from consultations c
    where c.id = ${consultationId} and c.customer_id = ${customerId}
  `.execute(db)
  return toConsultation(orThrow(rows[0], 'not_found'), language)
}
