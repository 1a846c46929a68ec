import { moneyMessages } from '@sanad/texts/desk/money'
import { LoadingState } from '@sanad/ui'
import { ReadError, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { Strip } from '../../shared/strip/strip.tsx'
import { CancellationList } from './cancellation-list.tsx'
import { EInvoiceList } from './e-invoice-list.tsx'
import type { MoneyAct } from './money-act.ts'
import { MoneyActDialog } from './money-act-dialog.tsx'
import { useListPaymentsToCheckQuery } from './money-api.ts'
import { ParkedNoticeList } from './parked-notice-list.tsx'
import { ReviewList } from './review-list.tsx'
import { StuckRefundList } from './stuck-refund-list.tsx'
import { useMoneyActs } from './use-money-acts.ts'

/** Payments to look at: what came in otherwise, what did not go back, what is not registered, and what belongs to nothing of ours. */
export function PaymentsToCheck() {
  const texts = useMessages(moneyMessages)
  const { data, error, refetch } = useListPaymentsToCheckQuery()
  const acts = useMoneyActs()
  const [act, setAct] = useState<MoneyAct>()
  return (
    <>
      <Strip>{acts.said}</Strip>
      {data ? (
        <>
          <ReviewList reviews={data.reviews} onAct={setAct} />
          <StuckRefundList refunds={data.refunds} onAct={setAct} />
          {data.e_invoices.length > 0 && <EInvoiceList eInvoices={data.e_invoices} onAct={setAct} />}
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
