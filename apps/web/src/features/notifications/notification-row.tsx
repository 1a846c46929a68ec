import type { Notification } from '@sanad/contracts'
import { notificationsMessages } from '@sanad/texts/web/notifications'
import { notificationsKindsMessages } from '@sanad/texts/web/notifications-kinds'
import { LinkButton, VisuallyHidden } from '@sanad/ui'
import { formatTime, useLanguage, useMessages } from '@sanad/web-kit'
import { cloneElement, useId } from 'react'
import { useBusinessName } from '../../shared/businesses/use-business-name.ts'
import { actOf, isReadWhenDone } from './notification-act.ts'
import { notificationIcons } from './notification-icons.tsx'
import styles from './notification-row.module.css'
import { actLink, targetLink } from './notification-target.tsx'
import { notificationWords } from './notification-texts.ts'
import { useMarkNotificationReadMutation } from './notifications-api.ts'

/** Links to its target, which marks it as read, and offers what there is to do while it is unread. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const texts = useMessages(notificationsMessages)
  const language = useLanguage()
  const [markRead] = useMarkNotificationReadMutation()
  const nameOf = useBusinessName()
  const { id, kind, target, business, created_at, read_at } = notification
  const titleId = useId()
  const isUnread = read_at === null
  const { title, text } = notificationWords(notification, useMessages(notificationsKindsMessages), language)
  const act = isUnread ? actOf(notification) : undefined
  const follow = () => {
    // Best effort: navigation does not wait for marking it as read, nor fail with it.
    if (isUnread) void markRead({ params: { id } })
  }
  return (
    <article className={styles.row} data-unread={isUnread || undefined}>
      <span className={styles.icon}>
        {notificationIcons[kind]}
        {isUnread && <span className={styles.dot} />}
      </span>
      <div className={styles.main}>
        <div className={styles.words}>
          {cloneElement(
            targetLink(target, follow),
            { className: styles.title, id: titleId },
            isUnread && <VisuallyHidden>{`${texts.unread} `}</VisuallyHidden>,
            title,
          )}
          {text && <p className={styles.text}>{text}</p>}
          <p className={styles.text}>
            {business && `${nameOf(business)} · `}
            <time dateTime={created_at}>{formatTime(created_at, language)}</time>
          </p>
        </div>
        {act && (
          <div className={styles.act}>
            <LinkButton
              size="small"
              variant={isReadWhenDone(act) ? 'primary' : 'secondary'}
              render={cloneElement(
                actLink(notification, { act, onFollow: isReadWhenDone(act) ? () => {} : follow }),
                { 'aria-describedby': titleId },
              )}
            >
              {texts[act]}
            </LinkButton>
          </div>
        )}
      </div>
    </article>
  )
}
