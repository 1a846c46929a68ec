import type { Notification } from '@sanad/contracts'
import { addDays, type CalendarDay, indianDayOf } from '@sanad/domain'
import { notificationsMessages } from '@sanad/texts/web/notifications'
import { BellIcon, Button, Card, EmptyState, Inline, LoadingState, RowList, Stack } from '@sanad/ui'
import {
  formatDate,
  maxNotifications,
  ReadError,
  useErrorText,
  useLanguage,
  useMessages,
  useToast,
} from '@sanad/web-kit'
import { todayInIndia } from '../../shared/fields/today-in-india.ts'
import { NotificationRow } from './notification-row.tsx'
import { useListNotificationsQuery, useMarkNotificationsReadMutation } from './notifications-api.ts'

/** The newest notifications, by day. */
export function NotificationList() {
  const texts = useMessages(notificationsMessages)
  const language = useLanguage()
  const { data, error, isLoading, refetch } = useListNotificationsQuery(
    { query: { limit: maxNotifications } },
    { refetchOnMountOrArgChange: 30 },
  )
  if (isLoading) return <LoadingState label={texts.loading} />
  if (!data) {
    return <ReadError title={texts.errorTitle} error={error} failed={texts.listFailed} onRetry={refetch} />
  }
  const notifications = data.data
  const today = todayInIndia()
  const dayText = (day: CalendarDay) => {
    if (day === today) return texts.today
    return day === addDays(today, -1) ? texts.yesterday : formatDate(day, language)
  }
  if (notifications.length === 0) {
    return <EmptyState icon={<BellIcon size={1.75} />} title={texts.emptyTitle} message={texts.emptyText} />
  }
  return (
    <Stack>
      <MarkAll notifications={notifications} />
      {[...Map.groupBy(notifications, dayOf)].map(([day, told]) => (
        <Card key={day} title={dayText(day)} padding="none">
          <RowList>
            {told.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} />
            ))}
          </RowList>
        </Card>
      ))}
      {data.next_cursor && <p>{texts.older({ count: notifications.length })}</p>}
    </Stack>
  )
}

const dayOf = ({ created_at }: Notification) => indianDayOf(created_at)

function MarkAll({ notifications }: { notifications: readonly Notification[] }) {
  const texts = useMessages(notificationsMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [markRead, { isLoading }] = useMarkNotificationsReadMutation()
  const [newest] = notifications
  if (!newest || notifications.every(({ read_at }) => read_at !== null)) return null

  const markAll = async () => {
    const { error } = await markRead({ body: { up_to: newest.id } })
    if (error) toast('error', errorText(error, texts.markFailed))
  }

  return (
    <Inline justify="end">
      <Button
        variant="secondary"
        size="small"
        busy={isLoading}
        busyLabel={texts.marking}
        onClick={() => void markAll()}
      >
        {texts.markAll}
      </Button>
    </Inline>
  )
}
