import { defineStateMachine, type Transitions } from './state-machine.ts'

/**
 * State of a refund. `requested`: committed here, the gateway has not answered for the present attempt; `pending`: the
 * gateway is sending it; `on_hold`: the gateway waits for something, or reports another amount than ours; `failed`: the
 * gateway does not send it, staff decide; `succeeded`: sent, by the gateway or by a bank transfer.
 */
export type RefundState = 'requested' | 'pending' | 'on_hold' | 'failed' | 'succeeded'

const transitions = {
  requested: ['pending', 'on_hold', 'failed', 'succeeded'],
  pending: ['on_hold', 'failed', 'succeeded'],
  on_hold: ['pending', 'failed', 'succeeded'],
  // Staff start another attempt or paid it by bank transfer; or the gateway has sent it after all.
  failed: ['requested', 'pending', 'on_hold', 'succeeded'],
  succeeded: [],
} as const satisfies Transitions<RefundState>

/** Every legal change of a refund's state; SQL takes its guards from here. */
export const refundMachine = defineStateMachine<RefundState>('refund', { initial: 'requested', transitions })

const underWay = ['requested', 'pending', 'on_hold'] as const satisfies readonly RefundState[]
const stuck = ['on_hold', 'failed'] as const satisfies readonly RefundState[]

/** The states in which the gateway has the next word and the poller asks for it; what failed waits for staff. */
export function listPolledRefundStates(): readonly RefundState[] {
  return underWay
}

/** The states in which staff must look: the gateway waits for something, or does not send it. */
export function listStuckRefundStates(): readonly RefundState[] {
  return stuck
}
