import type { Outcome } from '../core/pay-order.ts'

type TestOutcome = Extract<Outcome, 'success' | 'failure' | 'pending'>

const upiOutcomes: Record<string, TestOutcome> = {
  'testsuccess@gocash': 'success',
  'testfailure@gocash': 'failure',
  'testpending@gocash': 'pending',
  // One page serves every provider, so that Razorpay's test values work beside Cashfree's.
  'success@razorpay': 'success',
  'failure@razorpay': 'failure',
}

const paidCards = [
  '4706131211212123',
  '4062288312345026',
  '4576238912771450',
  '4444333322221111',
  '5409162669381034',
  '5105105105105100',
  '6074825972083818',
  '4111111111111111',
  // Razorpay's.
  '4100280000001007',
  '5500670000001002',
  '6527658900001005',
]
const declinedCards = ['4000000000000002', '4100280000060003', '5305620000030003']

/** Any other well-formed UPI ID is paid: nothing leaves this machine. */
export function upiOutcome(upiId: string): TestOutcome {
  return upiOutcomes[upiId.toLowerCase()] ?? 'success'
}

/** Undefined for a number that is no test card: a real card must be refused. */
export function findCardOutcome(number: string): TestOutcome | undefined {
  if (declinedCards.includes(number)) return 'failure'
  return paidCards.includes(number) ? 'success' : undefined
}
