import { Channel } from '@sanad/contracts'
import { type Selectable, sql } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import { languageOfMessage } from '../../../platform/messages/message-language.ts'
import {
  draftMessage,
  type MessageConfig,
  type MessageDraft,
} from '../../../platform/messages/queue-message.ts'
import { templateOf } from '../../../platform/messages/templates/notification-templates.ts'
import { type ChoosingCustomer, choiceColumns, choicesOf } from './channel-choices.ts'
import { messageParams } from './message-params.ts'
import { messageValidity } from './message-validity.ts'
import { noticeKinds } from './notice.ts'
import { notificationColumns, toNotification } from './notification-view.ts'

/** A notification with what its messages are made from. */
export type ToldNotice = ChoosingCustomer &
  Pick<Selectable<Tables['notifications']>, (typeof notificationColumns)[number] | 'customer_id'> &
  Pick<Selectable<Tables['customers']>, 'mobile' | 'email'> & { readonly now: Date }

/** Of \`notifications n\` and \`customers c\`. */
export const toldColumns = sql`
  ${sql.join(notificationColumns.map((column) => sql.ref(`n.${column}`)))}, n.customer_id, c.mobile, c.email,
  clock_timestamp() as now, ${choiceColumns}`

/** Its messages, on the channels that its customer chose. */
export function draftMessages(config: MessageConfig, told: ToldNotice): MessageDraft[] {
  const { choices, verified, language } = choicesOf(told, config)
  const notification = toNotification(told, language)
  const validSeconds = messageValidity(notification, told.now.toISOString())
  if (validSeconds === 0) return []
  const { topic } = noticeKinds[told.kind]
  const template = templateOf(notification)
  const to = { sms: told.mobile, whatsapp: told.mobile, email: told.email }
  const isChosen = (channel: Channel) =>
    verified[channel] && choices.some((one) => one.topic === topic && one.channel === channel && one.enabled)
  return Channel.options.filter(isChosen).map((channel) => {
    const spoken = languageOfMessage(config.messages, template, { channel, wanted: language })
    return draftMessage(config, {
      customerId: told.customer_id,
      channel,
      to: to[channel],
      template,
      params: messageParams(toNotification(told, spoken), { channel, language: spoken }),
      language: spoken,
      validSeconds,
    })
  })
}
