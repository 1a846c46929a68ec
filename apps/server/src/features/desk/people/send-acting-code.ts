import type { Channel } from '@sanad/contracts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { requestOtp } from '../../otp/request-otp.ts'
import { getStaff } from './staff-queries.ts'

interface Wish {
  readonly staffId: string
  readonly sessionId: string
  readonly customerId: string
  readonly channel: Channel
}

/** Sends the customer the code by which they let this member act for them: see `allowActing`. */
export async function sendActingCode(
  services: Services,
  { staffId, sessionId, customerId, channel }: Wish,
): Promise<{ message: string; seconds_left: number }> {
  const { name } = await getStaff(services.db, staffId)
  const sent = await requestOtp(services, {
    principal: { kind: 'acting', customerId, staffSessionId: sessionId },
    channel,
    address: null,
    params: { staff: name },
  })
  await recordAudit(services.db, {
    action: 'STAFF_ACTION',
    kind: 'acting',
    entityType: 'customer',
    entityId: customerId,
    customerId,
    description: 'Sent a code to act for the customer',
    metadata: { channel },
  })
  return sent
}
