import type { ServiceApplication } from '@sanad/contracts'
import { useRef, useState } from 'react'
import { useErrorText } from '../../shared/api/error-text.ts'
import { useReloadApplication } from '../../shared/applications/use-reload-application.ts'
import { useAudit } from '../../shared/audit/use-audit.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { useToast } from '../../shared/toast/use-toast.ts'
import { openCheckout, waitForCheckout } from './checkout-script.ts'
import { useFollowLiveOrder } from './live-order.ts'
import { paymentMessages } from './messages.ts'
import { outcomeMessage } from './outcome-message.ts'
import { useCreatePaymentMutation, useVerifyPaymentMutation } from './payment-api.ts'
import { paymentAudit } from './payment-audit.ts'
import { createRequest, type PricedOrder, verifyRequest } from './payment-requests.ts'
import { findPurchase, type PurchaseScope } from './purchase.ts'
import { type PaymentOutcome, type PaymentPhase, runPayment } from './run-payment.ts'
import { useAfterPayment } from './use-after-payment.ts'

/** `unverified`: an order of which nobody could say what became of it. */
export type PaymentState =
  | { kind: 'idle' | 'success' }
  | { kind: 'running'; phase: PaymentPhase; scope: PurchaseScope }
  | { kind: 'checking' | 'unverified'; order: PricedOrder }

interface CheckOptions {
  /** Ends the order, if nothing was paid. */
  closed?: boolean
  /** Asked by the screen itself: no answer is no news. */
  quiet?: boolean
}

export interface PaymentFlow {
  readonly state: PaymentState
  pay(scope: PurchaseScope): void
  /** Asks what became of an order. */
  check(order: PricedOrder, options?: CheckOptions): void
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

  const once = async (story: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    await story().finally(() => {
      busy.current = false
    })
  }

  const verify = (order: PricedOrder, closed: boolean) =>
    verifyPayment(verifyRequest(application, order, closed)).unwrap()

  const finish = async (outcome: PaymentOutcome, order: PricedOrder, quiet = false) => {
    const message = outcomeMessage(outcome, texts, errorText)
    const isUnverified = outcome.kind === 'unverified'
    if (message && !(quiet && isUnverified)) toast(message.kind, message.text)
    if (isUnverified) return setState(quiet ? idle : { kind: 'unverified', order })

    const isPaid = outcome.kind === 'settled' && outcome.status === 'paid'
    if (isPaid) setState({ kind: 'success' })
    const isReloaded = isPaid ? await afterPayment(order) : await reload()
    // With the old answer on screen, paying once more must not look like the next step.
    setState(isReloaded || outcome.kind !== 'settled' ? idle : { kind: 'unverified', order })
  }

  const pay = (scope: PurchaseScope) =>
    void once(async () => {
      const purchase = findPurchase(application, scope)
      if (!purchase) return toast('error', texts.serviceMissing)
      const { total } = purchase.quote
      let order: PricedOrder = {
        orderId: '',
        isFull: scope === 'full',
        stageTitles: purchase.stages.map(({ title }) => title),
        total,
      }
      const outcome = await runPayment(total, {
        onPhase: (phase) => setState({ kind: 'running', phase, scope }),
        waitForScript: () => waitForCheckout(application.checkout),
        createSession: async () => {
          const session = await createPayment(createRequest(application, purchase)).unwrap()
          order = { ...order, orderId: session.orderId }
          audit(paymentAudit('PAYMENT_INITIATION', application, order))
          return session
        },
        openCheckout,
        verify: (_orderId, closed) => verify(order, closed),
      })
      await finish(outcome, order)
    })

  const check = (order: PricedOrder, { closed = false, quiet = false }: CheckOptions = {}) =>
    void once(async () => {
      setState({ kind: 'checking', order })
      const outcome = await verify(order, closed).then(
        (answer): PaymentOutcome => ({ kind: 'settled', wasCancelled: true, ...answer }),
        (error: unknown): PaymentOutcome => ({ kind: 'unverified', error }),
      )
      await finish(outcome, order, quiet)
    })

  useFollowLiveOrder(application, (order) => check(order, { quiet: true }))
  return { state, pay, check }
}
