import type { Channel } from '@sanad/contracts'
import { maskEmail, maskMobile } from '@sanad/domain'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import { queueMessage } from '../../../platform/messages/queue-message.ts'
import { channelProved } from '../../../platform/messages/templates/channel-proved.ts'
import type { PortalConfig } from '../../../platform/portal-config.ts'
import type { Customer } from '../customers/customer-queries.ts'
import { markVerified, type Proof } from '../customers/mark-verified.ts'

/**
 * Records proof of possession of a channel. One more than before opens the account from now on: the owner is told of it
 * over every channel that was proved earlier, of those that are offered. `former`: as read under its lock.
 */
export async function proveChannel(
  tx: Transaction<Tables>,
  config: Pick<PortalConfig, 'secrets' | 'publicUrl' | 'messages' | 'brand'>,
  { former, ...proof }: Proof & { former: Customer },
): Promise<Customer> {
  const { customerId, channel } = proof
  const customer = await markVerified(tx, proof)
  if (former[provedSince[channel]] !== null) return customer
  for (const earlier of config.messages.offered) {
    if (former[provedSince[earlier]] === null) continue
    await queueMessage(tx, config, {
      customerId,
      channel: earlier,
      to: earlier === 'email' ? former.email : former.mobile,
      template: channelProved,
      params: { proved: nameOf(channel, former) },
      language: former.message_language,
    })
  }
  return customer
}

export const provedSince = {
  sms: 'mobile_verified_at',
  email: 'email_verified_at',
  whatsapp: 'whatsapp_verified_at',
} as const satisfies Record<Channel, keyof Customer>

function nameOf(channel: Channel, { email, mobile }: Customer): string {
  if (channel === 'email') return maskEmail(email)
  return `${channel === 'sms' ? 'SMS' : 'WhatsApp'} ${maskMobile(mobile)}`
}
