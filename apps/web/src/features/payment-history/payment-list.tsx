import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingState,
  RowList,
  RupeeIcon,
  Stack,
} from '@sanad/ui'
import { useErrorText } from '../../shared/api/error-text.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { AppLink } from '../../shared/routing/app-link.tsx'
import { paths } from '../../shared/routing/paths.ts'
import { DuePaymentCard } from './due-payment-card.tsx'
import { paymentHistoryMessages } from './messages.ts'
import { PaymentRecordRow } from './payment-record-row.tsx'
import { useListPaymentsInfiniteQuery } from './payments-api.ts'
import { RefundsCard } from './refunds-card.tsx'

/** What is due, what goes back, and what was paid, the newest first. */
export function PaymentList() {
  const texts = useMessages(paymentHistoryMessages)
  const errorText = useErrorText()
  // Payments are made on another screen, and some are confirmed later: what is shown is read again.
  const list = useListPaymentsInfiniteQuery(undefined, { refetchOnMountOrArgChange: 5 })
  const [first] = list.data?.pages ?? []
  if (list.isLoading) return <LoadingState label={texts.loading} />
  if (!list.data || !first) {
    return (
      <ErrorState
        title={texts.errorTitle}
        message={errorText(list.error, texts.failed)}
        actions={<Button onClick={() => void list.refetch()}>{texts.tryAgain}</Button>}
      />
    )
  }
  const { due, refunds } = first
  const records = list.data.pages.flatMap((page) => page.data)
  if (due.length + refunds.length + records.length === 0) return <NoPayments />
  return (
    <Stack gap="large">
      <Stack as="section">
        <h2>{texts.due}</h2>
        {due.length === 0 && <p>{texts.nothingDue}</p>}
        {due.map((payment) => (
          <DuePaymentCard key={payment.application.id} due={payment} />
        ))}
      </Stack>
      {refunds.length > 0 && <RefundsCard refunds={refunds} />}
      <Card title={texts.history} padding={records.length > 0 ? 'none' : 'regular'}>
        {records.length === 0 && <p>{texts.nothingPaid}</p>}
        {records.length > 0 && (
          <RowList label={texts.history}>
            {records.map((record) => (
              <PaymentRecordRow
                key={record.order_id}
                record={record}
                refunds={refunds.filter(({ order_id }) => order_id === record.order_id)}
              />
            ))}
          </RowList>
        )}
      </Card>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          fullWidth
          busy={list.isFetchingNextPage}
          busyLabel={texts.loadingMore}
          onClick={() => void list.fetchNextPage()}
        >
          {texts.showMore}
        </Button>
      )}
      {list.isFetchNextPageError && <p role="alert">{errorText(list.error, texts.failed)}</p>}
    </Stack>
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
