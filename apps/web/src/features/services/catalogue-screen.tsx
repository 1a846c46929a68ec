import { Button, ErrorState, LoadingState, PageHeader, Stack } from '@sanad/ui'
import { useErrorText } from '../../shared/api/error-text.ts'
import { useListCatalogueQuery } from '../../shared/catalogue/catalogue-api.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { AppLink } from '../../shared/routing/app-link.tsx'
import { paths } from '../../shared/routing/paths.ts'
import { CatalogueCard } from './catalogue-card.tsx'
import { servicesMessages } from './messages.ts'

/** What can be applied for. */
export function CatalogueScreen() {
  const texts = useMessages(servicesMessages)
  const errorText = useErrorText()
  const { data, error, isLoading, refetch } = useListCatalogueQuery()
  return (
    <>
      <title>{`${texts.catalogueTitle} · Sanad`}</title>
      <PageHeader
        back={<AppLink to={paths.services} />}
        backLabel={texts.backToServices}
        title={texts.catalogueTitle}
        subtitle={texts.catalogueText}
      />
      {isLoading && <LoadingState label={texts.catalogueLoading} />}
      {!isLoading && !data && (
        <ErrorState
          title={texts.catalogueFailed}
          message={errorText(error, texts.catalogueFailed)}
          actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
        />
      )}
      <Stack>
        {data?.data.map((service) => (
          <CatalogueCard key={service.service_id} service={service} />
        ))}
      </Stack>
    </>
  )
}
