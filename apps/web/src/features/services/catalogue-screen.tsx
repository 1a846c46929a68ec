import { LoadingState, PageHeader, Stack } from '@sanad/ui'
import { useListCatalogueQuery } from '../../shared/catalogue/catalogue-api.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { ReadError } from '../../shared/lists/read-error.tsx'
import { AppLink } from '../../shared/routing/app-link.tsx'
import { paths } from '../../shared/routing/paths.ts'
import { CatalogueCard } from './catalogue-card.tsx'
import { servicesMessages } from './messages.ts'

/** What can be applied for. */
export function CatalogueScreen() {
  const texts = useMessages(servicesMessages)
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
        <ReadError
          title={texts.catalogueFailed}
          error={error}
          failed={texts.catalogueFailed}
          onRetry={refetch}
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
