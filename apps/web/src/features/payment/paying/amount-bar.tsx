import { formatRupees } from '@sanad/domain'
import { paymentMessages } from '@sanad/texts/web/payment'
import { Badge, StickyBar } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { usePayment } from '../flow/payment-context.tsx'
import type { PaymentSituation } from '../flow/payment-situation.ts'
import styles from './amount-bar.module.css'
import { PayButton } from './pay-button.tsx'
import { PayNote } from './pay-note.tsx'

const undecided = new Set<PaymentSituation['kind']>(['open', 'confirming', 'unknown', 'review'])

interface AmountBarProps {
  /** The title of the choice that decides the price and is still to be made. */
  missingChoice: string | undefined
  /** In the summary, where that stays in sight. */
  inSummary: boolean
}

export function AmountBar({ missingChoice, inSummary }: AmountBarProps) {
  const texts = useMessages(paymentMessages)
  const { application, purchase, stage, situation, isActing } = usePayment()
  const isDue = application.serviceDetails.payment_status === 0 || stage !== undefined
  if (isActing || !isDue || !application.allowed_actions.includes('pay')) return null
  if (!purchase && !missingChoice) return null
  // The order is not decided: its panel leads on, and the amount may be paid already.
  if (situation && undecided.has(situation.kind)) return null
  return (
    <StickyBar
      label={texts.amountPayable}
      place={inSummary ? 'card' : 'bottom'}
      badge={missingChoice && <Badge tone="yellow">{texts.pending}</Badge>}
      amount={
        missingChoice ? (
          <span className={styles.choice}>{texts.select({ title: missingChoice })}</span>
        ) : (
          formatRupees(purchase?.quote.total ?? 0)
        )
      }
      note={
        <span className={styles.note} aria-live="polite">
          <PayNote />
        </span>
      }
      action={
        <PayButton scope={purchase?.scope ?? 'full'} fullWidth>
          <span className={styles.phone}>{texts.payInstantly}</span>
          <span className={styles.desktop}>{texts.payNow}</span>
        </PayButton>
      }
    />
  )
}
