import { notificationsMessages } from '@sanad/texts/web/notifications'
import { LinkButton, PageHeader, Stack } from '@sanad/ui'
import { AppLink, PageTitle, useMessages } from '@sanad/web-kit'
import { paths } from '../../shared/routing/paths.ts'
import { NotificationList } from './notification-list.tsx'

export function NotificationsScreen() {
  const texts = useMessages(notificationsMessages)
  return (
    <Stack gap="large">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} subtitle={texts.intro} />
      <NotificationList />
      <LinkButton variant="quiet" render={<AppLink to={paths.profile} />}>
        {texts.settings}
      </LinkButton>
    </Stack>
  )
}
