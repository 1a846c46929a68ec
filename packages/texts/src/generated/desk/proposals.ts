// Written by `npm run texts` from texts/en/desk/proposals.json.
import english from '../../../../../texts/en/desk/proposals.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ProposalsTexts {
  readonly toApprove: string
  readonly oldestOf: (params: { shown: Value; count: Value }) => string
  readonly nothingToApprove: string
  readonly refundOf: (params: { rupees: Value }) => string
  readonly discountOf: (params: { rupees: Value }) => string
  readonly proposedBy: (params: { name: Value; time: Value }) => string
  readonly whyHouse: string
  readonly customerReads: string
  readonly ends: string
  readonly yes: string
  readonly no: string
  readonly paid: string
  readonly before: string
  readonly kept: string
  readonly workDone: string
  readonly workDoneText: (params: { done: Value; all: Value; time: Value }) => string
  readonly nothingDone: (params: { all: Value }) => string
  readonly hoursMinutes: (params: { hours: Value; minutes: Value }) => string
  readonly policy: string
  readonly policyText: (params: { percent: Value; rupees: Value }) => string
  readonly within: string
  readonly above: string
  readonly below: string
  readonly noPolicy: string
  readonly orders: string
  readonly orderPart: (params: { id: Value; rupees: Value }) => string
  readonly approve: string
  readonly decline: string
  readonly declineTitle: string
  readonly declineWhy: string
  readonly decidedMeanwhile: string
  readonly takeBack: string
  readonly held: (params: { name: Value; time: Value }) => string
  readonly next: string
  readonly previous: string
  readonly ownProposal: string
  readonly aboveLimit: string
  readonly notYours: string
  readonly returned: (params: { why: Value }) => string
  readonly problemOrderLive: string
  readonly problemNotAllowed: string
  readonly problemTooLarge: string
  readonly problemBelowScale: string
  readonly problemCancellation: string
  readonly approved: string
  readonly declined: string
  readonly takenBack: string
  readonly withdrawn: string
  readonly proposed: string
  readonly notRecorded: string
  readonly money: string
  readonly refundable: (params: { rupees: Value }) => string
  readonly propose: string
  readonly proposeTitle: string
  readonly amount: string
  readonly amountPromised: (params: { rupees: Value }) => string
  readonly amountWrong: (params: { most: Value }) => string
  readonly amountBelowScale: (params: { least: Value }) => string
  readonly endsLabel: string
  readonly endsHint: string
  readonly loadingReasons: string
  readonly readyReasons: string
  readonly reasonHouse: string
  readonly reasonCustomer: string
  readonly reasonCustomerHi: string
  readonly missing: string
  readonly send: string
  readonly sending: string
  readonly cancel: string
  readonly withdraw: string
  readonly stateWaiting: string
  readonly stateApproved: string
  readonly stateDeclined: string
  readonly stateWithdrawn: string
  readonly stateDone: string
  readonly decidedBy: (params: { name: Value; comment: Value }) => string
  readonly heldDiscount: (params: { name: Value; time: Value }) => string
  readonly unpaid: string
  readonly unpaidAfter: string
  readonly unpaidAfterText: (params: { rupees: Value; percent: Value }) => string
  readonly discountBefore: string
  readonly discountTitle: string
  readonly discountGiven: (params: { rupees: Value }) => string
  readonly beforeTax: string
  readonly discountLimit: (params: { most: Value }) => string
  readonly giveDiscount: string
  readonly discountDone: string
  readonly paymentOpen: string
  readonly fromTicket: string
  readonly theTicket: string
}

export const proposalsMessages = defineMessages<ProposalsTexts>('desk/proposals', english)
