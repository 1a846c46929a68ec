import type { Notification } from '@sanad/contracts'
import { notificationsMessages } from '@sanad/texts/web/notifications'
import { notificationsKindsMessages } from '@sanad/texts/web/notifications-kinds'
import { BellIcon, LinkRow } from '@sanad/ui'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { targetLink } from './notification-target.tsx'
import { notificationWords } from './notification-texts.ts'
import { useListNotificationsQuery, useMarkNotificationReadMutation } from './notifications-api.ts'

/** The newest notification, as an item of a list; nothing before the first. */
export function LastMessage() {
  const { data } = useListNotificationsQuery({ query: { limit: 1 } }, { refetchOnMountOrArgChange: 30 })
  const [last] = data?.data ?? []
  return last ? <Message notification={last} /> : null
}

function Message({ notification }: { notification: Notification }) {
  const texts = useMessages(notificationsMessages)
  const language = useLanguage()
  const [markRead] = useMarkNotificationReadMutation()
  const { id, target, created_at, read_at } = notification
  const { title } = notificationWords(notification, useMessages(notificationsKindsMessages), language)
  const follow = () => {
    // Best effort, as in the list of notifications.
    if (read_at === null) void markRead({ params: { id } })
  }
  return (
    <li>
      <LinkRow
        render={targetLink(target, follow)}
        icon={<BellIcon />}
        title={texts.lastMessage}
        description={
          <>
            {title}
            <br />
            <time dateTime={created_at}>{formatDateTime(created_at, language)}</time>
          </>
        }
      />
    </li>
  )
}
