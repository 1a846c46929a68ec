import type { Db } from '../../../platform/db.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { notifyOfApplication } from '../../notifications/sending/notify-of-application.ts'
import type { DueStage } from './due-stage.ts'

/** Tells the customer that a stage is to be paid; every message leads to it. Once for each fact; answers whether it is new. */
export async function tellOfDueStage(
  tx: Db,
  record: ApplicationRecord,
  { stage: { title, rupees }, fact }: { stage: DueStage; fact: string },
): Promise<boolean> {
  return notifyOfApplication(tx, record, {
    kind: 'payment_due',
    params: { stage: title, amount_rupees: rupees },
    fact,
  })
}
