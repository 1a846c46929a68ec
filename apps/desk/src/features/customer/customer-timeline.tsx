import { timelineKinds } from '@sanad/contracts/staff'
import { customerMessages } from '@sanad/texts/desk/customer'
import { eventsMessages } from '@sanad/texts/desk/shared/events'
import { Card, ChipGroup, EmptyState, Stack } from '@sanad/ui'
import { PagedList, useMessages } from '@sanad/web-kit'
import { useSearchParams } from 'react-router'
import { EventRow } from '../../shared/customer/event-row.tsx'
import { kindNames } from '../../shared/customer/event-words.ts'
import styles from './customer.module.css'
import { useListCustomerTimelineInfiniteQuery } from './customer-api.ts'

/** Everything that happened to and with a customer, newest first; the kind stands in the address. */
export function CustomerTimeline({ customerId }: { customerId: string }) {
  const texts = useMessages(customerMessages)
  const events = useMessages(eventsMessages)
  const [search, setSearch] = useSearchParams()
  const kind = timelineKinds.find((one) => one === search.get('kind'))
  const list = useListCustomerTimelineInfiniteQuery({ id: customerId, kind })
  const all = { value: 'all', label: texts.everything } as const
  return (
    <Stack>
      <ChipGroup
        label={texts.kind}
        hideLabel
        layout="flow"
        value={kind ?? 'all'}
        options={[all, ...timelineKinds.map((value) => ({ value, label: events[kindNames[value]] }))]}
        onValueChange={(value) => setSearch(value === 'all' ? {} : { kind: value }, { replace: true })}
      />
      <PagedList
        query={list}
        loading={texts.loading}
        failed={texts.failed}
        isEmpty={(pages) => pages.every(({ data }) => data.length === 0)}
        empty={<EmptyState title={texts.nothing} />}
      >
        {(pages) => (
          <Card padding="none">
            <ul className={styles.list} aria-label={texts.timeline}>
              {pages
                .flatMap(({ data }) => data)
                .map((event) => (
                  <EventRow key={event.id} event={event} />
                ))}
            </ul>
          </Card>
        )}
      </PagedList>
    </Stack>
  )
}
