import { type CustomerEvent, timelineKinds } from '@sanad/contracts/staff'
import { auditMessages } from '@sanad/texts/desk/audit'
import { customerMessages } from '@sanad/texts/desk/customer'
import { Badge, Card, ChipGroup, EmptyState, Stack } from '@sanad/ui'
import { AppLink, formatDateTime, PagedList, useLanguage, useMessages } from '@sanad/web-kit'
import { useSearchParams } from 'react-router'
import { actName } from '../../shared/acts/act-name.ts'
import { applicationPath, ticketPath } from '../../shared/routing/paths.ts'
import styles from './customer.module.css'
import { useListCustomerTimelineInfiniteQuery } from './customer-api.ts'
import { channelNames, deliveryNames, deliveryTones, kindNames } from './customer-words.ts'

/** Everything that happened to and with a customer, newest first; the kind stands in the address. */
export function CustomerTimeline({ customerId }: { customerId: string }) {
  const texts = useMessages(customerMessages)
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
        options={[all, ...timelineKinds.map((value) => ({ value, label: texts[kindNames[value]] }))]}
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

function EventRow({ event }: { event: CustomerEvent }) {
  const texts = useMessages(customerMessages)
  const acts = useMessages(auditMessages)
  const language = useLanguage()
  const { kind, at, words, delivery, reason, staff_name, application_id, ticket_id } = event
  const path = ticket_id
    ? ticketPath(ticket_id)
    : application_id
      ? applicationPath(application_id)
      : undefined
  // Words of an act that are not in the texts are English.
  const known = kind === 'act' ? actName(acts, words) : words
  const said = known ?? words
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <time dateTime={at} className={styles.quiet}>
          {formatDateTime(at, language)}
        </time>
        <Badge>{texts[kindNames[kind]]}</Badge>
        <span className={styles.words} lang={known === undefined ? 'en' : undefined}>
          {path && said ? <AppLink to={path}>{said}</AppLink> : said}
        </span>
        {delivery && (
          <>
            <span className={styles.quiet}>
              {texts[channelNames[delivery.channel]]} {delivery.recipient}
            </span>
            <Badge tone={deliveryTones[delivery.state]}>{texts[deliveryNames[delivery.state]]}</Badge>
            {delivery.reason && (
              <code className={styles.quiet} lang="en">
                {delivery.reason}
              </code>
            )}
          </>
        )}
        {staff_name && <span className={styles.quiet}>{staff_name}</span>}
      </div>
      {reason && <q>{reason}</q>}
    </li>
  )
}
