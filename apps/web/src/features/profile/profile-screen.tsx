import { profileMessages } from '@sanad/texts/web/profile'
import { Banner, BuildingIcon, Card, LinkRow, LoadingState, PageHeader, RowList, Stack } from '@sanad/ui'
import { AppLink, PageTitle, ReadError, useMessages } from '@sanad/web-kit'
import { useGetProfileQuery } from '../../shared/auth/auth-api.ts'
import { paths } from '../../shared/routing/paths.ts'
import { AccountsCard } from './accounts-card.tsx'
import { ContactCard } from './contact-card.tsx'
import { DisplayCard } from './display-card.tsx'
import { NotificationsCard } from './notifications-card.tsx'
import { PersonalForm } from './personal-form.tsx'
import { PrivacyCard } from './privacy/privacy-card.tsx'
import { sectionIds } from './section-ids.ts'
import styles from './section-links.module.css'
import { SectionLinks } from './section-links.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { useNamedSection } from './use-named-section.ts'

/** Who the customer is to us, which other accounts are theirs, and where they are signed in. */
export function ProfileScreen() {
  const texts = useMessages(profileMessages)
  const { data, error, isLoading, refetch } = useGetProfileQuery()
  useNamedSection(data !== undefined)
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
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} subtitle={texts.intro} />
      {isActing && <Banner title={texts.actingTitle}>{texts.actingText}</Banner>}
      <div className={styles.account}>
        <SectionLinks isActing={isActing} />
        <Stack gap="large">
          <Card id={sectionIds.person} title={texts.personal} description={texts.personalText}>
            <PersonalForm key={user.id} user={user} isActing={isActing} />
          </Card>
          <ContactCard user={user} isActing={isActing} />
          <DisplayCard />
          {!isActing && <NotificationsCard />}
          <BusinessesCard />
          {!isActing && <AccountsCard emailVerified={user.email_verified} />}
          {!isActing && <SessionsCard />}
          {!isActing && <PrivacyCard user={user} />}
        </Stack>
      </div>
    </Stack>
  )
}

function BusinessesCard() {
  const texts = useMessages(profileMessages)
  return (
    <Card id={sectionIds.businesses} title={texts.businesses} padding="none">
      <RowList>
        <LinkRow
          render={<AppLink to={paths.businesses} />}
          icon={<BuildingIcon />}
          title={texts.businessesLink}
          description={texts.businessesText}
        />
      </RowList>
    </Card>
  )
}
