import { formatRupees } from '@sanad/domain'
import { paymentSituationMessages } from '@sanad/texts/web/payment-situation'
import { Button, OutcomePanel, RupeeIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { usePayment } from '../flow/payment-context.tsx'
import type { KnownOrder } from '../flow/payment-situation.ts'
import { PayButton } from '../paying/pay-button.tsx'

/** A payment was begun and nothing was tried yet. */
export function OpenPanel({ order }: { order: KnownOrder }) {
  const texts = useMessages(paymentSituationMessages)
  const { check, busy } = usePayment()
  return (
    <OutcomePanel
      tone="warning"
      icon={<RupeeIcon />}
      title={texts.openTitle}
      message={<p>{texts.openText({ total: formatRupees(order.total) })}</p>}
      actions={
        <>
          <PayButton scope={order.isFull ? 'full' : 'stage'}>{texts.continuePayment}</PayButton>
          <Button variant="secondary" disabled={busy} onClick={() => check(order, { closed: true })}>
            {texts.cancelPayment}
          </Button>
        </>
      }
    />
  )
}
