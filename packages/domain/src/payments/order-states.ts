import { defineStateMachine, type Transitions } from './state-machine.ts'

/**
 * State of a payment order. `created`: committed here, the gateway has not answered yet; `active`: payable at the
 * gateway; `confirming`: a bank is deciding; `failed`, `cancelled`, `expired`: closed, though a slow bank may still take
 * it; `review`: paid otherwise than we asked, staff decide; `paid`: credited; `refund_due`: paid and never credited, all
 * of it goes back.
 */
export type PaymentOrderState =
  | 'created'
  | 'active'
  | 'confirming'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'review'
  | 'paid'
  | 'refund_due'

const closed = ['failed', 'cancelled', 'expired'] as const

/** Outcomes of a captured payment for any undecided order: credited, refunded because nothing was due, or reviewed. */
const captured = ['paid', 'refund_due', 'review'] as const

const transitions = {
  // Straight to `paid` as well: a discount left nothing to pay, or the gateway's first answer was lost.
  created: ['active', 'confirming', ...closed, ...captured],
  active: ['confirming', ...closed, ...captured],
  // Back to `active`: the bank said no, another attempt may follow.
  confirming: ['active', ...closed, ...captured],
  failed: ['confirming', ...captured],
  cancelled: ['confirming', ...captured],
  // The gateway's timer ran out first; our own closing then names the reason.
  expired: ['failed', 'cancelled', 'confirming', ...captured],
  // Ended by staff alone: what was captured goes back, or nothing was captured.
  review: ['refund_due', 'failed'],
  paid: [],
  refund_due: [],
} as const satisfies Transitions<PaymentOrderState>

/** Every legal change of a payment order's state; SQL takes its guards from here. */
export const paymentOrderMachine = defineStateMachine<PaymentOrderState>('payment order', {
  initial: 'created',
  transitions,
})

/**
 * What is still expected of an order, which is what the poller needs to know: `live`: payable, polled until it is
 * decided; `closed`: polled for a while, because banks are slow; `in_review`: not polled, staff decide; `decided`: polled
 * a few times more, because a bank may capture it twice.
 */
export type PaymentOrderPhase = 'live' | 'closed' | 'in_review' | 'decided'

const phases = {
  created: 'live',
  active: 'live',
  confirming: 'live',
  failed: 'closed',
  cancelled: 'closed',
  expired: 'closed',
  review: 'in_review',
  paid: 'decided',
  refund_due: 'decided',
} as const satisfies Record<PaymentOrderState, PaymentOrderPhase>

export function phaseOfOrder(state: PaymentOrderState): PaymentOrderPhase {
  return phases[state]
}

/** States in which an order may be paid: a unique index allows one such order per application. */
export function isLiveOrder(state: PaymentOrderState): boolean {
  return phases[state] === 'live'
}

/** The states of these phases, for SQL: `where state = any($1)`. */
export function listOrderStates(...of: readonly PaymentOrderPhase[]): readonly PaymentOrderState[] {
  return (Object.keys(phases) as PaymentOrderState[]).filter((state) => of.includes(phases[state]))
}
