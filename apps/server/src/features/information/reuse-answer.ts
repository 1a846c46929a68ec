import type { BodyOf, reuseAnswer as reuseAnswerEndpoint } from '@sanad/contracts'
import { orThrow } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import { getApplicationRecord } from '../case/application-record.ts'
import { openReusableAnswer } from '../case/reusable-answers.ts'
import { submitInformation } from './submit-information.ts'

/** Submits an identity number that was given before: checked, write-once and audited by its mask. Idempotent. */
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
  const value = await openReusableAnswer(services, record, { field, sourceId: source_id })
  await submitInformation(services, customerId, {
    user_id: customerId,
    application_id: applicationId,
    fields: [{ field_id, value }],
    extra_info: [],
  })
}
