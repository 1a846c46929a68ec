import type { Db } from '../db.ts'
import type { MessageSenders } from './message-sender.ts'
import { createMsg91Sender, type Msg91Options } from './msg91-sender.ts'
import { createOutboxSender } from './outbox-sender.ts'
import { createSmtpSender, type SmtpOptions } from './smtp-sender.ts'
import { createWhatsAppSender, type WhatsAppOptions } from './whatsapp-sender.ts'

/** Who sends messages; a channel without a provider writes to the outbox. */
export interface SenderOptions {
  readonly msg91: Msg91Options | undefined
  readonly whatsApp: WhatsAppOptions | undefined
  readonly smtp: SmtpOptions | undefined
}

/** For each channel its provider, or the outbox. */
export function openSenders(db: Db, { msg91, smtp, whatsApp }: SenderOptions): MessageSenders {
  const outbox = createOutboxSender(db)
  return {
    sms: msg91 ? createMsg91Sender(msg91) : outbox,
    email: smtp ? createSmtpSender(smtp) : outbox,
    whatsapp: whatsApp ? createWhatsAppSender(whatsApp) : outbox,
  }
}
