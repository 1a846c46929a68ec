import type { Channel } from '@sanad/contracts'
import { maskEmail, maskMobile } from '@sanad/domain'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import { type MessageConfig, queueMessage } from '../../../platform/messages/queue-message.ts'
import { channelProved } from '../../../platform/messages/templates/channel-proved.ts'
import type { Customer } from '../customers/customer-queries.ts'
import { markVerified, type Proof } from '../customers/mark-verified.ts'

/** Records proof of possession of a channel. `former`: as read under its lock. */
export async function proveChannel(
  tx: Transaction<Tables>,
  config: MessageConfig,
  { former, ...proof }: Proof & { former: Customer },
): Promise<void> {
  await markVerified(tx, proof)
  await tellOfProof(tx, config, { former, channel: proof.channel })
}

/**
 * A channel more than before opens the account from now on: the owner is told of it over every channel that was proved
 * earlier, of those that are offered.
 */
export async function tellOfProof(
  tx: Transaction<Tables>,
  config: MessageConfig,
  { former, channel }: { former: Customer; channel: Channel },
): Promise<void> {
  if (former[provedSince[channel]] !== null) return
  for (const earlier of config.messages.offered) {
    if (former[provedSince[earlier]] === null) continue
    await queueMessage(tx, config, {
      customerId: former.id,
      channel: earlier,
      to: earlier === 'email' ? former.email : former.mobile,
      template: channelProved,
      params: { proved: nameOf(channel, former) },
      language: former.message_language,
    })
  }
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
