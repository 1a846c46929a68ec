import { profileMessages } from '@sanad/texts/web/profile'
import { Banner, BuildingIcon, Card, LinkRow, LoadingState, PageHeader, RowList, Stack } from '@sanad/ui'
import { AppLink, ReadError, useMessages } from '@sanad/web-kit'
import { useGetProfileQuery } from '../../shared/auth/auth-api.ts'
import { paths } from '../../shared/routing/paths.ts'
import { AccountsCard } from './accounts-card.tsx'
import { EmailStatus } from './email-status.tsx'
import { NotificationsCard } from './notifications-card.tsx'
import { PersonalForm } from './personal-form.tsx'
import { PrivacyCard } from './privacy/privacy-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Who the customer is to us, which other accounts are theirs, and where they are signed in. */
export function ProfileScreen() {
  const texts = useMessages(profileMessages)
  const { data, error, isLoading, refetch } = useGetProfileQuery()
  if (isLoading) return <LoadingState label={texts.loading} />
  if (!data) {
    return (
      <ReadError
        headingLevel={1}
        title={texts.errorTitle}
        error={error}
        failed={texts.fetchFailed}
        onRetry={refetch}
      />
    )
  }
  const { user } = data
  const isActing = data.acting_staff !== null
  return (
    <Stack gap="large">
      <title>{`${texts.title} · Sanad`}</title>
      <PageHeader title={texts.title} subtitle={texts.intro} />
      {isActing && <Banner title={texts.actingTitle}>{texts.actingText}</Banner>}
      <Card title={texts.personal} description={texts.personalText}>
        <Stack>
          <EmailStatus user={user} isActing={isActing} />
          <PersonalForm key={user.id} user={user} isActing={isActing} />
        </Stack>
      </Card>
      <Card padding="none">
        <RowList>
          <LinkRow
            render={<AppLink to={paths.businesses} />}
            icon={<BuildingIcon />}
            title={texts.businesses}
            description={texts.businessesText}
          />
        </RowList>
      </Card>
      {!isActing && <NotificationsCard />}
      {!isActing && <AccountsCard emailVerified={user.email_verified} />}
      {!isActing && <SessionsCard />}
      {!isActing && <PrivacyCard user={user} />}
    </Stack>
  )
}
