import {
  BuildingIcon,
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkRow,
  LoadingState,
  PageHeader,
  RowList,
} from '@sanad/ui'
import { useErrorText } from '../../shared/api/error-text.ts'
import { useListUserBusinessesQuery } from '../../shared/businesses/businesses-api.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { AppLink } from '../../shared/routing/app-link.tsx'
import { businessPath } from '../../shared/routing/paths.ts'
import { businessPagesMessages } from './business-pages-messages.ts'
import { NewBusinessButton } from './new-business-button.tsx'

export function BusinessesScreen() {
  const texts = useMessages(businessPagesMessages)
  return (
    <>
      <title>{`${texts.title} · Sanad`}</title>
      <PageHeader title={texts.title} subtitle={texts.intro} actions={<NewBusinessButton />} />
      <MyBusinesses />
    </>
  )
}

function MyBusinesses() {
  const texts = useMessages(businessPagesMessages)
  const errorText = useErrorText()
  const { data, error, isLoading, refetch } = useListUserBusinessesQuery()
  if (isLoading) return <LoadingState label={texts.loading} />
  if (!data) {
    return (
      <ErrorState
        title={texts.fetchFailed}
        message={errorText(error, texts.fetchFailed)}
        actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
      />
    )
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
