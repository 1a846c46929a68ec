import { Banner, Button, ClockIcon } from '@sanad/ui'
import { formatRupees } from '../../shared/format/format.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { liveOrderOf } from './live-order.ts'
import { paymentMessages } from './messages.ts'
import { usePayment } from './payment-context.tsx'
import { PaymentHelpButton } from './payment-help-dialog.tsx'

/** Says what is known of an order that is not settled, and what can be done about it. */
export function LiveOrderBanner() {
  const texts = useMessages(paymentMessages)
  const { application, state, pay, check, busy } = usePayment()
  const order = liveOrderOf(application)

  if (state.kind === 'unverified') {
    return (
      <Banner
        tone="warning"
        live="assertive"
        title={texts.unverifiedTitle}
        actions={<Button onClick={() => check(state.order)}>{texts.checkAgain}</Button>}
      >
        {texts.unverifiedText}
      </Banner>
    )
  }
  if (!order || state.kind === 'success' || state.kind === 'running') return null
  const total = formatRupees(order.total)
  if (application.live_order?.confirming) {
    return (
      <Banner
        tone="info"
        icon={<ClockIcon />}
        live="polite"
        title={texts.confirmingTitle}
        actions={
          <>
            <Button
              variant="secondary"
              size="small"
              busy={state.kind === 'checking'}
              busyLabel={texts.verifying}
              onClick={() => check(order)}
            >
              {texts.checkAgain}
            </Button>
            <PaymentHelpButton />
          </>
        }
      >
        {texts.confirmingText(total)}
      </Banner>
    )
  }
  return (
    <Banner
      tone="warning"
      live="polite"
      title={texts.openTitle}
      actions={
        <>
          <Button size="small" disabled={busy} onClick={() => pay(order.isFull ? 'full' : 'stage')}>
            {texts.continuePayment}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={busy}
            onClick={() => check(order, { closed: true })}
          >
            {texts.cancelPayment}
          </Button>
        </>
      }
    >
      {texts.openText(total)}
    </Banner>
  )
}
