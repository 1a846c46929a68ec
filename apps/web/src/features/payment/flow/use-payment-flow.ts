import type { ServiceApplication } from '@sanad/contracts'
import { paymentMessages } from '@sanad/texts/web/payment'
import { endToasts, useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useRef, useState } from 'react'
import { useReloadApplication } from '../../../shared/applications/use-reload-application.ts'
import { useAudit } from '../../../shared/audit/use-audit.ts'
import { waitForCheckout } from '../checkouts/load-checkout.ts'
import { useCreatePaymentMutation, useVerifyPaymentMutation } from '../ordering/payment-api.ts'
import { createRequest, type PricedOrder, verifyRequest } from '../ordering/payment-requests.ts'
import { findPurchase, type PurchaseScope } from '../ordering/purchase.ts'
import { markAnnounced, takeAwaitedOrder } from './awaited-order.ts'
import { outcomeMessage } from './outcome-message.ts'
import { paymentAuditEntry } from './payment-audit-entry.ts'
import { findPaymentSituation, type PaymentSituation } from './payment-situation.ts'
import { type PaymentOutcome, type PaymentPhase, runPayment, type VerifiedEnd } from './run-payment.ts'
import { useAfterPayment } from './use-after-payment.ts'
import { useAwaitedOrder } from './use-awaited-order.ts'
import { useFollowOrder } from './use-follow-order.ts'

/** What this screen is doing. */
export type PaymentState =
  | { kind: 'idle' | 'checking' | 'success' }
  | { kind: 'running'; phase: PaymentPhase; scope: PurchaseScope }

interface CheckOptions {
  /** Closes the order if nothing was paid. */
  closed?: boolean
  /** Polled, not requested: failures are not reported. */
  quiet?: boolean
}

export interface PaymentFlow {
  readonly state: PaymentState
  /** What is to be told of the last payment, while no other one is under way. */
  readonly situation: PaymentSituation | undefined
  pay(scope: PurchaseScope): void
  /** Asks what became of an order. */
  check(order: PricedOrder, options?: CheckOptions): void
}

const idle: PaymentState = { kind: 'idle' }

export function usePaymentFlow(application: ServiceApplication): PaymentFlow {
  const applicationId = application.serviceDetails.id
  const [state, setState] = useState<PaymentState>(idle)
  const [unverified, setUnverified] = useState<PricedOrder>()
  const [createPayment] = useCreatePaymentMutation()
  const [verifyPayment] = useVerifyPaymentMutation()
  const reload = useReloadApplication(applicationId)
  const afterPayment = useAfterPayment(application)
  const audit = useAudit()
  const toast = useToast()
  const errorText = useErrorText()
  const texts = useMessages(paymentMessages)
  // Guards against a double click before the first one has been rendered.
  const busy = useRef(false)

  const once = async (story: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    await story().finally(() => {
      busy.current = false
    })
  }

  const verify = (order: PricedOrder, end: VerifiedEnd) =>
    verifyPayment(verifyRequest(application, order, end)).unwrap()

  const finish = async (outcome: PaymentOutcome, order: PricedOrder, quiet = false) => {
    const message = outcomeMessage(outcome, texts, errorText)
    const isUnverified = outcome.kind === 'unverified'
    const isPaid = outcome.kind === 'settled' && outcome.status === 'paid'
    if (outcome.kind === 'settled' && outcome.status !== 'pending') takeAwaitedOrder(applicationId)
    // Two concurrent checks may report the same payment.
    if (isPaid && !markAnnounced(order)) return setState(idle)
    if (message && !(quiet && isUnverified)) toast(message.kind, message.text)
    setUnverified(isUnverified ? order : undefined)
    if (isUnverified) return setState(idle)

    if (isPaid) setState({ kind: 'success' })
    const isReloaded = isPaid ? await afterPayment(order) : await reload()
    // If the refetch failed, the stale view must not offer a second payment.
    if (!isReloaded && outcome.kind === 'settled') setUnverified(order)
    setState(idle)
  }

  const pay = (scope: PurchaseScope) =>
    void once(async () => {
      const purchase = findPurchase(application, scope)
      if (!purchase) return toast('error', texts.serviceMissing)
      endToasts()
      const { total } = purchase.quote
      let order: PricedOrder = {
        orderId: '',
        isFull: scope === 'full',
        stageTitles: purchase.stages.map(({ title }) => title),
        total,
      }
      const outcome = await runPayment(total, {
        onPhase: (phase) => setState({ kind: 'running', phase, scope }),
        waitForCheckout: () => waitForCheckout(application.checkout),
        createSession: async () => {
          const session = await createPayment(createRequest(application, purchase)).unwrap()
          order = { ...order, orderId: session.orderId }
          audit(paymentAuditEntry('PAYMENT_INITIATION', application, order))
          return { ...session, paymentSessionId: session.paymentSessionId ?? '' }
        },
        verify: (_orderId, end) => verify(order, end),
      })
      await finish(outcome, order)
    })

  const check = (order: PricedOrder, { closed = false, quiet = false }: CheckOptions = {}) =>
    void once(async () => {
      setState({ kind: 'checking' })
      const outcome = await verify(order, { closed }).then(
        (answer): PaymentOutcome => ({ kind: 'settled', wasCancelled: true, ...answer }),
        (error: unknown): PaymentOutcome => ({ kind: 'unverified', error }),
      )
      await finish(outcome, order, quiet)
    })

  const situation = findPaymentSituation(application, unverified)
  const followed = situation && isFollowed(situation) ? situation.order : undefined
  useFollowOrder({
    orderId: followed?.orderId,
    isUndecided: situation?.kind === 'confirming' || situation?.kind === 'unknown',
    ask: () => followed && check(followed, { quiet: true }),
  })
  useAwaitedOrder(applicationId, {
    confirming: situation?.kind === 'confirming' ? situation.order : undefined,
    isIdle: situation === undefined && state.kind === 'idle',
    ask: (order) => check(order, { quiet: true }),
  })
  const isTold = state.kind === 'idle' || state.kind === 'checking'
  return { state, situation: isTold ? situation : undefined, pay, check }
}

/** The order is not final: its status may still change on the server. */
function isFollowed({ kind }: PaymentSituation): boolean {
  return kind === 'open' || kind === 'confirming' || kind === 'unknown' || kind === 'review'
}
