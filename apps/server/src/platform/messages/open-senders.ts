import type { Channel } from '@sanad/contracts'
import type { Db } from '../db.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { measuredSender } from './measured-sender.ts'
import type { MessageSender, MessageSenders } from './message-sender.ts'
import { createMsg91Sender, type Msg91Options } from './msg91-sender.ts'
import { createOutboxSender } from './outbox-sender.ts'
import { SendFailure } from './send-failure.ts'
import { createSmtpSender, type SmtpOptions } from './smtp-sender.ts'
import { createWhatsAppSender, type WhatsAppOptions } from './whatsapp-sender.ts'

/** Who sends messages; a channel that is offered and has no provider writes to the outbox. */
export interface SenderOptions {
  readonly msg91: Msg91Options | undefined
  readonly whatsApp: WhatsAppOptions | undefined
  readonly smtp: SmtpOptions | undefined
  /** The others are switched off: nobody may choose them, and nothing is sent by them. */
  readonly offered: readonly Channel[]
}

/** For each channel its provider, or the outbox. What waits for a channel that was switched off is given up. */
export function openSenders(
  { db, metrics }: { db: Db; metrics: Pick<Metrics, 'outgoing'> },
  { msg91, smtp, whatsApp, offered }: SenderOptions,
): MessageSenders {
  const outbox = createOutboxSender(db)
  const ifOffered = (channel: Channel, sender: MessageSender) =>
    offered.includes(channel) ? sender : refusing
  return {
    sms: ifOffered('sms', msg91 ? createMsg91Sender(msg91) : outbox),
    email: ifOffered(
      'email',
      smtp ? measuredSender(metrics, `${smtp.host}:${smtp.port}`, createSmtpSender(smtp)) : outbox,
    ),
    whatsapp: ifOffered('whatsapp', whatsApp ? createWhatsAppSender(whatsApp) : outbox),
  }
}

const refusing: MessageSender = {
  send() {
    return Promise.reject(new SendFailure('final', 'channel_off'))
  },
}
