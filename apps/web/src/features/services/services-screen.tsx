import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingState,
  PageHeader,
  PlusIcon,
  RowList,
  Stack,
} from '@sanad/ui'
import type { ReactNode } from 'react'
import { useErrorText } from '../../shared/api/error-text.ts'
import { useListMyServicesInfiniteQuery } from '../../shared/applications/applications-api.ts'
import { ServiceRow } from '../../shared/applications/service-row.tsx'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { AppLink } from '../../shared/routing/app-link.tsx'
import { paths } from '../../shared/routing/paths.ts'
import { servicesMessages } from './messages.ts'

export function ServicesScreen() {
  const texts = useMessages(servicesMessages)
  const apply = (
    <LinkButton icon={<PlusIcon />} render={<AppLink to={paths.newService} />}>
      {texts.apply}
    </LinkButton>
  )
  return (
    <>
      <title>{`${texts.title} · Sanad`}</title>
      <PageHeader title={texts.title} actions={apply} />
      <MyServices apply={apply} />
    </>
  )
}

function MyServices({ apply }: { apply: ReactNode }) {
  const texts = useMessages(servicesMessages)
  const errorText = useErrorText()
  const list = useListMyServicesInfiniteQuery()
  const services = list.data?.pages.flatMap((page) => page.services)
  if (list.isLoading) return <LoadingState label={texts.loading} />
  if (!services) {
    return (
      <ErrorState
        title={texts.failed}
        message={errorText(list.error, texts.failed)}
        actions={<Button onClick={() => void list.refetch()}>{texts.tryAgain}</Button>}
      />
    )
  }
  if (services.length === 0) {
    return <EmptyState title={texts.emptyTitle} message={texts.emptyText} actions={apply} />
  }
  return (
    <Stack>
      <Card padding="none">
        <RowList label={texts.title}>
          {services.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </RowList>
      </Card>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          fullWidth
          busy={list.isFetchingNextPage}
          busyLabel={texts.loadingMore}
          onClick={() => void list.fetchNextPage()}
        >
          {texts.loadMore}
        </Button>
      )}
      {list.isFetchNextPageError && <p role="alert">{errorText(list.error, texts.failed)}</p>}
    </Stack>
  )
}
