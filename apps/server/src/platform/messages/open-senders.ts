import type { MessagesConfig } from '../../message-settings.ts'
import type { Db } from '../db.ts'
import type { MessageSenders } from './message-sender.ts'
import { createMsg91Sender } from './msg91-sender.ts'
import { createOutboxSender } from './outbox-sender.ts'
import { createSmtpSender } from './smtp-sender.ts'
import { createWhatsAppSender } from './whatsapp-sender.ts'

/** For each channel its provider, or the outbox. */
export function openSenders(db: Db, { msg91, smtp, whatsApp }: MessagesConfig): MessageSenders {
  const outbox = createOutboxSender(db)
  return {
    sms: msg91 ? createMsg91Sender(msg91) : outbox,
    email: smtp ? createSmtpSender(smtp) : outbox,
    whatsapp: whatsApp ? createWhatsAppSender(whatsApp) : outbox,
  }
}
