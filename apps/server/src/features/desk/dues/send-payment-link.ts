import { Channel } from '@sanad/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { Services } from '../../../platform/services.ts'
import { readChoices } from '../../notifications/sending/channel-choices.ts'
import { noticeKinds } from '../../notifications/sending/notice.ts'
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
    const channels = await listChannels(tx, record.customerId)
    const isNew = await tellOfDueStage(tx, record, { stage, fact: requestId })
    if (isNew) {
      await recordStaffAudit(tx, record, 'send_payment_link', { stage_id: stage.stageId, channels })
    }
    return channels
  })
}

async function listChannels(db: Db, customerId: string): Promise<Channel[]> {
  const { choices, verified } = await readChoices(db, customerId)
  const { topic } = noticeKinds.payment_due
  return Channel.options.filter(
    (channel) =>
      verified[channel] &&
      choices.some((one) => one.topic === topic && one.channel === channel && one.enabled),
  )
}
