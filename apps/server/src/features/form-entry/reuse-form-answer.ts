import type { BodyOf, reuseFormAnswer as reuseFormAnswerEndpoint } from '@sanad/contracts'
import {
  applicationFieldDefinition,
  applicationFields,
  indianDayOf,
  isAskedField,
  isSecretApplicationField,
  listAskedFields,
} from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { getApplicationRecord } from '../case/application-record.ts'
import { assertFormOpen } from '../case/assert-allowed.ts'
import { mergeApplicationFields } from '../case/merge-application-fields.ts'
import { openReusableAnswer } from '../case/reusable-answers.ts'
import { shownValue } from '../case/shown-value.ts'
import type { StoredFields } from '../case/stored-fields.ts'
import { refuseRepeated } from './refuse-repeated.ts'

/**
 * Answers a question of the form by an identity number that was given before, as if it were typed; without a source takes
 * the number out again, so that another one can be typed. Idempotent.
 */
export async function reuseFormAnswer(
  { db, config }: Services,
  owned: { applicationId: string; customerId: string },
  { field_id, source_id }: BodyOf<typeof reuseFormAnswerEndpoint>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const record = await getApplicationRecord(tx, owned, { lock: true })
    const { id: applicationId, definition, fields: stored } = record
    const asked = listAskedFields(definition.applicationFields ?? { required: [], optional: [] })
    if (!isAskedField(field_id) || !asked.includes(field_id)) throw new AppError('not_found')
    await refuseRepeated(tx, applicationId)
    assertFormOpen(record)
    const isTakenOut = source_id === null
    if (isTakenOut && !isSecretApplicationField(field_id)) throw new AppError('not_found')
    if (isTakenOut === (stored[field_id] === undefined)) return
    const withNumber = async (sourceId: string) => {
      const field = applicationFieldDefinition(field_id)
      const value = await openReusableAnswer({ db: tx, config }, record, { field, sourceId })
      const keys = config.secrets.personalData
      const today = indianDayOf(await readNow(tx))
      return mergeApplicationFields({ keys, applicationId, stored, given: { [field_id]: value }, today })
    }
    const { [field_id]: former, ...others } = stored
    const fields: StoredFields = isTakenOut ? others : await withNumber(source_id)
    await tx
      .updateTable('applications')
      .set({ fields: JSON.stringify(fields) })
      .where('id', '=', applicationId)
      .execute()
    const given = { field_id, field_name: applicationFields[field_id].label.en }
    await recordAudit(tx, {
      action: 'INFORMATION_UPDATE',
      entityType: 'application',
      entityId: applicationId,
      customerId: owned.customerId,
      description: isTakenOut
        ? 'Took a number out of the form, to type another one'
        : 'Used a number again that was given before',
      metadata: {
        track_id: record.trackId,
        fields: [{ ...given, field_value: shownValue(fields[field_id] ?? former) }],
      },
    })
  })
}
