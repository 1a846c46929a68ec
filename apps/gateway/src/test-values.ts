import type { Outcome } from './pay-order.ts'

const upiOutcomes: Record<string, Outcome> = {
  'testsuccess@gocash': 'success',
  'testfailure@gocash': 'failure',
  'testpending@gocash': 'pending',
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
]
const declinedCard = '4000000000000002'

/** Any other well-formed UPI ID is paid: nothing leaves this machine. */
export function upiOutcome(upiId: string): Outcome {
  return upiOutcomes[upiId.toLowerCase()] ?? 'success'
}

/** Undefined for a number that is no test card: somebody's own card has no business here. */
export function findCardOutcome(number: string): Outcome | undefined {
  if (number === declinedCard) return 'failure'
  return paidCards.includes(number) ? 'success' : undefined
}
