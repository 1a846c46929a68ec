import type { Channel, NotificationKind, NotificationTarget, NotificationTopic } from '@sanad/contracts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Made, MadeAt } from './column-types.ts'

interface Notifications {
  id: Generated<string>
  customer_id: string
  kind: NotificationKind
  params: JSONColumnType<object, string, never>
  target_type: NotificationTarget['type']
  target_id: string | null
  fact_key: string
  created_at: MadeAt
  visible_at: Made<Date>
  read_at: Date | null
  messages_queued_at: Date | null
}

interface NotificationPreferences {
  customer_id: string
  topic: NotificationTopic
  channel: Channel
  enabled: boolean
}

/** Written and sent on by functions alone. */
interface Announcements {
  id: GeneratedAlways<string>
  channel: string
  payload: string
}

/** What customers are told and by which channels, and what pages are; see 017-notifications.sql and 119-announcements.sql. */
export interface NotificationTables {
  notifications: Notifications
  notification_preferences: NotificationPreferences
  announcements: Announcements
}
