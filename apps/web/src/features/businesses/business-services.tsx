import type { ServiceSummary } from '@sanad/contracts'
import { businessesPagesMessages } from '@sanad/texts/web/businesses-pages'
import { Card, LinkButton, PlusIcon, RowList, Stack } from '@sanad/ui'
import { AppLink, NextPage, type NextPageQuery, useMessages } from '@sanad/web-kit'
import { ServiceRow } from '../../shared/applications/service-row.tsx'
import { paths } from '../../shared/routing/paths.ts'

interface BusinessServicesProps {
  services: readonly ServiceSummary[]
  query: NextPageQuery
}

/** The applications for one business. */
export function BusinessServices({ services, query }: BusinessServicesProps) {
  const texts = useMessages(businessesPagesMessages)
  if (services.length === 0) {
    return (
      <Card title={texts.services}>
        <Stack>
          <p>{texts.noServices}</p>
          <div>
            <LinkButton icon={<PlusIcon />} render={<AppLink to={paths.newService} />}>
              {texts.apply}
            </LinkButton>
          </div>
        </Stack>
      </Card>
    )
  }
  return (
    <Stack>
      <Card title={texts.services} padding="none">
        <RowList label={texts.services}>
          {services.map((service) => (
            // Omit the business: it is the page's own.
            <ServiceRow key={service.id} service={{ ...service, name_of_firm: null }} />
          ))}
        </RowList>
      </Card>
      <NextPage query={query} failed={texts.fetchFailed} />
    </Stack>
  )
}
