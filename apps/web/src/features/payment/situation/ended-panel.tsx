import { formatRupees } from '@sanad/domain'
import { paymentSituationMessages } from '@sanad/texts/web/payment-situation'
import { LinkButton, OutcomePanel } from '@sanad/ui'
import { AppLink, formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { paths } from '../../../shared/routing/paths.ts'
import { usePayment } from '../flow/payment-context.tsx'
import type { KnownOrder } from '../flow/payment-situation.ts'
import { PaymentHelpButton } from '../help/payment-help.tsx'
import { PayButton } from '../paying/pay-button.tsx'
import { PayNote } from '../paying/pay-note.tsx'
import { OrderFacts } from './order-facts.tsx'

interface EndedPanelProps {
  kind: 'failed' | 'cancelled' | 'expired'
  order: KnownOrder
  /** The bank's own words. */
  reason: string | null
}

/** Nothing was paid; it can be tried again. */
export function EndedPanel({ kind, order, reason }: EndedPanelProps) {
  const texts = useMessages(paymentSituationMessages)
  const { purchase, application, obstacle, isActing } = usePayment()
  if (!purchase || !application.allowed_actions.includes('pay')) return null
  const titles = {
    failed: texts.failedTitle,
    cancelled: texts.cancelledTitle,
    expired: texts.expiredTitle,
  }
  const total = formatRupees(purchase.quote.total)
  return (
    <OutcomePanel
      tone={kind === 'failed' ? 'error' : 'neutral'}
      title={titles[kind]}
      message={
        kind === 'cancelled' ? <p>{texts.cancelledText}</p> : <NothingCharged order={order} reason={reason} />
      }
      actions={
        <>
          <PayButton scope={purchase.scope}>
            {kind === 'failed' ? texts.payAgain({ total }) : texts.pay({ total })}
          </PayButton>
          {!isActing && (
            <LinkButton variant="secondary" render={<AppLink to={paths.services} />}>
              {texts.payLater}
            </LinkButton>
          )}
          <PaymentHelpButton />
        </>
      }
      details={kind !== 'cancelled' && <OrderFacts order={order} />}
    >
      {kind === 'failed' && <p>{texts.otherWays}</p>}
      {obstacle && (
        <p aria-live="polite">
          <PayNote />
        </p>
      )}
    </OutcomePanel>
  )
}

function NothingCharged({ order, reason }: Pick<EndedPanelProps, 'order' | 'reason'>) {
  const texts = useMessages(paymentSituationMessages)
  const language = useLanguage()
  return (
    <>
      {reason && <p>{texts.failedReason({ reason })}</p>}
      <p>
        {texts.nothingCharged} {texts.debitReturns({ day: formatDate(order.bankDecidesBy, language) })}
      </p>
    </>
  )
}
