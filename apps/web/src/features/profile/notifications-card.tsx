import { profileNotificationsMessages } from '@sanad/texts/web/profile-notifications'
import { Card, LoadingState, Stack } from '@sanad/ui'
import { ReadAlert, useMessages } from '@sanad/web-kit'
import { useGetNotificationPreferencesQuery } from '../../shared/notifications/preferences-api.ts'
import { NotificationChoices } from './notification-choices.tsx'
import { sectionIds } from './section-ids.ts'

/** By which channels the customer hears of what, outside the portal. */
export function NotificationsCard() {
  const texts = useMessages(profileNotificationsMessages)
  const { data, error, isLoading, refetch } = useGetNotificationPreferencesQuery()
  return (
    <Card id={sectionIds.notifications} title={texts.title} description={texts.text}>
      <Stack>
        {isLoading && <LoadingState size="inline" label={texts.checking} />}
        {error && <ReadAlert error={error} failed={texts.failed} onRetry={refetch} />}
        {data && <NotificationChoices preferences={data.data} />}
      </Stack>
    </Card>
  )
}
