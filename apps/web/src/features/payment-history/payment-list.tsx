import type { listPayments, PaymentRecord, SuccessOf } from '@sanad/contracts'
import { paymentHistoryMessages } from '@sanad/texts/web/payment-history'
import { Card, CardGrid, EmptyState, LinkButton, RowList, RupeeIcon, Stack } from '@sanad/ui'
import { AppLink, PagedList, useMessages, useMinWidth } from '@sanad/web-kit'
import { refundOfPayment } from '../../shared/refunds/refund-of-payment.ts'
import { paths } from '../../shared/routing/paths.ts'
import { DuePaymentCard } from './due-payment-card.tsx'
import { PaymentRecordRow } from './payment-record-row.tsx'
import { PaymentTable } from './payment-table.tsx'
import { useListPaymentsInfiniteQuery } from './payments-api.ts'
import { ReceiptsByEmail } from './receipts-by-email.tsx'
import { RefundsCard } from './refunds-card.tsx'

type Page = SuccessOf<typeof listPayments>

/** What is due, what goes back, and what was paid, the newest first. */
export function PaymentList() {
  const texts = useMessages(paymentHistoryMessages)
  // Refetch on mount: payments are made on another screen and may be confirmed asynchronously.
  const query = useListPaymentsInfiniteQuery(undefined, { refetchOnMountOrArgChange: 5 })
  return (
    <PagedList
      query={query}
      loading={texts.loading}
      failed={texts.failed}
      empty={<NoPayments />}
      isEmpty={(pages) =>
        pages.every(({ due, refunds, data }) => due.length + refunds.length + data.length === 0)
      }
    >
      {(pages) => <Payments pages={pages} />}
    </PagedList>
  )
}

function Payments({ pages }: { pages: readonly Page[] }) {
  const texts = useMessages(paymentHistoryMessages)
  const due = pages.flatMap((page) => page.due)
  const refunds = pages.flatMap((page) => page.refunds)
  const records = pages.flatMap((page) => page.data)
  const isWide = useMinWidth('64rem')
  const refundsOf = ({ order_id }: PaymentRecord) =>
    refunds.flatMap((refund) => refundOfPayment(refund, order_id) ?? [])
  return (
    <>
      <Stack as="section">
        <h2>{texts.due}</h2>
        {due.length === 0 && <p>{texts.nothingDue}</p>}
        <CardGrid>
          {due.map((payment) => (
            <DuePaymentCard key={payment.application.id} due={payment} />
          ))}
        </CardGrid>
      </Stack>
      {refunds.length > 0 && <RefundsCard refunds={refunds} />}
      {records.some(({ status }) => status === 'paid') && <ReceiptsByEmail />}
      <Card title={texts.history} padding={records.length > 0 ? 'none' : 'regular'}>
        {records.length === 0 && <p>{texts.nothingPaid}</p>}
        {records.length > 0 && isWide && (
          <PaymentTable
            records={records}
            refundsOf={refundsOf}
            isComplete={pages.at(-1)?.next_cursor === null}
          />
        )}
        {records.length > 0 && !isWide && (
          <RowList label={texts.history}>
            {records.map((record) => (
              <PaymentRecordRow key={record.order_id} record={record} refunds={refundsOf(record)} />
            ))}
          </RowList>
        )}
      </Card>
    </>
  )
}

function NoPayments() {
  const texts = useMessages(paymentHistoryMessages)
  return (
    <EmptyState
      icon={<RupeeIcon size={1.75} />}
      title={texts.emptyTitle}
      message={texts.emptyText}
      actions={<LinkButton render={<AppLink to={paths.newService} />}>{texts.apply}</LinkButton>}
    />
  )
}
