import type { BodyOf, reuseAnswer as reuseAnswerEndpoint } from '@sanad/contracts'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import { openText } from '../../platform/sealed-value.ts'
import type { Services } from '../../platform/services.ts'
import { type ApplicationRecord, getApplicationRecord } from '../case/application-record.ts'
import {
  type EarlierApplicationsRow,
  earlierApplications,
  type Known,
  listSealedAnswers,
} from '../case/earlier-applications.ts'
import { placeOf } from '../case/secret-fields.ts'
import { submitInformation } from './submit-information.ts'

/**
 * Submits an identity number that was given before. Encryption is bound to its place, so that it is opened and sealed anew
 * for this application, as if it were typed: checked, write-once and audited by its mask. Idempotent.
 */
export async function reuseAnswer(
  services: Services,
  customerId: string,
  { application_id: applicationId, field_id, source_id }: BodyOf<typeof reuseAnswerEndpoint>,
): Promise<void> {
  const record = await getApplicationRecord(services.db, { applicationId, customerId })
  const field = orThrow(
    record.definition.fields.find(({ id }) => id === field_id),
    'not_found',
  )
  const answers = listSealedAnswers(field, await readKnown(services.db, record))
  const found = orThrow(
    answers.find(({ applicationId: id }) => id === source_id),
    'not_found',
  )
  const place = placeOf(found.applicationId, found.fieldId)
  const value = openText(services.config.secrets.personalData, place, found.value.sealed)
  await submitInformation(services, customerId, {
    user_id: customerId,
    application_id: applicationId,
    fields: [{ field_id, value }],
    extra_info: [],
  })
}

async function readKnown(db: Db, { id, fields, definition }: ApplicationRecord): Promise<Known> {
  const { rows } = await sql<EarlierApplicationsRow & Pick<Known, 'submitted'>>`
    select ${earlierApplications},
      (select coalesce(json_agg(json_build_object('fieldId', f.field_id, 'value', f.value)), '[]')
         from submitted_fields f where f.application_id = a.id) as submitted
    from applications a where a.id = ${id}
  `.execute(db)
  return { id, fields, asked: definition.fields, ...orThrow(rows[0], 'not_found') }
}
