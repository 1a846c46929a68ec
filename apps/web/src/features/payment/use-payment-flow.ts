import type { ServiceApplication } from '@sanad/contracts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useErrorText } from '../../shared/api/error-text.ts'
import { useAudit } from '../../shared/audit/use-audit.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { useToast } from '../../shared/toast/use-toast.ts'
import { openCheckout, waitForCheckout } from './checkout-script.ts'
import { paymentMessages } from './messages.ts'
import { useCreatePaymentMutation, useVerifyPaymentMutation } from './payment-api.ts'
import { paymentAudit } from './payment-audit.ts'
import { createRequest, type OrderInQuestion, verifyRequest } from './payment-requests.ts'
import { problemText } from './problem-text.ts'
import { findPurchase, type PurchaseScope } from './purchase.ts'
import { type PaymentOutcome, type PaymentPhase, runPayment } from './run-payment.ts'
import { useAfterPayment, useReloadApplication } from './use-after-payment.ts'

export type PricedOrder = OrderInQuestion & { total: number }

/** `unverified`: an order of which nobody could say what became of it. */
export type PaymentState =
  | { kind: 'idle' | 'success' }
  | { kind: 'running'; phase: PaymentPhase; scope: PurchaseScope }
  | { kind: 'checking' | 'unverified'; order: PricedOrder }

export interface PaymentFlow {
  readonly state: PaymentState
  pay(scope: PurchaseScope): void
  /** Asks what became of an order; `closed` also ends it, if nothing was paid. */
  check(order: PricedOrder, closed?: boolean): void
}

const idle: PaymentState = { kind: 'idle' }

export function usePaymentFlow(application: ServiceApplication): PaymentFlow {
  const [state, setState] = useState<PaymentState>(idle)
  const [createPayment] = useCreatePaymentMutation()
  const [verifyPayment] = useVerifyPaymentMutation()
  const reload = useReloadApplication(application.serviceDetails.id)
  const afterPayment = useAfterPayment(application)
  const audit = useAudit()
  const toast = useToast()
  const errorText = useErrorText()
  const texts = useMessages(paymentMessages)
  // A second press may come before the first one has been rendered.
  const busy = useRef(false)

  const verify = (order: OrderInQuestion, closed: boolean) =>
    verifyPayment(verifyRequest(application, order, closed)).unwrap()

  const finish = async (outcome: PaymentOutcome, order: PricedOrder) => {
    if (outcome.kind === 'unverified') {
      toast('error', errorText(outcome.error, texts.verifyFailed))
      return setState({ kind: 'unverified', order })
    }
    if (outcome.kind !== 'settled') {
      toast('error', problemText(outcome, texts, errorText))
    } else if (outcome.status === 'paid') {
      setState({ kind: 'success' })
      await afterPayment(order)
    } else if (outcome.status === 'cancelled') {
      if (outcome.wasCancelled) toast('info', texts.cancelled)
      else toast('error', texts.cancelledOrFailed)
    } else if (outcome.status === 'failed') {
      toast('error', texts.failed)
    }
    // The price, or an order that is still open, may be another one now.
    const isCurrent = outcome.kind === 'settled' && outcome.status === 'paid' ? true : await reload()
    setState(isCurrent || outcome.kind !== 'settled' ? idle : { kind: 'unverified', order })
  }

  const once = async (story: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    await story().finally(() => {
      busy.current = false
    })
  }

  const pay = (scope: PurchaseScope) =>
    void once(async () => {
      const purchase = findPurchase(application, scope)
      if (!purchase) return toast('error', texts.serviceMissing)
      const order = {
        orderId: '',
        isFull: scope === 'full',
        stageTitles: purchase.stages.map(({ title }) => title),
        total: purchase.quote.total,
      }
      const outcome = await runPayment(purchase.quote.total, {
        onPhase: (phase) => setState({ kind: 'running', phase, scope }),
        waitForScript: () => waitForCheckout(application.checkout),
        createSession: async () => {
          const session = await createPayment(createRequest(application, purchase)).unwrap()
          order.orderId = session.orderId
          audit(paymentAudit('PAYMENT_INITIATION', application, order))
          return session
        },
        openCheckout,
        verify: (orderId, closed) => verify({ ...order, orderId }, closed),
      })
      await finish(outcome, order)
    })

  const check = (order: PricedOrder, closed = false) =>
    void once(async () => {
      setState({ kind: 'checking', order })
      const { orderId } = order
      const outcome = await verify(order, closed).then(
        (answer): PaymentOutcome => ({ kind: 'settled', orderId, wasCancelled: true, ...answer }),
        (error: unknown): PaymentOutcome => ({ kind: 'unverified', orderId, error }),
      )
      await finish(outcome, order)
    })

  useFollowLiveOrder(application, check)
  return { state, pay, check }
}

const recheckAfterMs = [0, 5_000, 10_000, 20_000, 30_000]

/** Asks about an order that an earlier visit left, and goes on asking while its payment is being confirmed. */
function useFollowLiveOrder(application: ServiceApplication, check: PaymentFlow['check']): void {
  const order = liveOrderOf(application)
  const orderId = order?.orderId
  const confirming = application.live_order?.confirming ?? false
  const ask = useEffectEvent(() => order && check(order))
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (orderId === undefined || (asked > 0 && !confirming)) return
    const delay = recheckAfterMs[Math.min(asked, recheckAfterMs.length - 1)]
    const timer = setTimeout(() => {
      ask()
      setAsked((times) => times + 1)
    }, delay)
    return () => clearTimeout(timer)
  }, [orderId, confirming, asked])
}

export function liveOrderOf(application: ServiceApplication): PricedOrder | undefined {
  const { live_order } = application
  if (!live_order) return undefined
  const { order_id: orderId, is_full_payment: isFull, total } = live_order
  const scope = isFull ? 'full' : 'stage'
  const stageTitles = findPurchase(application, scope)?.stages.map(({ title }) => title) ?? []
  return { orderId, isFull, total, stageTitles }
}
