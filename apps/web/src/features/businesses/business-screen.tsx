import { businessesPagesMessages } from '@sanad/texts/web/businesses-pages'
import { Columns, EmptyState, LinkButton, LoadingState, Stack } from '@sanad/ui'
import { AppLink, ReadError, useMessages } from '@sanad/web-kit'
import { useParams } from 'react-router'
import { paths } from '../../shared/routing/paths.ts'
import { BusinessHeader } from './business-header.tsx'
import { useGetBusinessDetailsInfiniteQuery } from './business-pages-api.ts'
import { BusinessServices } from './business-services.tsx'
import { DueDatesCard } from './due-dates-card.tsx'
import { LicencesCard } from './licences-card.tsx'

/** One business: its name, its due dates, its licences, and the applications for it. */
export function BusinessScreen() {
  const { businessId = '' } = useParams()
  const texts = useMessages(businessesPagesMessages)
  const details = useGetBusinessDetailsInfiniteQuery(businessId, { refetchOnMountOrArgChange: 30 })
  const [first] = details.currentData?.pages ?? []
  if (first && details.currentData) {
    const { business, compliance } = first.data
    return (
      <>
        <BusinessHeader business={business} />
        <Columns
          aside={
            <Stack gap="large">
              <DueDatesCard business={business} compliance={compliance} />
              <LicencesCard businessId={business.id} licences={compliance.licences} />
            </Stack>
          }
        >
          <BusinessServices
            services={details.currentData.pages.flatMap(({ data }) => data.services)}
            query={details}
          />
        </Columns>
      </>
    )
  }
  if (details.isFetching) return <LoadingState label={texts.loadingOne} />
  // A mistyped id is as unknown as another account's business.
  const { code } = { code: '', ...details.error }
  if (code === 'not_found' || code === 'invalid_request') return <NoSuchBusiness />
  return (
    <ReadError
      headingLevel={1}
      title={texts.fetchFailed}
      error={details.error}
      failed={texts.fetchFailed}
      onRetry={details.refetch}
    />
  )
}

function NoSuchBusiness() {
  const texts = useMessages(businessesPagesMessages)
  return (
    <EmptyState
      headingLevel={1}
      title={texts.notFoundTitle}
      message={texts.notFoundText}
      actions={<LinkButton render={<AppLink to={paths.businesses} />}>{texts.back}</LinkButton>}
    />
  )
}
