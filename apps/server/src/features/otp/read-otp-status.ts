import type { Channel, ChannelStatus } from '@sanad/contracts'
import { judgeSend } from '@sanad/domain'
import { orThrow } from '../../platform/app-error.ts'
import type { CustomerPrincipal } from '../../platform/http/principal.ts'
import type { Services } from '../../platform/services.ts'
import { findCustomer } from '../identity/customers/customer-queries.ts'
import { isEmailOfAnother, mayProve, purposeOf } from './channel-policy.ts'
import { findActiveCode, readSends } from './otp-queries.ts'
import { sendingOf } from './request-otp.ts'

/** Cooldown and refusal per offered channel as a request would meet them now, so that a reload restores the countdown. */
export async function readOtpStatus(
  { db, config }: Pick<Services, 'db' | 'config'>,
  principal: CustomerPrincipal,
  address: string | null,
): Promise<Partial<Record<Channel, ChannelStatus>>> {
  const { customerId } = principal
  const purpose = purposeOf(principal)
  const customer = orThrow(await findCustomer(db, customerId), 'not_found')
  const isOthersEmail = await isEmailOfAnother(db, purpose, customer)
  const statusOf = async (channel: Channel): Promise<ChannelStatus> => {
    const sending = sendingOf(principal, customer, { channel, address })
    const outcome = judgeSend(await readSends(db, sending))
    const active = await findActiveCode(db, { customerId, channel, purpose, caller: sending.caller })
    return {
      has_active_otp: active !== undefined,
      can_resend:
        outcome.allowed && mayProve(purpose, channel, customer) && !(channel === 'email' && isOthersEmail),
      seconds_left: outcome.allowed ? 0 : outcome.secondsLeft,
      ...(active && { delivery: active.delivery, sent_at: active.sentAt }),
      ...(active?.replacesAnother && { replaces_another: true }),
    }
  }
  const statuses: Partial<Record<Channel, ChannelStatus>> = {}
  for (const channel of config.messages.offered) statuses[channel] = await statusOf(channel)
  return statuses
}
