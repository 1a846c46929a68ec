import { servicesMessages } from '@sanad/texts/web/services'
import { EmptyState, LinkButton, LoadingState, Measure, PageHeader } from '@sanad/ui'
import { AppLink, PageTitle, ReadError, useMessages } from '@sanad/web-kit'
import { useParams } from 'react-router'
import { useMyBusinesses } from '../../shared/businesses/use-my-businesses.ts'
import { useListCatalogueQuery } from '../../shared/catalogue/catalogue-api.ts'
import { paths } from '../../shared/routing/paths.ts'
import { useListStatesQuery } from '../../shared/states/states-api.ts'
import { ApplyForm } from './apply-form.tsx'

/** The questions before an application is created: the State, and the business. */
export function ApplyScreen() {
  const texts = useMessages(servicesMessages)
  const { serviceId } = useParams()
  const catalogue = useListCatalogueQuery()
  const { businesses, query } = useMyBusinesses()
  // Avoids a request waterfall: the form's list loads in parallel with the form.
  useListStatesQuery()
  if (catalogue.isLoading || query.isLoading) return <LoadingState label={texts.catalogueLoading} />
  if (!catalogue.data || !businesses) {
    const retry = () => {
      if (!catalogue.data) void catalogue.refetch()
      if (!businesses) void query.refetch()
    }
    return (
      <ReadError
        headingLevel={1}
        title={texts.catalogueFailed}
        error={catalogue.error ?? query.error}
        failed={texts.catalogueFailed}
        onRetry={retry}
      />
    )
  }
  const service = catalogue.data.data.find(({ service_id }) => service_id === serviceId)
  if (!service) {
    return (
      <EmptyState
        headingLevel={1}
        title={texts.notOffered}
        message={texts.notOfferedText}
        actions={<LinkButton render={<AppLink to={paths.newService} />}>{texts.applyBack}</LinkButton>}
      />
    )
  }
  return (
    <>
      <PageTitle>{service.title}</PageTitle>
      <PageHeader
        back={<AppLink to={paths.newService} />}
        backLabel={texts.applyBack}
        title={service.title}
        subtitle={texts.applyText}
      />
      <Measure>
        <ApplyForm key={service.service_id} service={service} businesses={businesses} more={query} />
      </Measure>
    </>
  )
}
