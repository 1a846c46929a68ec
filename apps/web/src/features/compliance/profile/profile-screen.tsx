import { complianceMessages } from '@sanad/texts/web/compliance'
import { complianceDueDatesMessages } from '@sanad/texts/web/compliance-due-dates'
import { complianceProfileMessages } from '@sanad/texts/web/compliance-profile'
import { Card, LinkButton, LoadingState, PageHeader, Stack } from '@sanad/ui'
import { AppLink, DetailError, PageTitle, useMessages } from '@sanad/web-kit'
import { useParams } from 'react-router'
import { useBusinessName } from '../../../shared/businesses/use-business-name.ts'
import { paths } from '../../../shared/routing/paths.ts'
import { useGetComplianceProfileQuery } from '../compliance-api.ts'
import { Disclaimer } from '../disclaimer.tsx'
import { ProfileForm } from './profile-form.tsx'
import type { Profile } from './profile-values.ts'

export function ProfileScreen() {
  const texts = useMessages(complianceProfileMessages)
  const { notFoundTitle, notFoundText } = useMessages(complianceMessages)
  const { businessId = '' } = useParams()
  const { currentData, error, isFetching, refetch } = useGetComplianceProfileQuery(
    { params: { id: businessId } },
    // A background refetch must not unmount a form with unsaved input.
    { refetchOnMountOrArgChange: true, refetchOnReconnect: false },
  )
  // Wait for a pending refetch: the form takes its default values only once.
  if (isFetching) return <LoadingState label={texts.loadingProfile} />
  if (currentData) return <ProfilePage key={businessId} profile={currentData.data} />
  const back = (
    <LinkButton variant="secondary" render={<AppLink to={paths.compliance} />}>
      {texts.back}
    </LinkButton>
  )
  return (
    <DetailError
      error={error}
      notFound={{ title: notFoundTitle, text: notFoundText }}
      failed={texts.profileFailed}
      back={back}
      onRetry={() => void refetch()}
    />
  )
}

function ProfilePage({ profile }: { profile: Profile }) {
  const texts = useMessages(complianceProfileMessages)
  const { unnamed } = useMessages(complianceDueDatesMessages)
  const nameOf = useBusinessName()
  const title = texts.profileTitle({ firm: nameOf(profile.business, unnamed) })
  return (
    <Stack gap="large">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        back={<AppLink to={paths.compliance} />}
        backLabel={texts.back}
        title={title}
        subtitle={texts.profileIntro}
      />
      <Card>
        <ProfileForm profile={profile} />
      </Card>
      <Disclaimer />
    </Stack>
  )
}
