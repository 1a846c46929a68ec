import { Alert, Button, Card, LoadingState, Stack } from '@sanad/ui'
import { useErrorText } from '../../shared/api/error-text.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { useGetNotificationPreferencesQuery } from '../../shared/notifications/preferences-api.ts'
import { NotificationChoices } from './notification-choices.tsx'
import { notificationMessages } from './notification-messages.ts'

/** By which channels the customer hears of what, outside the portal. */
export function NotificationsCard() {
  const texts = useMessages(notificationMessages)
  const errorText = useErrorText()
  const { data, error, isLoading, refetch } = useGetNotificationPreferencesQuery()
  return (
    <Card title={texts.title} description={texts.text}>
      <Stack>
        {isLoading && <LoadingState size="inline" label={texts.checking} />}
        {error && (
          <Alert
            actions={
              <Button size="small" onClick={() => void refetch()}>
                {texts.tryAgain}
              </Button>
            }
          >
            {errorText(error, texts.failed)}
          </Alert>
        )}
        {data && <NotificationChoices preferences={data.data} />}
      </Stack>
    </Card>
  )
}
