import type { ErasureRequest } from '@sanad/contracts'
import { privacyMessages } from '@sanad/texts/desk/privacy'
import { Card, EmptyState, PageHeader, RowList, Stack, StatusBadge, type Tone } from '@sanad/ui'
import { AppLink, formatDate, PagedList, useLanguage, useMessages } from '@sanad/web-kit'
import { useSearchParams } from 'react-router'
import { customerPath } from '../../shared/routing/paths.ts'
import { DeskTitle } from '../../shared/title/desk-title.tsx'
import { NomineeCard } from './nominee-card.tsx'
import styles from './privacy.module.css'
import { useListErasureRequestsInfiniteQuery } from './privacy-api.ts'

const tones: Readonly<Record<ErasureRequest['status'], Tone>> = {
  waiting: 'blue',
  blocked: 'red',
  cancelled: 'grey',
  done: 'green',
}

/** S18: who wants to be erased, when, what is in the way, and what the law keeps. */
export function PrivacyScreen() {
  const texts = useMessages(privacyMessages)
  const customerId = useSearchParams()[0].get('customer')
  const list = useListErasureRequestsInfiniteQuery()
  return (
    <Stack gap="large">
      <DeskTitle>{texts.pageTitle}</DeskTitle>
      <PageHeader title={texts.title} />
      {customerId && <NomineeCard key={customerId} customerId={customerId} />}
      <PagedList
        query={list}
        loading={texts.loading}
        failed={texts.failed}
        isEmpty={(pages) => pages.every(({ data }) => data.length === 0)}
        empty={<EmptyState title={texts.empty} message={texts.emptyHint} />}
      >
        {(pages) => (
          <Card padding="none">
            <RowList label={texts.title}>
              {pages
                .flatMap(({ data }) => data)
                .map((request) => (
                  <RequestRow key={request.reference} request={request} />
                ))}
            </RowList>
          </Card>
        )}
      </PagedList>
    </Stack>
  )
}

function RequestRow({ request }: { request: ErasureRequest }) {
  const texts = useMessages(privacyMessages)
  const language = useLanguage()
  const { reference, customer_id, status, requested_at, due_at, done_at, held } = request
  const facts = [
    texts.asked({ day: formatDate(requested_at, language) }),
    done_at
      ? texts.doneOn({ day: formatDate(done_at, language) })
      : texts.due({ day: formatDate(due_at, language) }),
    ...held.map(({ kind, count, until }) =>
      texts.held({ what: texts[kind], count, day: formatDate(until, language) }),
    ),
  ]
  return (
    <div className={styles.row}>
      <strong>{reference}</strong>
      <StatusBadge tone={tones[status]}>{texts[status]}</StatusBadge>
      <span className={styles.facts}>{facts.join(' · ')}</span>
      {status === 'blocked' && <span className={styles.facts}>{texts.blockedHint}</span>}
      {status !== 'done' && <AppLink to={customerPath(customer_id)}>{texts.toCustomer}</AppLink>}
    </div>
  )
}
