import type { Channel } from '@sanad/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { listChosenChannels } from '../../notifications/sending/list-chosen-channels.ts'
import { recordStaffAudit } from '../acts/record-staff-audit.ts'
import { lockForStaff } from '../acts/staff-application.ts'
import { findDueStage } from './due-stage.ts'
import { tellOfDueStage } from './tell-of-due-stage.ts'

interface Sending {
  readonly applicationId: string
  readonly requestId: string
}

/** Tells the customer of a due stage again. Answers the channels that they chose. Idempotent by `requestId`. */
export function sendPaymentLink(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { applicationId, requestId }: Sending,
): Promise<Channel[]> {
  return db.transaction().execute(async (tx) => {
    const record = await lockForStaff(tx, applicationId)
    const stage = findDueStage(record, config)
    if (!stage) throw new AppError('payment_not_due')
    const channels = await listChosenChannels(tx, config, record.customerId, 'payment_due')
    const isNew = await tellOfDueStage(tx, record, { stage, fact: requestId })
    if (isNew) {
      await recordStaffAudit(tx, record, 'send_payment_link', { stage_id: stage.stageId, channels })
    }
    return channels
  })
}
