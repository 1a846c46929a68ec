import { isAskedByNow, undoSeconds } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import { type ApplicationRecord, getApplicationRecord } from '../../case/application-record.ts'
import { notifyOfApplication } from '../../notifications/sending/notify-of-application.ts'
import { takeBackNotice } from '../../notifications/sending/take-back-notice.ts'

/** Asks for what waited until the papers were accepted: a portal's password. */
export async function tellOfLateFields(db: Db, before: ApplicationRecord): Promise<void> {
  const { id: applicationId, customerId, definition } = before
  const late = definition.fields.filter((field) => !isAskedByNow(field, definition, before.facts))
  if (late.length === 0) return
  const { facts } = await getApplicationRecord(db, { applicationId, customerId })
  for (const field of late.filter((one) => isAskedByNow(one, definition, facts))) {
    await notifyOfApplication(db, before, {
      kind: 'information_asked',
      params: { item: field.label },
      fact: factOf(applicationId, field.id),
      heldSeconds: undoSeconds,
    })
  }
}

/** An acceptance that is taken back asks for nothing yet. */
export async function takeBackLateFields(db: Db, record: ApplicationRecord, since: Date): Promise<void> {
  for (const { id } of record.definition.fields.filter(({ neededBy }) => neededBy !== undefined)) {
    const fact = factOf(record.id, id)
    await takeBackNotice(db, { customerId: record.customerId, kind: 'information_asked', fact, since })
  }
}

/** `readSettledNotices` finds the notification of a field that was given by it. */
const factOf = (applicationId: string, fieldId: string) => `${applicationId}/${fieldId}`
