import { servicesMessages } from '@sanad/texts/web/services'
import { LinkButton, PageHeader, PlusIcon, Stack } from '@sanad/ui'
import { AppLink, PageTitle, useMessages } from '@sanad/web-kit'
import { useListMyServicesInfiniteQuery } from '../../shared/applications/applications-api.ts'
import { paths } from '../../shared/routing/paths.ts'
import { MyServices } from './my-services.tsx'
import { ServicesFilterFields } from './services-filter-fields.tsx'
import { useServicesFilter } from './use-services-filter.ts'

export function ServicesScreen() {
  const texts = useMessages(servicesMessages)
  const { filter, changeFilter, showAll } = useServicesFilter()
  const { data } = useListMyServicesInfiniteQuery(undefined, { skip: filter !== undefined })
  // Hidden until there is a service.
  const hasServices = data?.pages.some(({ services }) => services.length > 0) ?? false
  const apply = (
    <LinkButton icon={<PlusIcon />} render={<AppLink to={paths.newService} />}>
      {texts.apply}
    </LinkButton>
  )
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} actions={apply} />
      <Stack gap="large">
        {(hasServices || filter) && <ServicesFilterFields filter={filter} onChange={changeFilter} />}
        <MyServices filter={filter} apply={apply} onShowAll={showAll} />
      </Stack>
    </>
  )
}
