import { servicesMessages } from '@sanad/texts/web/services'
import { CardGrid, LoadingState, PageHeader } from '@sanad/ui'
import { AppLink, PageTitle, ReadError, useMessages } from '@sanad/web-kit'
import { useListCatalogueQuery } from '../../shared/catalogue/catalogue-api.ts'
import { paths } from '../../shared/routing/paths.ts'
import { CatalogueCard } from './catalogue-card.tsx'

/** What can be applied for. */
export function CatalogueScreen() {
  const texts = useMessages(servicesMessages)
  const { data, error, isLoading, refetch } = useListCatalogueQuery()
  return (
    <>
      <PageTitle>{texts.catalogueTitle}</PageTitle>
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
      <CardGrid>
        {data?.data.map((service) => (
          <CatalogueCard key={service.service_id} service={service} />
        ))}
      </CardGrid>
    </>
  )
}
