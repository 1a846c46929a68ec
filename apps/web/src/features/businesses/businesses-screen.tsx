import { businessesPagesMessages } from '@sanad/texts/web/businesses-pages'
import { BuildingIcon, Card, EmptyState, LinkRow, LoadingState, PageHeader, RowList } from '@sanad/ui'
import { AppLink, ReadError, useMessages } from '@sanad/web-kit'
import { useListUserBusinessesQuery } from '../../shared/businesses/businesses-api.ts'
import { businessPath } from '../../shared/routing/paths.ts'
import { NewBusinessButton } from './new-business-button.tsx'

export function BusinessesScreen() {
  const texts = useMessages(businessesPagesMessages)
  return (
    <>
      <title>{`${texts.title} · Sanad`}</title>
      <PageHeader title={texts.title} subtitle={texts.intro} actions={<NewBusinessButton />} />
      <MyBusinesses />
    </>
  )
}

function MyBusinesses() {
  const texts = useMessages(businessesPagesMessages)
  const { data, error, isLoading, refetch } = useListUserBusinessesQuery()
  if (isLoading) return <LoadingState label={texts.loading} />
  if (!data) {
    return <ReadError title={texts.fetchFailed} error={error} failed={texts.fetchFailed} onRetry={refetch} />
  }
  if (data.length === 0) {
    return (
      <EmptyState icon={<BuildingIcon size={1.75} />} title={texts.noneFound} message={texts.noneFoundText} />
    )
  }
  return (
    <Card padding="none">
      <RowList label={texts.title}>
        {data.map(({ id, name_of_firm }) => (
          <LinkRow
            key={id}
            render={<AppLink to={businessPath(id)} />}
            icon={<BuildingIcon />}
            title={name_of_firm || texts.unnamed}
          />
        ))}
      </RowList>
    </Card>
  )
}
