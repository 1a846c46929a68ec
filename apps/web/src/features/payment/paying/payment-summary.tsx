import { formatRupees } from '@sanad/domain'
import { paymentMessages } from '@sanad/texts/web/payment'
import { Banner, Card, KeyValueList, RadioGroup, RupeeIcon, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { isPaidBack } from '../../../shared/applications/is-paid-back.ts'
import { QuoteLines } from '../../../shared/prices/quote-lines.tsx'
import { usePayment } from '../flow/payment-context.tsx'
import { PaymentHelpButton } from '../help/payment-help.tsx'
import { BeforePaying } from './before-paying.tsx'
import styles from './payment-summary.module.css'
import { TrustNotes } from './trust-notes.tsx'

/**
 * The price of what is to be paid now. `pay` is the button, where it belongs here: so far up that no screen cuts it off.
 * Before a choice decides the price its place is taken, so that nothing moves when it is made.
 */
export function PaymentSummary({ pay }: { pay: ReactNode }) {
  const texts = useMessages(paymentMessages)
  const { purchase, application, stage, isActing } = usePayment()
  const { serviceDetails } = application
  if (isPaidBack(serviceDetails) || serviceDetails.client_status === 'on_hold') return null
  const isDue = serviceDetails.payment_status === 0 || stage !== undefined
  if (!isDue) return null
  const isPriced = purchase !== undefined && purchase.quote.subtotal > 0
  if (purchase && !isPriced) return pay ? <Card>{pay}</Card> : null
  return (
    <Card title={isPriced ? texts.summary : texts.price} icon={<RupeeIcon />}>
      <Stack gap="large">
        {isActing && <Banner title={texts.actingTitle}>{texts.actingText}</Banner>}
        {!isActing && <ScopeChoice />}
        {pay}
        <div className={styles.price}>
          {isPriced ? (
            <QuoteLines quote={purchase.quote} />
          ) : (
            <p className={styles.open}>{texts.priceAfterChoice}</p>
          )}
        </div>
        <BeforePaying application={application} purchase={purchase} />
        <TrustNotes />
        <PaymentHelpButton />
      </Stack>
    </Card>
  )
}

/** In a stage flow: only what is due, or all at once. */
function ScopeChoice() {
  const texts = useMessages(paymentMessages)
  const { stage, full, purchase, choose, busy, isChosen } = usePayment()
  if (!stage || !full || full.stages.length < 2) return null
  const stageTitle = stage.stages[0]?.title ?? ''
  if (isChosen) {
    const value = purchase?.scope === 'full' ? texts.scopeFull : stageTitle
    return <KeyValueList items={[{ label: texts.scopeChosen, value }]} />
  }
  return (
    <RadioGroup
      label={texts.summaryScope}
      appearance="cards"
      value={purchase?.scope}
      onValueChange={choose}
      disabled={busy}
      options={[
        {
          value: 'stage',
          label: stageTitle,
          description: texts.scopeStageText,
          aside: formatRupees(stage.quote.total),
        },
        {
          value: 'full',
          label: texts.scopeFull,
          description: texts.scopeFullText({ stages: full.stages.length }),
          aside: formatRupees(full.quote.total),
        },
      ]}
    />
  )
}
