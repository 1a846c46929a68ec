// Written by `npm run texts` from texts/en/web/notifications.json.
import english from '../../../../../texts/en/web/notifications.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface NotificationsTexts {
  readonly title: string
  readonly lastMessage: string
  readonly intro: string
  readonly loading: string
  readonly errorTitle: string
  readonly listFailed: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly unread: string
  readonly markAll: string
  readonly marking: string
  readonly markFailed: string
  readonly settings: string
  readonly older: (params: { count: Value }) => string
  readonly today: string
  readonly yesterday: string
  readonly actUpload: string
  readonly actAnswer: string
  readonly actPay: string
  readonly actProvide: string
  readonly actOpen: string
  readonly actRead: string
  readonly actSee: string
}

export const notificationsMessages = defineMessages<NotificationsTexts>('web/notifications', english)
