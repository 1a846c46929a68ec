import { servicesMessages } from '@sanad/texts/web/services'
import { Button, Card, EmptyState, LoadingState, RowList, Stack } from '@sanad/ui'
import { NextPage, ReadError, useMessages } from '@sanad/web-kit'
import { type ReactNode, useEffect } from 'react'
import {
  type ServicesFilter,
  useListMyServicesInfiniteQuery,
} from '../../shared/applications/applications-api.ts'
import { ServiceRow } from '../../shared/applications/service-row.tsx'

interface MyServicesProps {
  filter: ServicesFilter | undefined
  /** What a customer without any service can do. */
  apply: ReactNode
  onShowAll: () => void
}

/** The customer's services, those that match the filter, the newest first. */
export function MyServices({ filter, apply, onShowAll }: MyServicesProps) {
  const texts = useMessages(servicesMessages)
  const list = useListMyServicesInfiniteQuery(filter)
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  // Keep the previous result while another filter loads.
  const data = list.currentData ?? (isFetching ? list.data : undefined)
  const services = data?.pages.flatMap((page) => page.services)
  // A filtered page may be empty although there are further pages.
  const readsOn = services?.length === 0 && hasNextPage && !isError
  useEffect(() => {
    if (readsOn && !isFetching) void fetchNextPage()
  }, [readsOn, isFetching, fetchNextPage])

  if ((!services && isFetching) || readsOn) return <LoadingState label={texts.loading} />
  if (!services || (services.length === 0 && isError)) {
    return <ReadError title={texts.failed} error={list.error} failed={texts.failed} onRetry={list.refetch} />
  }
  if (services.length === 0 && filter) {
    return (
      <div role="status">
        <EmptyState
          title={texts.nothingFound}
          message={texts.nothingFoundText}
          actions={<Button onClick={onShowAll}>{texts.showAll}</Button>}
        />
      </div>
    )
  }
  if (services.length === 0) {
    return <EmptyState title={texts.emptyTitle} message={texts.emptyText} actions={apply} />
  }
  return (
    <Stack>
      {filter && (
        <p role="status">
          {hasNextPage
            ? texts.foundMore({ count: services.length })
            : texts.found({ count: services.length })}
        </p>
      )}
      <Card padding="none">
        <RowList label={texts.title}>
          {services.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </RowList>
      </Card>
      <NextPage
        // `key` resets the button's state when the filter changes.
        key={JSON.stringify(filter)}
        query={list}
        failed={texts.failed}
      />
    </Stack>
  )
}
