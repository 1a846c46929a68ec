import type { ServiceApplication } from '@sanad/contracts'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useActingStaff } from '../../../shared/auth/use-acting-staff.ts'
import { loadCheckout } from '../checkouts/load-checkout.ts'
import {
  findFullPurchase,
  findStagePurchase,
  type Purchase,
  type PurchaseScope,
} from '../ordering/purchase.ts'
import { useBackClosesCheckout } from './use-back-closes-checkout.ts'
import { type PaymentFlow, usePaymentFlow } from './use-payment-flow.ts'

interface Payment extends PaymentFlow {
  readonly application: ServiceApplication
  readonly stage: Purchase | undefined
  readonly full: Purchase | undefined
  /** What the summary shows and the bar pays: in a stage flow the stage, until the customer chooses all. */
  readonly purchase: Purchase | undefined
  readonly choose: (scope: PurchaseScope) => void
  /** A payment was begun with it; it can be changed again once that is cancelled or decided. */
  readonly isChosen: boolean
  /** Something of this payment is under way. */
  readonly busy: boolean
  /** Why paying must wait, although it is the next step; undefined when nothing stands in its way. */
  readonly obstacle: 'saving' | 'typing' | 'confirming' | undefined
  readonly canPay: boolean
  /** Somebody of the service centre acts: only the customer pays. */
  readonly isActing: boolean
  /** What stands between the press of the button and the payment. */
  readonly question: { readonly isOpen: boolean; pay(): void; close(): void }
}

const PaymentContext = createContext<Payment | undefined>(undefined)

export function usePayment(): Payment {
  const payment = useContext(PaymentContext)
  if (!payment) throw new Error('usePayment needs a PaymentProvider')
  return payment
}

interface PaymentProviderProps {
  application: ServiceApplication
  /** A changed choice is on its way to the server: the price may be another one in a moment. */
  saving: boolean
  /** Something typed is not the choice that would be paid: not finished, or refused. */
  typing: boolean
  /** The customer is asked something before the payment begins. */
  askFirst: boolean
  children: ReactNode
}

export function PaymentProvider({ application, saving, typing, askFirst, children }: PaymentProviderProps) {
  const flow = usePaymentFlow(application)
  useBackClosesCheckout(flow.state.kind === 'running' && flow.state.phase === 'loading_gateway')
  const isActing = useActingStaff() !== null
  const [scope, choose] = useState<PurchaseScope>('stage')
  const [asked, setAsked] = useState<PurchaseScope>()
  const [isAnswered, setAnswered] = useState(false)
  const stage = findStagePurchase(application)
  const full = findFullPurchase(application)
  const obstacle = findObstacle({ situation: flow.situation, saving, typing })
  // A payment that was begun has its choice made: nothing else is shown beside it.
  const begun = obstacle === 'confirming' || flow.situation?.kind === 'open' ? flow.situation : undefined
  const paidScope = begun ? (begun.order.isFull ? 'full' : 'stage') : scope
  const purchase = paidScope === 'stage' && stage ? stage : full
  const isPayable = application.allowed_actions.includes('pay')
  const { provider, script_url, mode, key } = application.checkout
  useEffect(() => {
    if (isPayable) loadCheckout({ provider, script_url, mode, key })
  }, [isPayable, provider, script_url, mode, key])

  const busy = flow.state.kind !== 'idle'
  const canPay = isPayable && !isActing && !busy && !obstacle && (purchase?.quote.total ?? 0) > 0
  const pay = (wanted: PurchaseScope) => {
    choose(wanted)
    if (askFirst && !isAnswered) setAsked(wanted)
    else flow.pay(wanted)
  }
  const close = () => setAsked(undefined)
  const question = {
    isOpen: asked !== undefined,
    close,
    pay: () => {
      close()
      // Ask once: a retry after a failure is not asked again.
      setAnswered(true)
      if (asked) flow.pay(asked)
    },
  }
  const choices = { stage, full, purchase, choose, isChosen: begun !== undefined }
  return (
    <PaymentContext
      value={{ ...flow, ...choices, application, isActing, busy, obstacle, canPay, pay, question }}
    >
      {children}
    </PaymentContext>
  )
}

interface Around {
  situation: PaymentFlow['situation']
  saving: boolean
  typing: boolean
}

const undecided = ['confirming', 'unknown', 'review'] as const

function findObstacle({ situation, saving, typing }: Around): Payment['obstacle'] {
  if (undecided.some((kind) => kind === situation?.kind)) return 'confirming'
  if (saving) return 'saving'
  return typing ? 'typing' : undefined
}
