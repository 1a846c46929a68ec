import type { Notification, NotificationKind } from '@sanad/contracts'
import { notificationsMessages } from '@sanad/texts/web/notifications'
import { notificationsKindsMessages } from '@sanad/texts/web/notifications-kinds'
import {
  Badge,
  CalendarIcon,
  CheckIcon,
  ClockIcon,
  DocumentIcon,
  LinkRow,
  PhoneIcon,
  RupeeIcon,
  TicketIcon,
  WarningIcon,
} from '@sanad/ui'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { targetLink } from './notification-target.tsx'
import { notificationWords } from './notification-texts.ts'
import { useMarkNotificationReadMutation } from './notifications-api.ts'

const icons: Record<NotificationKind, ReactNode> = {
  payment_received: <RupeeIcon />,
  refund_requested: <RupeeIcon />,
  refund_completed: <RupeeIcon />,
  document_rejected: <WarningIcon />,
  information_asked: <DocumentIcon />,
  stage_completed: <CheckIcon />,
  deliverable_ready: <DocumentIcon />,
  application_on_hold: <ClockIcon />,
  application_resumed: <CheckIcon />,
  ticket_answered: <TicketIcon />,
  consultation_requested: <PhoneIcon />,
  consultation_moved: <PhoneIcon />,
  consultation_cancelled: <PhoneIcon />,
  consultation_confirmed: <PhoneIcon />,
  consultation_reminder: <PhoneIcon />,
  compliance_due: <CalendarIcon />,
}

/** Links to its target and marks it as read when followed. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const texts = useMessages(notificationsMessages)
  const language = useLanguage()
  const [markRead] = useMarkNotificationReadMutation()
  const { id, kind, target, created_at, read_at } = notification
  const { title, text } = notificationWords(notification, useMessages(notificationsKindsMessages), language)
  const follow = () => {
    // Best effort: navigation does not wait for marking it as read, nor fail with it.
    if (read_at === null) void markRead({ params: { id } })
  }
  return (
    <LinkRow
      render={targetLink(target, follow)}
      icon={icons[kind]}
      title={title}
      description={
        <>
          {text}
          <br />
          <time dateTime={created_at}>{formatDateTime(created_at, language)}</time>
        </>
      }
      aside={read_at === null && <Badge tone="blue">{texts.unread}</Badge>}
    />
  )
}
