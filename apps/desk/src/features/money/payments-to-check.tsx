import type { EInvoiceToCheck, PaymentInReview } from '@sanad/contracts/staff'
import { moneyMessages } from '@sanad/texts/desk/money'
import { LoadingState } from '@sanad/ui'
import { ReadError, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useMovableList } from '../../shared/key-list/use-movable-list.ts'
import { Strip } from '../../shared/strip/strip.tsx'
import { CancellationList } from './cancellation-list.tsx'
import { EInvoiceList } from './e-invoice-list.tsx'
import type { MoneyAct, StuckRefund } from './money-act.ts'
import { MoneyActDialog } from './money-act-dialog.tsx'
import { useListPaymentsToCheckQuery } from './money-api.ts'
import { ParkedNoticeList } from './parked-notice-list.tsx'
import { ReviewList } from './review-list.tsx'
import { StuckRefundList } from './stuck-refund-list.tsx'
import { useMoneyActs } from './use-money-acts.ts'

type ToCheck = PaymentInReview | StuckRefund | EInvoiceToCheck
const idOfToCheck = (row: ToCheck) => ('order_id' in row && !('id' in row) ? row.order_id : row.id)

/** Payments to look at: what came in otherwise, what did not go back, what is not registered, and what belongs to nothing of ours. */
export function PaymentsToCheck() {
  const texts = useMessages(moneyMessages)
  const { data, error, refetch } = useListPaymentsToCheckQuery()
  const acts = useMoneyActs()
  const [act, setAct] = useState<MoneyAct>()
  const { reviews = [], refunds = [], e_invoices: eInvoices = [] } = data ?? {}
  // One list for the keys, whatever card a row stands in.
  const { rowOf } = useMovableList<ToCheck>([...reviews, ...refunds, ...eInvoices], idOfToCheck)
  return (
    <>
      <Strip>{acts.said}</Strip>
      {data ? (
        <>
          <ReviewList rowOf={rowOf} reviews={reviews} onAct={setAct} />
          <StuckRefundList rowOf={rowOf} refunds={refunds} onAct={setAct} />
          {eInvoices.length > 0 && <EInvoiceList rowOf={rowOf} eInvoices={eInvoices} onAct={setAct} />}
          {data.cancellations.length > 0 && <CancellationList cancellations={data.cancellations} />}
          <ParkedNoticeList />
        </>
      ) : error ? (
        <ReadError error={error} failed={texts.failed} onRetry={refetch} />
      ) : (
        <LoadingState label={texts.loading} />
      )}
      <MoneyActDialog
        act={act}
        isRecording={acts.isRecording}
        onClose={() => setAct(undefined)}
        onRecord={async (words) => {
          if (act && (await acts.record(act, words))) setAct(undefined)
        }}
      />
    </>
  )
}
