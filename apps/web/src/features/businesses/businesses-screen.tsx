import { businessesPagesMessages } from '@sanad/texts/web/businesses-pages'
import { BuildingIcon, Card, EmptyState, LinkRow, LoadingState, PageHeader, RowList, Stack } from '@sanad/ui'
import { AppLink, NextPage, PageTitle, ReadError, useMessages, useMinWidth } from '@sanad/web-kit'
import { useBusinessName } from '../../shared/businesses/use-business-name.ts'
import { useMyBusinesses } from '../../shared/businesses/use-my-businesses.ts'
import { businessPath } from '../../shared/routing/paths.ts'
import { BusinessTable } from './business-table.tsx'
import { NewBusinessButton } from './new-business-button.tsx'

export function BusinessesScreen() {
  const texts = useMessages(businessesPagesMessages)
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} subtitle={texts.intro} actions={<NewBusinessButton />} />
      <MyBusinesses />
    </>
  )
}

function MyBusinesses() {
  const texts = useMessages(businessesPagesMessages)
  const isWide = useMinWidth('64rem')
  const { businesses, query } = useMyBusinesses()
  const nameOf = useBusinessName()
  if (query.isLoading) return <LoadingState label={texts.loading} />
  if (!businesses) {
    return (
      <ReadError
        title={texts.fetchFailed}
        error={query.error}
        failed={texts.fetchFailed}
        onRetry={query.refetch}
      />
    )
  }
  if (businesses.length === 0) {
    return (
      <EmptyState icon={<BuildingIcon size={1.75} />} title={texts.noneFound} message={texts.noneFoundText} />
    )
  }
  return (
    <Stack>
      <Card padding="none">
        {isWide ? (
          <BusinessTable businesses={businesses} isComplete={!query.hasNextPage} />
        ) : (
          <RowList label={texts.title}>
            {businesses.map((business) => (
              <LinkRow
                key={business.id}
                render={<AppLink to={businessPath(business.id)} />}
                icon={<BuildingIcon />}
                title={nameOf(business, texts.unnamed)}
                description={texts.applications({ count: business.applications })}
              />
            ))}
          </RowList>
        )}
      </Card>
      <NextPage query={query} failed={texts.fetchFailed} />
    </Stack>
  )
}
